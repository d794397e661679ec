import type { Db } from '../db/transaction.ts';

export type Pausable = 'posting' | 'registration';

/** Since when the operator has paused this part of a module, in epoch milliseconds; null when it runs. */
export async function pausedSince(db: Db, module: string, what: Pausable): Promise<number | null> {
  const row = await db.first(db.query.selectFrom('pause').select('since').where('module', '=', module).where('what', '=', what));
  return row?.since ?? null;
}
