import type { Db } from '../../../core/db/transaction.ts';
import type { DeliveryRow } from './deliveries.ts';

/** The columns of a delivery that destination health is computed from. */
export type RecentRow = Pick<DeliveryRow, 'destination_origin' | 'state' | 'finished_at' | 'attempts'>;

/** Those of the account's newest deliveries that were accepted after a time, newest first. */
export async function listRecent(db: Db, accountId: string, afterMs: number, looksMax: number): Promise<RecentRow[]> {
  const newest = await db.all(
    db.query
      .selectFrom('relay_delivery')
      .select(['destination_origin', 'state', 'finished_at', 'attempts', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('n', 'desc')
      .limit(looksMax),
  );
  // Filtered here: as a condition it would scan all expired rows.
  return newest.filter((row) => row.created_at > afterMs);
}
