import type { Db } from '../../core/db/transaction.ts';
import type { DeliveryRow } from './deliveries.ts';

/** What tells how a destination fared, of one delivery. */
export type RecentRow = Pick<DeliveryRow, 'destination_origin' | 'state' | 'finished_at' | 'attempts'>;

/** Of the newest deliveries of an account, so many, those that were accepted after a moment, newest first. */
export async function listRecent(db: Db, accountId: string, afterMs: number, looksMax: number): Promise<RecentRow[]> {
  const newest = await db.all(
    db.query
      .selectFrom('relay_delivery')
      .select(['destination_origin', 'state', 'finished_at', 'attempts', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('n', 'desc')
      .limit(looksMax),
  );
  // Were it a condition, those past their time would be read to the last before there are enough.
  return newest.filter((row) => row.created_at > afterMs);
}
