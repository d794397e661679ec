import { sql } from 'kysely';
import type { Db, Tx } from '../db/transaction.ts';

export interface NewCredential {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  /** Issued by the server: its first use ends the account's other credentials, except restricted ones. */
  readonly isIssued?: true;
  /** JSON of what the module restricts it to. */
  readonly restriction?: string;
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
  const { isIssued, restriction = null, ...fields } = credential;
  const course = { created_at: nowMs, revoked_at: null, unused: isIssued === true ? 1 : 0, ends_at: null };
  const row = { ...fields, realm, account_id: accountId, restriction, ...course };
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

/** A credential by its hash, whether or not it opens anything. */
export function findCredential(db: Db, realm: string, hash: string) {
  return db.first(
    db.query
      .selectFrom('credential')
      .select(['id', 'account_id', 'revoked_at'])
      .where('realm', '=', realm)
      .where('hash', '=', hash),
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

/** Takes the lock of every credential of the account, in one order; comes before the account's own. */
export async function lockCredentials(tx: Tx, accountId: string): Promise<void> {
  await tx.lock(tx.query.selectFrom('credential').select('id').where('account_id', '=', accountId).orderBy('id'));
}

/** An issued credential is in use from now on. */
export async function markUsed(tx: Tx, credentialId: string): Promise<void> {
  await tx.run(tx.query.updateTable('credential').set({ unused: 0 }).where('id', '=', credentialId));
}

/** Revokes all credentials of the account but one. */
export async function revokeOthers(tx: Tx, accountId: string, stays: string, nowMs: number): Promise<void> {
  await tx.run(liveCredentials(tx, accountId).set({ revoked_at: nowMs }).where('id', '!=', stays));
}

/** Revokes what this credential replaces: all others of the account that are not restricted. */
export async function revokeReplaced(tx: Tx, accountId: string, stays: string, nowMs: number): Promise<void> {
  const others = liveCredentials(tx, accountId).set({ revoked_at: nowMs }).where('id', '!=', stays);
  await tx.run(others.where('restriction', 'is', null));
}

/** Revokes the issued credentials of the account without a restriction that nobody has called with yet. */
export async function revokeUnused(tx: Tx, accountId: string, nowMs: number): Promise<void> {
  const unused = liveCredentials(tx, accountId).set({ revoked_at: nowMs }).where('unused', '=', 1);
  await tx.run(unused.where('restriction', 'is', null));
}

function liveCredentials(tx: Tx, accountId: string) {
  return tx.query.updateTable('credential').where('account_id', '=', accountId).where('revoked_at', 'is', null);
}

/** Takes away issued credentials that were revoked at this moment or before, unused; reports how many. */
export function forgetUnusedCredentials(tx: Tx, realm: string, revokedAtMs: number, limit: number): Promise<number> {
  const old = tx.query
    .selectFrom('credential')
    .select('id')
    .where(sql<boolean>`unused = 1`)
    .where('revoked_at', '<=', revokedAtMs)
    .where('realm', '=', realm)
    .limit(limit);
  return tx.run(tx.query.deleteFrom('credential').where('id', 'in', old));
}

/** Whether the credential can still be called with, and nobody has. */
export async function isUnusedCredential(db: Db, credentialId: string): Promise<boolean> {
  const row = await db.first(db.query.selectFrom('credential').selectAll().where('id', '=', credentialId));
  return row !== undefined && row.unused === 1 && row.revoked_at === null;
}

/** Whether anybody ever called with a credential of the account. */
export async function hasUsedCredential(db: Db, accountId: string): Promise<boolean> {
  const used = db.query.selectFrom('credential').select('id').where('account_id', '=', accountId);
  return (await db.first(used.where('unused', '=', 0).limit(1))) !== undefined;
}

/** Lets a credential that was replaced end by itself; one that is to end already keeps its moment. Returns that. */
export async function endCredential(tx: Tx, credentialId: string, endsAtMs: number): Promise<number> {
  const own = tx.query.updateTable('credential').where('id', '=', credentialId);
  await tx.run(own.set({ ends_at: endsAtMs }).where('ends_at', 'is', null));
  const row = await tx.first(tx.query.selectFrom('credential').select('ends_at').where('id', '=', credentialId));
  return row?.ends_at ?? endsAtMs;
}

/** Takes the account and all its credentials away permanently. */
export async function deleteAccount(tx: Tx, accountId: string): Promise<void> {
  tx.erases();
  await tx.run(tx.query.deleteFrom('credential').where('account_id', '=', accountId));
  await tx.run(tx.query.deleteFrom('account').where('id', '=', accountId));
}
