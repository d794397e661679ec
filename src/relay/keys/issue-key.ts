import { Buffer } from 'node:buffer';
import { randomHex } from '../../core/base/ids.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { insertAccount, insertCredential, type NewCredential, revokeUnused } from '../../core/operation/accounts.ts';
import { hashCredential } from '../../core/operation/credentials.ts';
import type { Context } from '../../core/operation/operation.ts';
import { apiKeyRandomBytes, makeApiKey } from '../rules/api-key.ts';

type Issuing = Pick<Context, 'nowMs' | 'newId'>;

/** Makes core's part of an account, with its first key: the one place where that key can be read. */
export async function issueFirstKey(tx: Tx, accountId: string, { nowMs, newId }: Issuing): Promise<string> {
  const { key, credential } = drawCredential(newId, 'initial');
  if (!(await insertAccount(tx, 'relay', accountId, credential, nowMs))) throw new Error('a key was drawn twice');
  return key;
}

/**
 * Issues a key in place of those that nobody has used yet, which stop with the same transaction. One in
 * use stays until the new one is used; see core's first use. The caller holds the account's lock.
 */
export async function issueKey(tx: Tx, accountId: string, { nowMs, newId }: Issuing): Promise<string> {
  await revokeUnused(tx, accountId, nowMs);
  const { key, credential } = drawCredential(newId, 'issued');
  if (!(await insertCredential(tx, 'relay', accountId, credential, nowMs))) throw new Error('a key was drawn twice');
  return key;
}

function drawCredential(newId: Issuing['newId'], name: string): { key: string; credential: NewCredential } {
  const key = drawKey();
  return { key, credential: { id: newId('crd_'), name, hash: hashCredential(key), isIssued: true } };
}

function drawKey(): string {
  return makeApiKey(Buffer.from(randomHex(apiKeyRandomBytes), 'hex')) ?? drawKey();
}
