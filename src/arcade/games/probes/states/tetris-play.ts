import { driveTetris } from '../../../engines/tetris/driver.ts';
import { cellLetters } from '../../../engines/tetris/shapes.ts';
import { type PublicState, type StatePair, toPublicState } from './probe-states.ts';

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

/** Plays tetris-v2 without a session; the pieces repeat the sequence `letters`. */
export function createTetrisPlay(letters: string) {
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
    /** Lowers the active piece until it is inside the board; a renderer need not show the rows above. */
    lower(): void {
      for (let row = 0; row < 4; row += 1) apply('soft');
    },
    /** Drops the active piece after clockwise quarter turns, with its leftmost cell in this column. */
    drop(column: number, turns = 0): void {
      for (let turn = 0; turn < turns; turn += 1) apply('cw');
      const columnsToMove = leftmostColumn(driver.project(state)) - column;
      for (let step = 0; step < Math.abs(columnsToMove); step += 1) apply(columnsToMove > 0 ? 'left' : 'right');
      apply('hard');
    },
    /** Advances time to this many microseconds before the end. */
    advanceUntilRemaining(remainingUs: number): void {
      const advanced = driver.advance(state, durationSeconds * 1_000_000 - remainingUs, pieces);
      state = advanced.state;
      lastEvents = advanced.events;
    },
    snapshot(): PublicState {
      return toPublicState(driver.project(state), { seq, events: lastEvents });
    },
    /** States before and after `change`. */
    pair(name: string, change: () => void): StatePair {
      const before = this.snapshot();
      change();
      return { name, before, after: this.snapshot() };
    },
  };
}

export type TetrisPlay = ReturnType<typeof createTetrisPlay>;

function leftmostColumn(snapshot: object): number {
  const { active } = snapshot as { readonly active: { readonly cells: readonly (readonly [number, number])[] } };
  return Math.min(...active.cells.map(([x]) => x));
}
