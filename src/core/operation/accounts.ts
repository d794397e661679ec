import type { Db, Tx } from '../db/transaction.ts';

export interface NewCredential {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
}

/** Makes an account with its first credential; false when that credential's hash is taken in this realm. */
export async function insertAccount(
  tx: Tx,
  realm: string,
  accountId: string,
  credential: NewCredential,
  nowMs: number,
): Promise<boolean> {
  const standing = { suspended_at: null, suspended_until: null, suspension_reason: null, suspension_decision_id: null };
  await tx.run(tx.query.insertInto('account').values({ id: accountId, realm, created_at: nowMs, ...standing }));
  return insertCredential(tx, realm, accountId, credential, nowMs);
}

/** Adds a credential; false when its hash is taken in this realm. */
export async function insertCredential(
  tx: Tx,
  realm: string,
  accountId: string,
  credential: NewCredential,
  nowMs: number,
): Promise<boolean> {
  const row = { ...credential, realm, account_id: accountId, created_at: nowMs, revoked_at: null };
  const inserted = await tx.run(
    tx.query
      .insertInto('credential')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
  return inserted === 1;
}

export function listCredentials(db: Db, accountId: string) {
  return db.all(
    db.query
      .selectFrom('credential')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id'),
  );
}

/** Serialises everything that one account does to itself: credentials, standing, removal. */
export function lockAccount(tx: Tx, accountId: string) {
  return tx.lock(tx.query.selectFrom('account').selectAll().where('id', '=', accountId));
}

export function findAccount(db: Db, accountId: string) {
  return db.first(db.query.selectFrom('account').selectAll().where('id', '=', accountId));
}

export async function revokeCredential(tx: Tx, credentialId: string, nowMs: number): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('credential')
      .set({ revoked_at: nowMs })
      .where('id', '=', credentialId)
      .where('revoked_at', 'is', null),
  );
}

/** Takes the account and all its credentials away for good. */
export async function deleteAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('credential').where('account_id', '=', accountId));
  await tx.run(tx.query.deleteFrom('account').where('id', '=', accountId));
}
