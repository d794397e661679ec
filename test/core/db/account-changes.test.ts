import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuse } from '../../../src/core/base/refusal.ts';
import type { Tx } from '../../../src/core/db/transaction.ts';
import { insertAccount, revokeCredential } from '../../../src/core/operation/accounts.ts';
import { notFound } from '../../../src/core/operation/errors.ts';
import { sqlite } from '../../support/databases.ts';

const credential = { id: 'crd_1', name: 'main', hash: 'a'.repeat(64) };
const insert = (tx: Tx, id: string) => tx.run(tx.query.insertInto('test_record').values({ id, count: 0, note: null }));

test('the account change counter increases with each change of an account or credential and with no other write', async (t) => {
  const database = await (await sqlite.createLocation(t)).open();
  const counterIncrease = async (job: (tx: Tx) => Promise<unknown>, leavesCachesValid = false) => {
    const commitCountBefore = database.accountCommitCount ?? Number.NaN;
    await database.write(job, { leavesCachesValid });
    return (database.accountCommitCount ?? Number.NaN) - commitCountBefore;
  };
  assert.equal(await counterIncrease((tx) => insert(tx, 'one')), 0);
  assert.equal(await counterIncrease((tx) => insertAccount(tx, 'exchange', 'acc_1', credential, 1)), 1);
  assert.equal(await counterIncrease((tx) => insert(tx, 'two')), 0);
  assert.equal(await counterIncrease((tx) => revokeCredential(tx, 'crd_1', 2), true), 1);
  assert.equal(await counterIncrease((tx) => tx.run(tx.query.updateTable('account').set({ suspended_at: 3 }))), 1);
  assert.equal(await counterIncrease((tx) => tx.runDeferred(tx.query.deleteFrom('credential'))), 1);
  assert.equal(await counterIncrease((tx) => tx.run(tx.query.deleteFrom('account'))), 1);
  assert.equal(await counterIncrease((tx) => insert(tx, 'three')), 0);
});

test('the account change counter increases before the write is acknowledged, even when a concurrent write is refused', async (t) => {
  const database = await (await sqlite.createLocation(t)).open();
  const counterValues: (number | null)[] = [database.accountCommitCount];
  await Promise.all([
    database.write(async (tx) => {
      await insertAccount(tx, 'exchange', 'acc_1', credential, 1);
      tx.afterCommit(() => counterValues.push(database.accountCommitCount));
    }),
    database.write(async () => refuse(notFound, 'Refused, and undone.')),
  ]);
  assert.deepEqual(counterValues, [0, 1]);
});
