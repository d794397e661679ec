import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { FailingDestinationTable } from '../../tables.ts';

/** Stores a failing origin; returns false if it is already stored. */
export async function insertFailingDestination(
  tx: Tx,
  row: Omit<FailingDestinationTable, 'mailed_at'>,
): Promise<boolean> {
  const insertedCount = await tx.run(
    tx.query
      .insertInto('relay_failing_destination')
      .values({ ...row, mailed_at: null })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return insertedCount === 1;
}

export function listFailingDestinations(db: Db, accountId: string): Promise<FailingDestinationTable[]> {
  const failingDestinations = db.query
    .selectFrom('relay_failing_destination')
    .selectAll()
    .where('account_id', '=', accountId);
  return db.all(failingDestinations.orderBy('origin'));
}

export async function markFailingDestinationsMailed(
  tx: Tx,
  accountId: string,
  origins: readonly string[],
  mailedAtMs: number,
): Promise<void> {
  const failingDestinations = tx.query.updateTable('relay_failing_destination').set({ mailed_at: mailedAtMs });
  await tx.run(failingDestinations.where('account_id', '=', accountId).where('origin', 'in', origins));
}

export async function deleteFailingDestinations(tx: Tx, accountId: string, origins: readonly string[]): Promise<void> {
  const failingDestinations = tx.query.deleteFrom('relay_failing_destination').where('account_id', '=', accountId);
  await tx.run(failingDestinations.where('origin', 'in', origins));
}

export async function deleteAllFailingDestinations(tx: Tx, accountId: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_failing_destination').where('account_id', '=', accountId));
}
