import { formatTime } from '../base/clock.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import type { Db } from '../db/transaction.ts';
import { credentialRevoked, credentialUnknown } from './errors.ts';

/**
 * Refusal of a credential that was revoked or has expired: when it ended, whether a newer credential of the account
 * replaces it, and what to do. Refuses with credential_unknown when the account was deleted in the meantime. Called
 * only for an ended credential, so that valid credentials cost no further query.
 */
export async function refuseEndedCredential(
  db: Db,
  accountId: string,
  credentialId: string,
  nowMs: number,
): Promise<Refusal> {
  const endedCredential = await db.first(
    db.query
      .selectFrom('credential')
      .select(['name', 'created_at', 'revoked_at', 'ends_at', 'restriction'])
      .where('id', '=', credentialId),
  );
  if (endedCredential === undefined) return refuse(credentialUnknown, 'No account has this credential anymore.');
  const endedAtMs = Math.min(endedCredential.revoked_at ?? nowMs, endedCredential.ends_at ?? nowMs);
  const validCredential = await db.first(selectNewestValidCredential(db, accountId, endedCredential, nowMs));
  const isReplaced = validCredential !== undefined && validCredential.created_at >= endedCredential.created_at;
  return refuse(credentialRevoked, describeEnd(endedAtMs, validCredential?.created_at, isReplaced), {
    revoked_at: formatTime(endedAtMs),
    replaced: isReplaced,
  });
}

/**
 * Newest valid credential with the rights of the ended one: unrestricted for an unrestricted credential, otherwise
 * restricted and with the same name.
 */
function selectNewestValidCredential(
  db: Db,
  accountId: string,
  endedCredential: { readonly name: string; readonly restriction: string | null },
  nowMs: number,
) {
  const validCredentials = db.query
    .selectFrom('credential')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', nowMs)]))
    .orderBy('created_at', 'desc')
    .limit(1);
  return endedCredential.restriction === null
    ? validCredentials.where('restriction', 'is', null)
    : validCredentials.where('restriction', 'is not', null).where('name', '=', endedCredential.name);
}

/** Says when the credential ended and which credential to use instead. */
function describeEnd(endedAtMs: number, validSinceMs: number | undefined, isReplaced: boolean): string {
  const endTime = formatTime(endedAtMs);
  if (validSinceMs === undefined)
    return `This credential was revoked at ${endTime}, and the account has no valid one in its place. Register again, or recover the account where the service offers that.`;
  const creationTime = formatTime(validSinceMs);
  return isReplaced
    ? `This credential was replaced and ended at ${endTime}. Use the newer credential of the account, created at ${creationTime}.`
    : `This credential was revoked at ${endTime}. Use the credential of the account that was created at ${creationTime}.`;
}
