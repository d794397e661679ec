import { sql } from 'kysely';
import type { Db } from '../../core/db/transaction.ts';

/** Counting goes no further, however many there are. */
const countedMax = 100_000;
/** So many of the newest are asked what came of them. */
const looksMax = 1_000;

export interface RecentDeliveries {
  /** How many began, up to a bound. */
  readonly began: number;
  /** How many of the newest were looked at, and were delivered. */
  readonly looked: number;
  readonly delivered: number;
}

// Spelled out, so that the index of what is kept is used.
const isKept = sql<boolean>`erased = 0`;

/** What became of the deliveries since then. */
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
