import type { GridConfig } from './config.ts';
import type { Departure, GridCell, GridMove, GridResult, GridState } from './state.ts';
import { refusalsMax } from './turns.ts';

/** A game as everyone may see it. Seats and cells count from 0. */
export interface GridSnapshot {
  readonly format: 'rialto-turn-grid/2.0';
  readonly t_us: number;
  readonly status: 'running' | 'ended';
  readonly turn: number;
  readonly max_turns: number;
  /** The seat to move and its time left; null once the game is over. */
  readonly to_move: number | null;
  readonly turn_left_us: number | null;
  /** Refusals the seat to move has left in this turn, the last of which forfeits. */
  readonly refusals_left: number;
  /** Row y at index y, a character a column: `.` or the seat's digit. */
  readonly board: readonly string[];
  readonly seats: readonly { readonly seat: number; readonly left: Departure | null }[];
  readonly config: GridConfig;
  readonly mode: 'competitive' | 'cooperative';
  readonly last_move: GridMove | null;
  readonly winning_line: readonly GridCell[] | null;
  readonly result: GridResult | null;
}

export function project(state: GridState): GridSnapshot {
  const { rules, result } = state;
  return {
    format: 'rialto-turn-grid/2.0',
    t_us: state.tUs,
    status: result === null ? 'running' : 'ended',
    turn: state.turn,
    max_turns: rules.grid.maxTurns,
    to_move: result === null ? state.toMove : null,
    turn_left_us: result === null ? state.dueUs - state.tUs : null,
    refusals_left: refusalsMax - state.refusals,
    board: state.board.map((row) => row.map((stone) => (stone === 0 ? '.' : String(stone - 1))).join('')),
    seats: state.departures.map((left, seat) => ({ seat, left })),
    config: rules.grid,
    mode: rules.mode,
    last_move: state.lastMove,
    winning_line: state.winningLine,
    result,
  };
}
