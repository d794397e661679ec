import type { Tx } from '../../core/db/transaction.ts';

const singleRowSlot = 1;

/** Start of use of the active secret; set to now when another one was active before. */
export async function storeActiveSecret(tx: Tx, name: string, nowMs: number): Promise<number> {
  const storedSecret = await tx.lock(
    tx.query.selectFrom('relay_secret_in_use').selectAll().where('slot', '=', singleRowSlot),
  );
  if (storedSecret?.name === name) return storedSecret.since;
  const insert = tx.query.insertInto('relay_secret_in_use').values({ slot: singleRowSlot, name, since: nowMs });
  await tx.run(insert.onConflict((conflict) => conflict.column('slot').doUpdateSet({ name, since: nowMs })));
  return nowMs;
}
