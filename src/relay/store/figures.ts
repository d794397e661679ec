import { sql } from 'kysely';
import type { Db } from '../../core/db/transaction.ts';

/** Upper bound of the count. */
const countedMax = 100_000;
/** Number of newest deliveries for the success rate. */
const looksMax = 1_000;

export interface RecentDeliveries {
  /** Number of deliveries, up to a bound. */
  readonly began: number;
  /** Of the newest deliveries: how many were read, and how many delivered. */
  readonly looked: number;
  readonly delivered: number;
}

// Literal condition, because only that uses the partial index.
const isKept = sql<boolean>`erased = 0`;

/** Counts of recent deliveries. */
export async function countRecent(db: Db, sinceMs: number): Promise<RecentDeliveries> {
  const recent = db.query.selectFrom('relay_delivery').where('created_at', '>', sinceMs).where(isKept);
  const began = await db.first(
    db.query
      .selectFrom(recent.select('created_at').limit(countedMax).as('recent'))
      .select((of) => of.fn.countAll<number>().as('count')),
  );
  const newest = await db.all(recent.select('state').orderBy('created_at', 'desc').limit(looksMax));
  const delivered = newest.filter(({ state }) => state === 'delivered').length;
  return { began: Number(began?.count ?? 0), looked: newest.length, delivered };
}
