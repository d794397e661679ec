import { sql } from 'kysely';
import type { Db, Tx } from '../../core/db/transaction.ts';
import type { AcquisitionSource } from '../rules/acquisition-sources.ts';

/** Adds to the counters of a day (days since the Unix epoch), which sum over all nodes. */
export async function addAcquisitions(
  tx: Tx,
  day: number,
  counts: ReadonlyMap<AcquisitionSource, number>,
): Promise<void> {
  // A fixed order on every node prevents deadlocks.
  for (const [source, count] of [...counts].sort(([left], [right]) => (left < right ? -1 : 1)))
    await tx.run(
      tx.query
        .insertInto('arcade_acquisition')
        .values({ source, day, count })
        .onConflict((conflict) =>
          conflict
            .columns(['source', 'day'])
            .doUpdateSet({ count: sql<number>`arcade_acquisition.count + excluded.count` }),
        ),
    );
}

/** Requests per source since a day. */
export function sumAcquisitions(db: Db, sinceDay: number) {
  return db.all(
    db.query
      .selectFrom('arcade_acquisition')
      .select((eb) => ['source', eb.fn.sum<number>('count').as('count')])
      .where('day', '>=', sinceDay)
      .groupBy('source')
      .orderBy('source'),
  );
}
