import { sql } from 'kysely';
import type { Db } from '../../core/db/transaction.ts';

/** Upper bound of `acceptedCount`. */
const countMax = 100_000;
/** Number of newest deliveries for the success rate. */
const sampleMax = 1_000;

export interface RecentDeliveries {
  /** Number of deliveries, at most 100,000. */
  readonly acceptedCount: number;
  /** Number of the newest deliveries that were read; `deliveredCount` of them were delivered. */
  readonly sampleCount: number;
  readonly deliveredCount: number;
}

// Literal condition, because only that uses the partial index.
const isRetained = sql<boolean>`erased = 0`;

/** Counts the deliveries since a time, without erased ones. */
export async function countRecentDeliveries(db: Db, sinceMs: number): Promise<RecentDeliveries> {
  const recentDeliveries = db.query.selectFrom('relay_delivery').where('created_at', '>', sinceMs).where(isRetained);
  const acceptedRow = await db.first(
    db.query
      .selectFrom(recentDeliveries.select('created_at').limit(countMax).as('recent'))
      .select((eb) => eb.fn.countAll<number>().as('count')),
  );
  const sampleRows = await db.all(recentDeliveries.select('state').orderBy('created_at', 'desc').limit(sampleMax));
  const deliveredCount = sampleRows.filter(({ state }) => state === 'delivered').length;
  return { acceptedCount: Number(acceptedRow?.count ?? 0), sampleCount: sampleRows.length, deliveredCount };
}
