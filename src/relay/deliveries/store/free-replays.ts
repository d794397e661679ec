import { sql } from 'kysely';
import type { Db } from '../../../core/db/transaction.ts';
import { replaysMax } from '../rules/limits.ts';
import { recordRetentionMs } from '../rules/retention.ts';

/** Whether an account has a delivery that uses a unit of its trial and can be replayed for free. */
export async function hasFreeReplay(db: Db, accountId: string, nowMs: number): Promise<boolean> {
  const row = await db.first(
    db.query
      .selectFrom('relay_delivery')
      .select('id')
      .where('account_id', '=', accountId)
      // Literal condition, because only that uses the partial index. At most as many rows match it as a trial has
      // units.
      .where(sql<boolean>`erased = 0 and holds_unit = 1`)
      .where('state', '!=', 'delivered')
      .where('replays', '<', replaysMax)
      .where('created_at', '>', nowMs - recordRetentionMs)
      .limit(1),
  );
  return row !== undefined;
}
