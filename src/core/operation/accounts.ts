import { sql } from 'kysely';
import type { Db, Tx } from '../db/transaction.ts';

export interface NewCredential {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  /** Issued by the server: its first use revokes the account's other credentials, except restricted ones. */
  readonly isIssued?: true;
  /** Restriction of the credential, as JSON in a format of the module. */
  readonly restriction?: string;
}

/**
 * Inserts an account with its first credential; false when the realm, which is the name of the module, already has that
 * credential's hash.
 */
export async function insertAccount(
  tx: Tx,
  realm: string,
  accountId: string,
  credential: NewCredential,
  nowMs: number,
): Promise<boolean> {
  const suspension = {
    suspended_at: null,
    suspended_until: null,
    suspension_reason: null,
    suspension_decision_id: null,
  };
  await tx.run(tx.query.insertInto('account').values({ id: accountId, realm, created_at: nowMs, ...suspension }));
  return insertCredential(tx, realm, accountId, credential, nowMs);
}

/** Inserts a credential; false when the realm already has its hash. */
export async function insertCredential(
  tx: Tx,
  realm: string,
  accountId: string,
  credential: NewCredential,
  nowMs: number,
): Promise<boolean> {
  const { isIssued, restriction = null, ...fields } = credential;
  const lifecycle = { created_at: nowMs, revoked_at: null, unused: isIssued === true ? 1 : 0, ends_at: null };
  const row = { ...fields, realm, account_id: accountId, restriction, ...lifecycle };
  const insertedCount = await tx.run(
    tx.query
      .insertInto('credential')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
  return insertedCount === 1;
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

/** Finds a credential by its hash, even when it is revoked or its account is suspended. */
export function findCredential(db: Db, realm: string, hash: string) {
  return db.first(
    db.query
      .selectFrom('credential')
      .select(['id', 'account_id', 'revoked_at'])
      .where('realm', '=', realm)
      .where('hash', '=', hash),
  );
}

/** Row lock that serializes changes of one account: credentials, suspension, deletion. */
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

/** Locks all credentials of the account, ordered by id; call it before `lockAccount`. */
export async function lockCredentials(tx: Tx, accountId: string): Promise<void> {
  await tx.lock(tx.query.selectFrom('credential').select('id').where('account_id', '=', accountId).orderBy('id'));
}

/** Marks an issued credential as used. */
export async function markCredentialUsed(tx: Tx, credentialId: string): Promise<void> {
  await tx.run(tx.query.updateTable('credential').set({ unused: 0 }).where('id', '=', credentialId));
}

/** Revokes all credentials of the account but one. */
export async function revokeOtherCredentials(
  tx: Tx,
  accountId: string,
  keptCredentialId: string,
  nowMs: number,
): Promise<void> {
  await tx.run(
    updateUnrevokedCredentials(tx, accountId).set({ revoked_at: nowMs }).where('id', '!=', keptCredentialId),
  );
}

/** Revokes the credentials that the kept one replaces: all others of the account without a restriction. */
export async function revokeReplacedCredentials(
  tx: Tx,
  accountId: string,
  keptCredentialId: string,
  nowMs: number,
): Promise<void> {
  const update = updateUnrevokedCredentials(tx, accountId)
    .set({ revoked_at: nowMs })
    .where('id', '!=', keptCredentialId);
  await tx.run(update.where('restriction', 'is', null));
}

/** Revokes the account's issued credentials without a restriction that were never used. */
export async function revokeUnusedCredentials(tx: Tx, accountId: string, nowMs: number): Promise<void> {
  const update = updateUnrevokedCredentials(tx, accountId).set({ revoked_at: nowMs }).where('unused', '=', 1);
  await tx.run(update.where('restriction', 'is', null));
}

/** Update of the account's credentials that are not revoked. */
function updateUnrevokedCredentials(tx: Tx, accountId: string) {
  return tx.query.updateTable('credential').where('account_id', '=', accountId).where('revoked_at', 'is', null);
}

/**
 * Deletes at most `limit` issued credentials that were never used and were revoked no later than `revokedUntilMs`;
 * returns their number.
 */
export function deleteUnusedCredentials(tx: Tx, realm: string, revokedUntilMs: number, limit: number): Promise<number> {
  const credentialIds = tx.query
    .selectFrom('credential')
    .select('id')
    // A literal, so that the partial index of unused credentials is used.
    .where(sql<boolean>`unused = 1`)
    .where('revoked_at', '<=', revokedUntilMs)
    .where('realm', '=', realm)
    .limit(limit);
  return tx.run(tx.query.deleteFrom('credential').where('id', 'in', credentialIds));
}

/** Whether the credential was issued by the server, was never used and is not revoked. */
export async function isUnusedCredential(db: Db, credentialId: string): Promise<boolean> {
  const row = await db.first(db.query.selectFrom('credential').selectAll().where('id', '=', credentialId));
  return row !== undefined && row.unused === 1 && row.revoked_at === null;
}

/** Whether the account has a credential that was used or that the server did not issue. */
export async function hasUsedCredential(db: Db, accountId: string): Promise<boolean> {
  const credentials = db.query.selectFrom('credential').select('id').where('account_id', '=', accountId);
  return (await db.first(credentials.where('unused', '=', 0).limit(1))) !== undefined;
}

/** Sets the expiry of a replaced credential, unless it has one; returns the effective expiry. */
export async function setCredentialExpiry(tx: Tx, credentialId: string, endsAtMs: number): Promise<number> {
  const update = tx.query.updateTable('credential').where('id', '=', credentialId);
  await tx.run(update.set({ ends_at: endsAtMs }).where('ends_at', 'is', null));
  const row = await tx.first(tx.query.selectFrom('credential').select('ends_at').where('id', '=', credentialId));
  return row?.ends_at ?? endsAtMs;
}

/** Deletes the account and its credentials. */
export async function deleteAccount(tx: Tx, accountId: string): Promise<void> {
  tx.markErasure();
  await tx.run(tx.query.deleteFrom('credential').where('account_id', '=', accountId));
  await tx.run(tx.query.deleteFrom('account').where('id', '=', accountId));
}
