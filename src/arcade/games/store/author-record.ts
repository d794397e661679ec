import type { Db } from '../../../core/db/transaction.ts';

/** Number of transitions of this author's versions, by action. */
export async function countTransitionsByAction(db: Db, authorId: string): Promise<Record<string, number>> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_transition as t')
      .innerJoin('arcade_version as v', 'v.n', 't.version_n')
      .select(['t.action'])
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('v.author_id', '=', authorId)
      .groupBy('t.action')
      .orderBy('t.action'),
  );
  return Object.fromEntries(rows.map(({ action, count }) => [action, Number(count)]));
}
