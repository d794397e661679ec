import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { MailedCodeTable } from '../../tables.ts';

/** Replaces the code of an email address for a purpose. `hashes`: the result of `codeAddressHashes`. */
export async function upsertMailedCode(tx: Tx, hashes: readonly string[], row: MailedCodeTable): Promise<void> {
  await deleteMailedCodes(tx, hashes);
  const { address_hash: _hash, ...columns } = row;
  await tx.run(
    tx.query
      .insertInto('relay_trial_code')
      .values(row)
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(columns)),
  );
}

/** Locks the code that was mailed last to an address for a purpose. `hashes`: the result of `codeAddressHashes`. */
export function lockMailedCode(tx: Tx, hashes: readonly string[]): Promise<MailedCodeTable | undefined> {
  return tx.lock(tx.query.selectFrom('relay_trial_code').selectAll().where('address_hash', 'in', hashes));
}

/** Sets the remaining tries of a code. The caller holds its lock. */
export async function setTriesLeft(tx: Tx, addressHash: string, triesLeft: number): Promise<void> {
  const codeUpdate = tx.query.updateTable('relay_trial_code').where('address_hash', '=', addressHash);
  await tx.run(codeUpdate.set({ tries_left: triesLeft }));
}

/** Stores the credential that was issued for a code. The caller holds its lock. */
export async function setIssuedCredential(tx: Tx, addressHash: string, credentialId: string): Promise<void> {
  const codeUpdate = tx.query.updateTable('relay_trial_code').where('address_hash', '=', addressHash);
  await tx.run(codeUpdate.set({ issued: credentialId }));
}

/** `hashes`: keyed hashes of email addresses with purposes, as in `address_hash`. */
export async function deleteMailedCodes(tx: Tx, hashes: readonly string[]): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_trial_code').where('address_hash', 'in', hashes));
}

/** Deletes codes created at or before this time; returns their number. */
export function deleteMailedCodesUntil(tx: Tx, createdUntilMs: number, limit: number): Promise<number> {
  const expiredCodes = tx.query
    .selectFrom('relay_trial_code')
    .select('address_hash')
    .where('made_at', '<=', createdUntilMs);
  return tx.run(tx.query.deleteFrom('relay_trial_code').where('address_hash', 'in', expiredCodes.limit(limit)));
}

/** Stores that the email address of a removed account has used its trial. */
export async function insertUsedTrialAddress(tx: Tx, hash: string): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('relay_taken_address')
      .values({ hash })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Whether an account with this email address was removed: then the address has used its trial. */
export async function hasUsedTrial(db: Db, hashes: readonly string[]): Promise<boolean> {
  const row = await db.first(db.query.selectFrom('relay_taken_address').select('hash').where('hash', 'in', hashes));
  return row !== undefined;
}
