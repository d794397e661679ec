import { sql } from 'kysely';
import type { Db } from '../../../core/db/transaction.ts';
import { replaysMax } from '../rules/limits.ts';
import { finalStates } from '../rules/states.ts';
import type { DeliveryRow } from './deliveries.ts';

/** Columns that destination health is computed from. */
export type RecentRow = Pick<DeliveryRow, 'destination_origin' | 'state' | 'created_at' | 'finished_at' | 'attempts'>;

/** Newest deliveries of an account accepted after a time, newest first; scans at most `scannedMax` rows. */
export async function listRecentDeliveries(
  db: Db,
  accountId: string,
  afterMs: number,
  scannedMax: number,
): Promise<RecentRow[]> {
  const newestRows = await db.all(
    db.query
      .selectFrom('relay_delivery')
      .select(['destination_origin', 'state', 'finished_at', 'attempts', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('n', 'desc')
      .limit(scannedMax),
  );
  // Filtered in memory: as an SQL condition it would scan all expired rows.
  return newestRows.filter((row) => row.created_at > afterMs);
}

/** State and finish time of the newest finished delivery to an origin. */
export function findNewestFinished(
  db: Db,
  accountId: string,
  origin: string,
): Promise<Pick<DeliveryRow, 'state' | 'finished_at'> | undefined> {
  const finishedRows = db.query
    .selectFrom('relay_delivery')
    .select(['state', 'finished_at'])
    .where('account_id', '=', accountId)
    .where('destination_origin', '=', origin)
    .where('state', 'in', finalStates);
  return db.first(finishedRows.orderBy('n', 'desc').limit(1));
}

// Literal condition, because only that uses the partial index.
const isReplayable = sql<boolean>`erased = 0 and settled is null and state in ('failed', 'ambiguous')`;

/** Newest failed or ambiguous deliveries, accepted after a time, that can be replayed. */
export function listReplayableDeliveries(
  db: Db,
  accountId: string,
  afterMs: number,
  limit: number,
): Promise<Pick<DeliveryRow, 'destination_origin' | 'state'>[]> {
  const replayableRows = db.query
    .selectFrom('relay_delivery')
    .select(['destination_origin', 'state'])
    .where('account_id', '=', accountId)
    .where(isReplayable)
    .where('created_at', '>', afterMs)
    .where('replays', '<', replaysMax);
  return db.all(replayableRows.orderBy('n', 'desc').limit(limit));
}
