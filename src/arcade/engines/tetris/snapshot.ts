import { cellAt, columns, restingY, visibleRows } from './board.ts';
import { activeShape, usPerRow } from './motion.ts';
import { comboOf, levelOf } from './scoring.ts';
import { type Cell, cellLetters } from './shapes.ts';
import type { TetrisEnd, TetrisEvent, TetrisState } from './state.ts';

/** A game as everyone may see it. Columns count from the left, rows from the floor, both from 0. */
export interface TetrisSnapshot {
  readonly format: 'rialto-game/4.0';
  readonly t_us: number;
  readonly status: 'running' | 'ended';
  readonly end_reason: TetrisEnd | null;
  /** Locked cells of the 20 visible rows, top row first, a letter of `.IJLOSTZ` a column. */
  readonly board: readonly string[];
  /** The two rows above, top row first. */
  readonly buffer: readonly string[];
  /** The piece in play; null once the board topped out. */
  readonly active: ActivePiece | null;
  readonly next: readonly string[];
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  /** The number of the piece in play, from 1. */
  readonly pieces: number;
  readonly combo: number;
  readonly back_to_back: boolean;
  /** `next_in_us`: time to the next row of fall, or of a resting piece to its lock; null once the game is over. */
  readonly gravity: { readonly us_per_row: number; readonly next_in_us: number | null };
  readonly left: { readonly duration_us: number; readonly actions: number };
  readonly last_event: TetrisEvent | null;
}

interface ActivePiece {
  readonly piece: string;
  /** Quarter turns clockwise. */
  readonly rotation: number;
  /** Lower left corner of the square the piece turns in: 4 x 4 for I, 2 x 2 for O, 3 x 3 for the rest. */
  readonly x: number;
  readonly y: number;
  readonly cells: readonly Cell[];
  /** `y` after a hard drop. */
  readonly ghost_y: number;
  readonly lock: {
    readonly resting: boolean;
    /** Resting time left until it locks. */
    readonly left_us: number;
    readonly resets_left: number;
  };
}

export function project(state: TetrisState): TetrisSnapshot {
  const rows = state.board
    .slice(0, visibleRows + 2)
    .map(rowText)
    .reverse();
  return {
    format: 'rialto-game/4.0',
    t_us: state.tUs,
    status: state.end === null ? 'running' : 'ended',
    end_reason: state.end,
    board: rows.slice(2),
    buffer: rows.slice(0, 2),
    active: state.piece === 0 ? null : activePiece(state),
    next: state.queue.map((piece) => cellLetters[piece] as string),
    score: state.score,
    lines: state.lines,
    level: levelOf(state.lines),
    pieces: state.pieces,
    combo: comboOf(state.clears),
    back_to_back: state.backToBack,
    gravity: { us_per_row: usPerRow(state.lines), next_in_us: state.end === null ? state.dueUs - state.tUs : null },
    left: {
      duration_us: state.config.durationUs - state.tUs,
      actions: state.config.actionsMax - state.actions,
    },
    last_event: state.lastEvent,
  };
}

function activePiece(state: TetrisState): ActivePiece {
  const shape = activeShape(state);
  const { x, y, resting } = state;
  return {
    piece: cellLetters[state.piece] as string,
    rotation: state.rotation,
    x,
    y,
    cells: shape.cells.map(([dx, dy]): Cell => [x + dx, y + dy]),
    ghost_y: restingY(state.board, shape, x, y),
    lock: {
      resting,
      left_us: resting ? state.dueUs - state.tUs : state.lockLeftUs,
      resets_left: state.resetsLeft,
    },
  };
}

function rowText(row: number): string {
  let text = '';
  for (let x = 0; x < columns; x += 1) text += cellLetters[cellAt(row, x)];
  return text;
}
