import type { EngineConfig } from '../../../engines/definition.ts';
import { driveTurnGrid } from '../../../engines/turn-grid/driver.ts';
import type { GridState } from '../../../engines/turn-grid/state.ts';
import { type PublicState, toPublicState } from './probe-states.ts';

export type GridPlayMove =
  | { readonly type: 'pass' }
  | { readonly type: 'place'; readonly x: number; readonly y: number };

/** Game time between two moves, so that events have distinct times. */
const moveUs = 100_000;
/** Maximum number of moves that one search tries. */
const searchStepsMax = 20_000;

/** Plays turn-grid-v2 with a game's configuration, without a session. */
export function createGridPlay(config: EngineConfig, mode: string) {
  const seats = config['seats'] as number;
  const driver = driveTurnGrid({
    engine: 'turn-grid-v2',
    engine_config: config,
    mode,
    pace: 'realtime',
    seats,
    duration_seconds_max: 3600,
    actions_max: 20_000,
  });
  const noPieces = () => 0;

  return {
    start: () => driver.start(noPieces),
    /** Plays a move of the seat to move; null when the engine refuses it. */
    move(state: GridState, move: GridPlayMove): GridState | null {
      const advanced = driver.advance(state, state.tUs + moveUs, noPieces).state;
      const { state: next, refused: refusal } = driver.step(advanced, advanced.toMove, move, noPieces);
      return refusal === undefined ? next : null;
    },
    snapshot(state: GridState): PublicState {
      const events = state.lastMove === null ? [] : [{ t_us: state.tUs, ...state.lastMove }];
      return toPublicState(driver.project(state), { seq: state.turn, events });
    },
  };
}

export type GridPlay = ReturnType<typeof createGridPlay>;

/**
 * Last two states of a game that ends for this reason, found by a deterministic search. Undefined when the
 * configuration permits none, or the step limit is reached.
 */
export function findEnding(play: GridPlay, reason: string): readonly [GridState, GridState] | undefined {
  let steps = 0;
  const path: { readonly state: GridState; readonly moves: Iterator<GridPlayMove> }[] = [];
  const open = (state: GridState) => path.push({ state, moves: movesFrom(state, reason) });
  open(play.start());
  while (path.length > 0 && steps < searchStepsMax) {
    const { state, moves } = path.at(-1) as (typeof path)[number];
    const { value: move, done } = moves.next();
    if (done === true) {
      path.pop();
      continue;
    }
    steps += 1;
    const next = play.move(state, move);
    if (next === null) continue;
    if (next.result?.reason === reason) return [state, next];
    if (next.result === null) open(next);
  }
  return undefined;
}

/**
 * Order in which the search tries moves. For `line`, each seat starts in another row, so that it completes a line soon.
 * Otherwise all seats fill the same row, which produces few lines; for `max_turns` a pass is tried first.
 */
function* movesFrom({ board, toMove, rules }: GridState, reason: string): Generator<GridPlayMove> {
  const { width, height } = rules.grid;
  if (reason === 'max_turns') yield { type: 'pass' };
  for (let index = 0; index < width * height; index += 1) {
    const row = Math.floor(index / width);
    const y = reason === 'line' ? (row + toMove) % height : row;
    const x = index % width;
    if (board[y]?.[x] === 0) yield { type: 'place', x, y };
  }
}
