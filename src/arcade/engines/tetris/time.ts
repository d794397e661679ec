import type { Pieces } from '../engine.ts';
import { finish, lock } from './locking.ts';
import { activeShape, reposition } from './motion.ts';
import type { Turn } from './state.ts';

/** An unattended board tops out within about 200 rows of fall. */
const ticksMax = 2_000;

/** Lets everything happen that is due up to and including a time, then sets the time. */
export function runUntil(turn: Turn, untilUs: number, pieces: Pieces): void {
  const { draft } = turn;
  for (let ticks = 0; draft.end === null && draft.dueUs <= untilUs; ticks += 1) {
    if (ticks === ticksMax) throw new Error(`A board nobody plays did not top out within ${ticksMax} ticks.`);
    tick(turn, pieces);
  }
  if (draft.end === null && untilUs > draft.tUs) stand(turn, untilUs);
}

/** Moves time to the next event of gravity, a row of fall or the lock of a resting piece, or to the end of the game's time. */
export function tick(turn: Turn, pieces: Pieces): void {
  const { draft } = turn;
  if (draft.dueUs > draft.config.durationUs) {
    stand(turn, draft.config.durationUs);
    return;
  }
  draft.tUs = draft.dueUs;
  if (draft.resting) lock(turn, pieces);
  else reposition(draft, activeShape(draft), draft.x, draft.y - 1, 'gravity');
  // What falls due at the very end still happens; then time is up.
  if (draft.end === null && draft.tUs === draft.config.durationUs) finish(turn, 'duration');
}

/** Time passes and nothing is due. */
function stand(turn: Turn, untilUs: number): void {
  const { draft } = turn;
  draft.tUs = Math.min(untilUs, draft.config.durationUs);
  if (draft.tUs === draft.config.durationUs) finish(turn, 'duration');
}
