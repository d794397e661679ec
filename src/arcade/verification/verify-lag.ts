import type { Db } from '../../core/db/transaction.ts';
import { oldestPending } from '../store/verification.ts';

/** How many milliseconds the game that waits longest for its verdict has waited; 0 when none waits. */
export async function verifyLagMs(db: Db, nowMs: number): Promise<number> {
  const endedAt = await oldestPending(db);
  return endedAt === undefined ? 0 : Math.max(0, nowMs - endedAt);
}
