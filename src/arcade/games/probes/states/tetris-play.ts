import { driveTetris } from '../../../engines/tetris/driver.ts';
import { cellLetters } from '../../../engines/tetris/shapes.ts';
import { asPublicState, type PublicState, type StatePair } from './probe-states.ts';

/** Duration of a probe game in seconds: short, so that it ends by time before the board fills. */
const durationSeconds = 30;
/** Game time before each action, so that events have distinct times; too short for gravity. */
const actionUs = 10_000;

const actions = {
  left: { type: 'move', direction: 'left' },
  right: { type: 'move', direction: 'right' },
  cw: { type: 'rotate', direction: 'cw' },
  ccw: { type: 'rotate', direction: 'ccw' },
  soft: { type: 'soft_drop' },
  hard: { type: 'hard_drop' },
} as const;

type MoveCode = keyof typeof actions;

/** Game with a given, repeated sequence of pieces. */
export function openTetrisPlay(letters: string) {
  const driver = driveTetris({
    engine: 'tetris-v2',
    engine_config: {},
    mode: 'realtime',
    pace: 'realtime',
    seats: 1,
    duration_seconds_max: durationSeconds,
    actions_max: 20_000,
  });
  const pieces = (index: number) => cellLetters.indexOf(letters[index % letters.length] as string);
  let state = driver.start(pieces);
  let seq = 0;
  let lastEvents: readonly object[] = [];

  const apply = (move: MoveCode) => {
    const advanced = driver.advance(state, driver.timeOf(state) + actionUs, pieces);
    const { state: next, events } = driver.step(advanced.state, 0, actions[move], pieces);
    state = next;
    seq += 1;
    lastEvents = events;
  };

  return {
    play(sequence: string): void {
      for (const move of sequence.split(' ')) apply(move as MoveCode);
    },
    /** Lowers the piece in play from above the board, which a renderer need not show, into it. */
    lower(): void {
      for (let row = 0; row < 4; row += 1) apply('soft');
    },
    /** Drops the piece in play after clockwise quarter turns, with its leftmost cell in this column. */
    drop(column: number, turns = 0): void {
      for (let turn = 0; turn < turns; turn += 1) apply('cw');
      const target = leftmost(driver.project(state)) - column;
      for (let step = 0; step < Math.abs(target); step += 1) apply(target > 0 ? 'left' : 'right');
      apply('hard');
    },
    /** Advances time to this many microseconds before the end. */
    waitUntilLeft(leftUs: number): void {
      const advance = driver.advance(state, durationSeconds * 1_000_000 - leftUs, pieces);
      state = advance.state;
      lastEvents = advance.events;
    },
    snapshot(): PublicState {
      return asPublicState(driver.project(state), { seq, events: lastEvents });
    },
    /** States before and after `change`. */
    pair(name: string, change: () => void): StatePair {
      const before = this.snapshot();
      change();
      return { name, before, after: this.snapshot() };
    },
  };
}

export type TetrisPlay = ReturnType<typeof openTetrisPlay>;

function leftmost(snapshot: object): number {
  const { active } = snapshot as { readonly active: { readonly cells: readonly (readonly [number, number])[] } };
  return Math.min(...active.cells.map(([x]) => x));
}
