import type { Db } from '../../core/db/transaction.ts';
import type { DeliveryRow } from './deliveries.ts';

/** What tells how a destination fared, of one delivery. */
export type RecentRow = Pick<DeliveryRow, 'destination_origin' | 'state' | 'finished_at' | 'attempts'>;

/** The newest deliveries of an account that were accepted after a moment, newest first. */
export function listRecent(db: Db, accountId: string, afterMs: number, limit: number): Promise<RecentRow[]> {
  return db.all(
    db.query
      .selectFrom('relay_delivery')
      .select(['destination_origin', 'state', 'finished_at', 'attempts'])
      .where('account_id', '=', accountId)
      .where('created_at', '>', afterMs)
      .orderBy('n', 'desc')
      .limit(limit),
  );
}
