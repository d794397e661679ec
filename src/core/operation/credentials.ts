import { createHmac, hash as hashOnce, timingSafeEqual } from 'node:crypto';
import { formatTimeOrNull } from '../base/clock.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import { prepared } from '../db/prepared.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { accountSuspended, credentialRevoked, credentialUnknown } from './errors.ts';
import type { Caller } from './operation.ts';

const bearerPattern = /^Bearer +([A-Za-z0-9_.~+/=-]{1,256})$/i;

/** SHA-256 in lower-case hex: the only stored form of a credential. */
export function hashCredential(credential: string): string {
  return hashOnce('sha256', credential);
}

/** Hash of the bearer credential in an Authorization header; null for any other scheme or syntax. */
export function hashOfAuthorization(authorization: string): string | null {
  const credential = bearerPattern.exec(authorization)?.[1];
  return credential === undefined ? null : hashCredential(credential);
}

/** HMAC-SHA256 of the bearer credential in an Authorization header. It cannot be computed from the stored hash. */
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
  if (row === undefined || !sameHash(row.hash, hash))
    return refuse(credentialUnknown, 'No account of this service has this credential.');
  return (
    refuseState(row, nowMs) ?? {
      accountId: row.account_id,
      credentialId: row.id,
      credentialHash: hash,
      accountCreatedAt: row.created_at,
      isUnused: row.unused === 1,
      endsAtMs: row.ends_at,
      restriction: row.restriction,
    }
  );
}

/**
 * Re-checks the caller inside the transaction of its write, since its account or credential may have been removed after
 * authentication. The row lock prevents removal until the commit; `update` also excludes other writes of the account.
 */
export async function confirmCaller(
  tx: Tx,
  caller: Caller,
  nowMs: number,
  lockMode: 'update' | 'key share',
): Promise<Refusal | null> {
  const row = await tx.lock(credentialById(tx, { id: caller.credentialId }), lockMode);
  return row === undefined
    ? refuse(credentialUnknown, 'No account has this credential anymore.')
    : refuseState(row, nowMs);
}

interface CredentialState {
  readonly revoked_at: number | null;
  readonly ends_at: number | null;
}

function refuseState(row: Suspension & CredentialState, nowMs: number): Refusal | null {
  if (row.revoked_at !== null) return refuse(credentialRevoked, 'This credential was revoked.');
  if (hasEnded(row.ends_at, nowMs)) return refuse(credentialRevoked, 'This credential was replaced and has expired.');
  return isSuspended(row, nowMs) ? refuseSuspended(row) : null;
}

/** Whether a replaced credential has expired. */
export function hasEnded(endsAtMs: number | null, nowMs: number): boolean {
  return endsAtMs !== null && endsAtMs <= nowMs;
}

interface Suspension {
  readonly suspended_at: number | null;
  readonly suspended_until: number | null;
  readonly suspension_reason: string | null;
  readonly suspension_decision_id: string | null;
}

/** Whether the account is suspended now; a suspension without an end lasts until the operator ends it. */
export function isSuspended(account: Suspension, nowMs: number): boolean {
  return account.suspended_at !== null && (account.suspended_until === null || account.suspended_until > nowMs);
}

function refuseSuspended(account: Suspension): Refusal {
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

function sameHash(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
