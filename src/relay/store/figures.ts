import { sql } from 'kysely';
import type { Db } from '../../core/db/transaction.ts';

/** Upper bound of the count. */
const countedMax = 100_000;
/** Number of newest deliveries for the success rate. */
const sampleMax = 1_000;

export interface RecentDeliveries {
  /** Number of deliveries, up to a bound. */
  readonly accepted: number;
  /** Of the newest deliveries: how many were read, and how many delivered. */
  readonly sampled: number;
  readonly delivered: number;
}

// Literal condition, because only that uses the partial index.
const isRetained = sql<boolean>`erased = 0`;

/** Counts of recent deliveries. */
export async function countRecent(db: Db, sinceMs: number): Promise<RecentDeliveries> {
  const recent = db.query.selectFrom('relay_delivery').where('created_at', '>', sinceMs).where(isRetained);
  const accepted = await db.first(
    db.query
      .selectFrom(recent.select('created_at').limit(countedMax).as('recent'))
      .select((eb) => eb.fn.countAll<number>().as('count')),
  );
  const newest = await db.all(recent.select('state').orderBy('created_at', 'desc').limit(sampleMax));
  const delivered = newest.filter(({ state }) => state === 'delivered').length;
  return { accepted: Number(accepted?.count ?? 0), sampled: newest.length, delivered };
}
