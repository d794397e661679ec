import type { Db, Tx } from '../../core/db/transaction.ts';
import type { TrialCodeTable } from '../tables.ts';

/** Puts the code of an address in the place of an earlier one; `hashes` are the address's by each secret. */
export async function putTrialCode(tx: Tx, hashes: readonly string[], row: TrialCodeTable): Promise<void> {
  await deleteTrialCodes(tx, hashes);
  const { address_hash: _hash, ...rest } = row;
  await tx.run(
    tx.query
      .insertInto('relay_trial_code')
      .values(row)
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(rest)),
  );
}

/** The code that was last sent to an address, locked. */
export function lockTrialCode(tx: Tx, hashes: readonly string[]): Promise<TrialCodeTable | undefined> {
  return tx.lock(tx.query.selectFrom('relay_trial_code').selectAll().where('address_hash', 'in', hashes));
}

/** How often a code may still be tried; the caller holds its lock. */
export async function setTriesLeft(tx: Tx, addressHash: string, triesLeft: number): Promise<void> {
  const code = tx.query.updateTable('relay_trial_code').where('address_hash', '=', addressHash);
  await tx.run(code.set({ tries_left: triesLeft }));
}

/** `hashes` are the address's by each secret. */
export async function deleteTrialCodes(tx: Tx, hashes: readonly string[]): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_trial_code').where('address_hash', 'in', hashes));
}

/** Takes codes away that were made at this moment or before; tells how many. */
export function deleteTrialCodesUntil(tx: Tx, madeAtMs: number, limit: number): Promise<number> {
  const old = tx.query.selectFrom('relay_trial_code').select('address_hash').where('made_at', '<=', madeAtMs);
  return tx.run(tx.query.deleteFrom('relay_trial_code').where('address_hash', 'in', old.limit(limit)));
}

/** Remembers that an address had its trial, when the account that had it goes. */
export async function insertTakenAddress(tx: Tx, hash: string): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('relay_taken_address')
      .values({ hash })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Whether an account with this address was removed. */
export async function isTakenAddress(db: Db, hashes: readonly string[]): Promise<boolean> {
  const found = await db.first(db.query.selectFrom('relay_taken_address').select('hash').where('hash', 'in', hashes));
  return found !== undefined;
}
