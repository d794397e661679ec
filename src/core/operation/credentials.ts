import { createHmac, hash as hashText, timingSafeEqual } from 'node:crypto';
import { formatTimeOrNull } from '../base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { prepared } from '../db/prepared.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { refuseEndedCredential } from './ended-credential.ts';
import { accountSuspended, credentialUnknown } from './errors.ts';
import type { Caller } from './operation.ts';

const bearerPattern = /^Bearer +([A-Za-z0-9_.~+/=-]{1,256})$/i;

/** SHA-256 in lower-case hex: the only stored form of a credential. */
export function hashCredential(credential: string): string {
  return hashText('sha256', credential);
}

/** Hash of the bearer credential in an Authorization header; null for any other scheme or syntax. */
export function hashOfAuthorization(authorization: string): string | null {
  const credential = bearerPattern.exec(authorization)?.[1];
  return credential === undefined ? null : hashCredential(credential);
}

/**
 * HMAC-SHA256 of the bearer credential in an Authorization header. It cannot be computed from the stored hash. Throws
 * an Error without a credential.
 */
export function digestOfAuthorization(authorization: string | undefined, key: Buffer): Buffer {
  const credential = bearerPattern.exec(authorization ?? '')?.[1];
  if (credential === undefined) throw new Error('The call has no credential.');
  return createHmac('sha256', key).update(credential).digest();
}

/**
 * Finds the account of a credential hash in this realm. Refuses with credential_unknown, credential_revoked or
 * account_suspended.
 */
export async function authenticate(
  db: Db,
  realm: string,
  hash: string | null,
  nowMs: number,
): Promise<Caller | Refusal> {
  if (hash === null) return refuse(credentialUnknown, 'The Authorization header must be `Bearer <your key>`.');
  const row = await db.first(credentialByHash(db, { realm, hash }));
  if (row === undefined || !areHashesEqual(row.hash, hash))
    return refuse(credentialUnknown, 'No account of this service has this credential.');
  if (isRevokedOrExpired(row, nowMs)) return refuseEndedCredential(db, row.account_id, row.id, nowMs);
  if (isSuspended(row, nowMs)) return refuseSuspendedAccount(row);
  return {
    accountId: row.account_id,
    credentialId: row.id,
    credentialHash: hash,
    accountCreatedAt: row.created_at,
    isUnused: row.unused === 1,
    endsAtMs: row.ends_at,
    restriction: row.restriction,
  };
}

/**
 * Re-checks the caller of a read that has waited: the refusal when its credential was revoked, or its account suspended
 * or deleted, in the meantime; otherwise null, also without a caller.
 */
export async function reauthenticate(
  db: Db,
  realm: string,
  caller: Caller | null,
  nowMs: number,
): Promise<Refusal | null> {
  if (caller === null) return null;
  const currentCaller = await authenticate(db, realm, caller.credentialHash, nowMs);
  return isRefusal(currentCaller) ? currentCaller : null;
}

type AuthenticatedCredential = Pick<Caller, 'accountId' | 'credentialId'>;

/**
 * Re-checks the caller inside the transaction of its write, since its account or credential may have been removed after
 * authentication. The row lock prevents removal until the commit; `update` also excludes other writes of the account.
 * Returns the refusal, or null when the caller is still valid.
 */
export async function confirmCaller(
  tx: Tx,
  caller: AuthenticatedCredential,
  nowMs: number,
  lockMode: 'update' | 'key share',
): Promise<Refusal | null> {
  const row = await lockCredential(tx, caller, lockMode);
  if (row === undefined) return refuse(credentialUnknown, 'No account has this credential anymore.');
  if (isRevokedOrExpired(row, nowMs)) return refuseEndedCredential(tx, caller.accountId, caller.credentialId, nowMs);
  return isSuspended(row, nowMs) ? refuseSuspendedAccount(row) : null;
}

/** State of the caller's credential under a lock of its account, which every revocation holds until its commit. */
async function lockCredential(
  tx: Tx,
  { accountId, credentialId }: AuthenticatedCredential,
  lockMode: 'update' | 'key share',
) {
  const query = credentialById(tx, { id: credentialId });
  if (lockMode === 'update' || tx.dialect === 'sqlite') return tx.lock(query, lockMode);
  // A statement that waits for a lock sees the other rows as they were before, so a second one reads the credential.
  const [account, credential] = await Promise.all([
    tx.lock(accountById(tx, { id: accountId }), lockMode),
    tx.first(query),
  ]);
  return account === undefined ? undefined : credential;
}

/** Whether the credential exists and is valid, and its account is not suspended. */
export async function isUsableCredential(db: Db, credentialId: string, nowMs: number): Promise<boolean> {
  const row = await db.first(credentialById(db, { id: credentialId }));
  return row !== undefined && !isRevokedOrExpired(row, nowMs) && !isSuspended(row, nowMs);
}

interface CredentialState {
  readonly revoked_at: number | null;
  readonly ends_at: number | null;
}

function isRevokedOrExpired({ revoked_at, ends_at }: CredentialState, nowMs: number): boolean {
  return revoked_at !== null || hasExpired(ends_at, nowMs);
}

/** Whether a replaced credential has expired. */
export function hasExpired(endsAtMs: number | null, nowMs: number): boolean {
  return endsAtMs !== null && endsAtMs <= nowMs;
}

interface SuspensionColumns {
  readonly suspended_at: number | null;
  readonly suspended_until: number | null;
  readonly suspension_reason: string | null;
  readonly suspension_decision_id: string | null;
}

/** Whether the account is suspended now; a suspension without an end lasts until the operator ends it. */
export function isSuspended(account: SuspensionColumns, nowMs: number): boolean {
  return account.suspended_at !== null && (account.suspended_until === null || account.suspended_until > nowMs);
}

function refuseSuspendedAccount(account: SuspensionColumns): Refusal {
  return refuse(accountSuspended, 'The operator suspended this account.', {
    reason: account.suspension_reason,
    suspended_until: formatTimeOrNull(account.suspended_until),
    decision_id: account.suspension_decision_id,
  });
}

const credentialByHash = prepared((db: Db, { realm, hash }: { realm: string; hash: string }) =>
  db.query
    .selectFrom('credential')
    .innerJoin('account', 'account.id', 'credential.account_id')
    .select([
      'credential.id',
      'credential.account_id',
      'credential.hash',
      'credential.revoked_at',
      'credential.unused',
      'credential.ends_at',
      'credential.restriction',
      'account.created_at',
    ])
    .select([
      'account.suspended_at',
      'account.suspended_until',
      'account.suspension_reason',
      'account.suspension_decision_id',
    ])
    .where('credential.realm', '=', realm)
    .where('credential.hash', '=', hash),
);

const credentialById = prepared((db: Db, { id }: { id: string }) =>
  db.query
    .selectFrom('credential')
    .innerJoin('account', 'account.id', 'credential.account_id')
    .select([
      'credential.revoked_at',
      'credential.ends_at',
      'account.suspended_at',
      'account.suspended_until',
      'account.suspension_reason',
      'account.suspension_decision_id',
    ])
    .where('credential.id', '=', id),
);

const accountById = prepared((db: Db, { id }: { id: string }) =>
  db.query.selectFrom('account').select('id').where('id', '=', id),
);

function areHashesEqual(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
