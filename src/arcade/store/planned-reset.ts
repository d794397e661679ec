import type { Db, Tx } from '../../core/db/transaction.ts';

/** Key in `meta` of the announced reset (JSON). */
const plannedResetKey = 'arcade_planned_reset';

export interface PlannedReset {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly reason: string;
}

/** Announced reset; null when none is planned. */
export async function readPlannedReset(db: Db): Promise<PlannedReset | null> {
  const row = await db.first(db.query.selectFrom('meta').select('value').where('key', '=', plannedResetKey));
  return row === undefined ? null : (JSON.parse(row.value) as PlannedReset);
}

/** Announces a reset, replacing a previous announcement; null withdraws it. False when there was none to withdraw. */
export async function setPlannedReset(tx: Tx, planned: PlannedReset | null): Promise<boolean> {
  if (planned === null) return (await tx.run(tx.query.deleteFrom('meta').where('key', '=', plannedResetKey))) === 1;
  const value = JSON.stringify(planned);
  const insert = tx.query.insertInto('meta').values({ key: plannedResetKey, value });
  await tx.run(insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })));
  return true;
}
