import { Buffer } from 'node:buffer';
import { randomHex } from '../../../core/base/ids.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import {
  insertAccount,
  insertCredential,
  type NewCredential,
  revokeOtherCredentials,
  revokeUnusedCredentials,
} from '../../../core/operation/accounts.ts';
import { hashCredential } from '../../../core/operation/credentials.ts';
import type { Context } from '../../../core/operation/operation.ts';
import { apiKeyRandomBytes, makeApiKey } from '../rules/api-key.ts';
import type { KeyRestriction } from '../rules/key-restriction.ts';

/** Time and id generator of a request that issues a key. */
export type KeyIssueContext = Pick<Context, 'nowMs' | 'newId'>;

/** Creates the account with its first key. The key is returned only here. */
export async function issueFirstKey(tx: Tx, accountId: string, { nowMs, newId }: KeyIssueContext): Promise<string> {
  const { key, credential } = generateCredential(newId, 'initial');
  if (!(await insertAccount(tx, 'relay', accountId, credential, nowMs)))
    throw new Error('a generated key already exists');
  return key;
}

/**
 * Issues a key and revokes unused ones in the same transaction. A key in use keeps working until the new one is first
 * used. The caller holds the account's lock.
 */
export async function issueKey(tx: Tx, accountId: string, { nowMs, newId }: KeyIssueContext): Promise<string> {
  await revokeUnusedCredentials(tx, accountId, nowMs);
  const { key, credential } = generateCredential(newId, 'issued');
  if (!(await insertCredential(tx, 'relay', accountId, credential, nowMs)))
    throw new Error('a generated key already exists');
  return key;
}

/** Issues a key and revokes all others in the same transaction. */
export async function replaceKeys(
  tx: Tx,
  accountId: string,
  { nowMs, newId }: KeyIssueContext,
): Promise<{ readonly key: string; readonly credentialId: string }> {
  const { key, credential } = generateCredential(newId, 'recovered');
  if (!(await insertCredential(tx, 'relay', accountId, credential, nowMs)))
    throw new Error('a generated key already exists');
  await revokeOtherCredentials(tx, accountId, credential.id, nowMs);
  return { key, credentialId: credential.id };
}

/** Issues an additional key with a restriction. The caller holds the account's lock. */
export async function issueNamedKey(
  tx: Tx,
  accountId: string,
  { name, restriction }: { readonly name: string; readonly restriction: KeyRestriction },
  { nowMs, newId }: KeyIssueContext,
): Promise<{ readonly key: string; readonly credentialId: string }> {
  const { key, credential } = generateCredential(newId, name);
  const restricted = { ...credential, restriction: JSON.stringify(restriction) };
  if (!(await insertCredential(tx, 'relay', accountId, restricted, nowMs)))
    throw new Error('a generated key already exists');
  return { key, credentialId: credential.id };
}

function generateCredential(newId: KeyIssueContext['newId'], name: string): { key: string; credential: NewCredential } {
  const key = generateKey();
  return { key, credential: { id: newId('crd_'), name, hash: hashCredential(key), isIssued: true } };
}

function generateKey(): string {
  return makeApiKey(Buffer.from(randomHex(apiKeyRandomBytes), 'hex')) ?? generateKey();
}
