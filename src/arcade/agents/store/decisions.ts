import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';

/** Increments the count of a choice (`observe`, `participate`, `decline`) on a day (days since the Unix epoch). */
export async function incrementChoiceCount(tx: Tx, choice: string, day: number): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('arcade_decision')
      .values({ choice, day, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['choice', 'day']).doUpdateSet({ count: sql<number>`arcade_decision.count + 1` }),
      ),
  );
}

/** Count of each choice from `sinceDay` (days since the Unix epoch) until now. */
export function sumChoices(db: Db, sinceDay: number) {
  return db.all(
    db.query
      .selectFrom('arcade_decision')
      .select((eb) => ['choice', eb.fn.sum<number>('count').as('count')])
      .where('day', '>=', sinceDay)
      .groupBy('choice')
      .orderBy('choice'),
  );
}
