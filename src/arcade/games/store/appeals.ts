import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { AppealTable } from '../tables.ts';

/** Inserts an appeal; false when there is one against this decision already. */
export async function insertAppeal(tx: Tx, appeal: AppealTable): Promise<boolean> {
  const insert = tx.query.insertInto('arcade_appeal').values(appeal);
  return (await tx.run(insert.onConflict((conflict) => conflict.doNothing()))) === 1;
}

export function findAppeal(db: Db | Tx, id: string): Promise<AppealTable | undefined> {
  return db.first(db.query.selectFrom('arcade_appeal').selectAll().where('id', '=', id));
}

export async function decideAppeal(
  tx: Tx,
  id: string,
  { outcome, reason }: { readonly outcome: 'uphold' | 'overturn'; readonly reason: string },
): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_appeal').set({ outcome, reason }).where('id', '=', id));
}

/** Deletes the texts of the appeals of a version; returns their ids. */
export async function eraseAppeals(tx: Tx, versionN: number): Promise<string[]> {
  const appeals = await tx.all(tx.query.selectFrom('arcade_appeal').select('id').where('version_n', '=', versionN));
  await tx.run(tx.query.updateTable('arcade_appeal').set({ text: '', reason: null }).where('version_n', '=', versionN));
  return appeals.map(({ id }) => id);
}
