import type { Tx } from '../../core/db/transaction.ts';

const singleRowSlot = 1;

/** Stores the name of the active secret. Returns the start of its use: now, unless it was the active one before. */
export async function storeActiveSecret(tx: Tx, name: string, nowMs: number): Promise<number> {
  const storedSecret = await tx.lock(
    tx.query.selectFrom('relay_secret_in_use').selectAll().where('slot', '=', singleRowSlot),
  );
  if (storedSecret?.name === name) return storedSecret.since;
  const insert = tx.query.insertInto('relay_secret_in_use').values({ slot: singleRowSlot, name, since: nowMs });
  await tx.run(insert.onConflict((conflict) => conflict.column('slot').doUpdateSet({ name, since: nowMs })));
  return nowMs;
}
