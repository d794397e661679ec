import type { Db } from '../../core/db/transaction.ts';

/** So many of the newest deliveries are looked at, however many there are. */
const looksMax = 10_000;

/** How many of the newest deliveries began since then, by their state. */
export async function countRecent(db: Db, sinceMs: number): Promise<ReadonlyMap<string, number>> {
  const newest = db.query.selectFrom('relay_delivery').select(['state', 'created_at']).orderBy('n', 'desc');
  const rows = await db.all(
    db.query
      .selectFrom(newest.limit(looksMax).as('newest'))
      .select((of) => ['state', of.fn.countAll<number>().as('count')])
      .where('created_at', '>', sinceMs)
      .groupBy('state'),
  );
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}
