import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Clock, minuteMs } from '../../base/clock.ts';
import { randomHex } from '../../base/ids.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Database, Db, Tx } from '../../db/transaction.ts';
import { digestOfAuthorization, hashOfAuthorization } from '../credentials.ts';
import { credentialMissing, credentialUnknown, notFound } from '../errors.ts';
import type { SignIn } from '../operator.ts';
import { addressKey, type RateLimit } from '../rate-limit.ts';
import { hasStoredOperator } from './operators.ts';

export const setupMinutes = 15;
const singleRowId = 1;
const setupDigestKey = Buffer.from('rialto-operator-setup');

/** Operator name of a caller that is authenticated by the setup link; reserved. */
const setupActor = 'setup';

/**
 * Creates a single-use token for the link that registers the first operator, valid for 15 minutes. Only its HMAC is
 * stored. An earlier token becomes invalid. Null when there is an operator already.
 */
export async function createSetupToken(
  database: Database,
  configuredKeys: ReadonlyMap<string, string>,
  clock: Clock,
): Promise<string | null> {
  if (configuredKeys.size > 0) return null;
  const token = `rs_${randomHex(32)}`;
  const digest = createHmac('sha256', setupDigestKey).update(token).digest('hex');
  const expiresAt = clock.nowMs() + setupMinutes * minuteMs;
  return database.write(async (tx) => {
    // Locked before the check, so that no operator is inserted between check and write.
    await lockSetupToken(tx);
    if (await hasStoredOperator(tx)) return null;
    const row = { slot: singleRowId, digest, expires_at: expiresAt };
    const insert = tx.query.insertInto('operator_setup').values(row);
    await tx.run(insert.onConflict((conflict) => conflict.column('slot').doUpdateSet(row)));
    return token;
  });
}

/** Whether there is a setup link that was not used and has not expired. */
export async function hasSetupToken(db: Db, nowMs: number): Promise<boolean> {
  const row = await db.first(selectSetupToken(db));
  return row !== undefined && row.expires_at > nowMs;
}

/**
 * Authenticates by the token of the setup link. Refuses with not_found when there is no valid link, or an operator
 * already exists.
 */
export function createSetupSignIn(
  { database, clock, hasOperators }: { database: Database; clock: Clock; hasOperators: () => Promise<boolean> },
  failedSignInLimit: RateLimit,
): SignIn {
  return async (authorization, address) => {
    if ((await hasOperators()) || !(await hasSetupToken(database.db, clock.nowMs())))
      return refuse(notFound, 'There is no valid setup link: a link expires after 15 minutes or its first use.');
    if (authorization === undefined) return refuse(credentialMissing, 'Open the link that the server printed.');
    if (hashOfAuthorization(authorization) !== null) {
      const row = await database.db.first(selectSetupToken(database.db));
      if (row !== undefined && matchesDigest(row.digest, digestOfAuthorization(authorization, setupDigestKey)))
        return setupActor;
    }
    return (await failedSignInLimit.consume(addressKey(address), 1)) ?? refuseSetupToken();
  };
}

/**
 * Consumes the setup link under its row lock: of concurrent requests with one link exactly one succeeds. Refuses the
 * others with credential_unknown.
 */
export async function consumeSetupToken(
  tx: Tx,
  digestCredential: (key: Buffer) => Buffer,
  nowMs: number,
): Promise<Refusal | null> {
  const row = await lockSetupToken(tx);
  if (row === undefined || row.expires_at <= nowMs || !matchesDigest(row.digest, digestCredential(setupDigestKey)))
    return refuseSetupToken();
  if (await hasStoredOperator(tx)) return refuseSetupToken();
  await tx.run(tx.query.deleteFrom('operator_setup').where('slot', '=', singleRowId));
  return null;
}

function refuseSetupToken(): Refusal {
  return refuse(credentialUnknown, 'The link has been used, has expired, or another one has been printed since.');
}

function lockSetupToken(tx: Tx) {
  return tx.lock(selectSetupToken(tx));
}

function selectSetupToken(db: Pick<Db, 'query'>) {
  return db.query.selectFrom('operator_setup').select(['digest', 'expires_at']).where('slot', '=', singleRowId);
}

function matchesDigest(storedDigest: string, digest: Buffer): boolean {
  return timingSafeEqual(Buffer.from(storedDigest, 'hex'), digest);
}
