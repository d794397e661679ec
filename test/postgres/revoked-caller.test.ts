import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { isRefusal } from '../../src/core/base/refusal.ts';
import type { Tx } from '../../src/core/db/transaction.ts';
import { insertAccount, insertCredential, revokeCredential } from '../../src/core/operation/accounts.ts';
import { confirmCaller } from '../../src/core/operation/credentials.ts';
import { postgres } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { waitingSessions } from '../support/waiting-sessions.ts';

const group = 'test group';
const nowMs = 2;

describe('a write that waits while its credential is revoked with another one', { skip: postgres.missing }, () => {
  test('is refused once the revocation is acknowledged', async (t) => {
    const { database, revoke } = await openWithRevocation(t);
    const write = database.write((tx) => writeAs(tx, 'leaked'));
    await revoke();
    assert.ok(isRefusal(await write));
  });

  test('is refused in a group too, and the write of another account is committed', async (t) => {
    const { database, revoke } = await openWithRevocation(t);
    const blocker = Promise.withResolvers<void>();
    const blockingWrite = database.write(() => blocker.promise, { group });
    const writes = ['leaked', 'other'].map((id) => database.write((tx) => writeAs(tx, id), { group }));
    blocker.resolve();
    await blockingWrite;
    await revoke();
    const [leakedResult, otherResult] = await Promise.all(writes);
    assert.ok(isRefusal(leakedResult));
    assert.equal(otherResult, 'written');
  });
});

/**
 * An account with the credentials `kept` and `leaked`, and another account. A revocation of `leaked` holds its locks;
 * `revoke` completes it as soon as a write waits for them.
 */
async function openWithRevocation(t: TestContext) {
  const location = await postgres.createLocation(t);
  const database = await location.open();
  await database.write(async (tx) => {
    await insertAccount(tx, 'exchange', 'account', credentialNamed('kept'), 1);
    await insertCredential(tx, 'exchange', 'account', credentialNamed('leaked'), 1);
    await insertAccount(tx, 'exchange', 'other account', credentialNamed('other'), 1);
  });
  const isLocked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const revocation = database.write(async (tx) => {
    assert.equal(await confirmCaller(tx, callerWith('kept'), nowMs, 'update'), null);
    isLocked.resolve();
    await release.promise;
    await revokeCredential(tx, 'leaked', nowMs);
  });
  await isLocked.promise;
  const revoke = async () => {
    await eventually('a write waits', async () => (await waitingSessions(location.databaseUrl ?? '')).length > 0);
    release.resolve();
    await revocation;
  };
  return { database, revoke };
}

async function writeAs(tx: Tx, credentialId: string) {
  const refusal = await confirmCaller(tx, callerWith(credentialId), nowMs, 'key share');
  if (refusal !== null) return refusal;
  await tx.runWithCommit(tx.query.insertInto('test_record').values({ id: credentialId, count: 1, note: null }));
  return 'written' as const;
}

function credentialNamed(id: string) {
  return { id, name: id, hash: `hash of ${id}` };
}

function callerWith(credentialId: string) {
  return { credentialId, accountId: credentialId === 'other' ? 'other account' : 'account' };
}
