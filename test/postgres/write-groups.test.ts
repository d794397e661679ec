import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { errorKind, refuse } from '../../src/core/base/refusal.ts';
import type { StorageLimits } from '../../src/core/db/storage-limits.ts';
import { type Database, DuplicateRow, Overloaded, StorageUnavailable, type Tx } from '../../src/core/db/transaction.ts';
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy.ts';
import { postgres } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { assertAcknowledgedIdsAreStored } from './acknowledged-ids.ts';

const conflictKind = errorKind('taken', 409, 'Taken', 'It is taken.');
const group = 'test group';
const jobIds = ['a', 'b', 'c', 'd'];

describe('jobs of one group on PostgreSQL', { skip: postgres.missing }, () => {
  test('share one transaction when they wait at the same time, and each one gets its result', async (t) => {
    const { database, groupSizes, runConcurrently } = await open(t);
    const results = await runConcurrently(jobIds.map((id) => add(id)));
    assert.deepEqual(
      results.map((result) => valueIn(result)),
      jobIds,
    );
    assert.deepEqual(groupSizes, [jobIds.length]);
    assert.deepEqual(await ids(database), jobIds);
  });

  test('are committed although the change of another job fails, and that job is rejected with the reason', async (t) => {
    const { database, groupSizes, runConcurrently } = await open(t);
    const results = await runConcurrently([add('a'), add('b'), add('a'), add('c'), add('b'), add('d')]);
    assert.deepEqual(
      results.map(({ status }) => status).join(' '),
      'fulfilled fulfilled rejected fulfilled rejected fulfilled',
    );
    assert.ok(reasonIn(results[2]) instanceof DuplicateRow);
    assert.ok(reasonIn(results[4]) instanceof DuplicateRow);
    assert.deepEqual(groupSizes, [jobIds.length]);
    assert.deepEqual(await ids(database), jobIds);
  });

  test('are committed although a read of another job fails, and that job is rejected with the reason', async (t) => {
    const { database, runConcurrently } = await open(t);
    const failingRead = async (tx: Tx) => {
      await tx.first(raw("select 1 from test_record where 'text'::bigint = 1"));
    };
    const [firstResult, failedResult, lastResult] = await runConcurrently([add('a'), failingRead, add('b')]);
    assert.deepEqual([valueIn(firstResult), valueIn(lastResult)], ['a', 'b']);
    assert.equal((reasonIn(failedResult) as { code?: string }).code, '22P02');
    assert.deepEqual(await ids(database), ['a', 'b']);
  });

  test('are rolled back when they return a refusal or throw, and the other jobs are committed', async (t) => {
    const { database, runConcurrently } = await open(t);
    const refusal = refuse(conflictKind, 'It is taken.');
    const thrown = new Error('broken');
    const callbackIds: string[] = [];
    const addThen = (id: string, end: () => unknown) => async (tx: Tx) => {
      tx.afterCommit(() => callbackIds.push(id));
      await add(id)(tx);
      return end();
    };
    const results = await runConcurrently([
      addThen('a', () => refusal),
      addThen('b', () => 'committed'),
      addThen('c', () => {
        throw thrown;
      }),
    ]);
    assert.equal(valueIn(results[0]), refusal);
    assert.equal(valueIn(results[1]), 'committed');
    assert.equal(reasonIn(results[2]), thrown);
    assert.deepEqual(callbackIds, ['b']);
    assert.deepEqual(await ids(database), ['b']);
  });

  test('are retried after a serialization failure of a read or a change', async (t) => {
    const { database, runConcurrently } = await open(t);
    const failOnceThenAdd = (id: string, fail: (tx: Tx) => Promise<unknown>) => {
      let attempts = 0;
      return async (tx: Tx) => {
        attempts += 1;
        if (attempts === 1) await fail(tx);
        return add(id)(tx);
      };
    };
    const jobWithFailingRead = failOnceThenAdd('b', (tx) => tx.first(serializationFailure));
    const jobWithFailingChange = failOnceThenAdd('d', (tx) => tx.runWithCommit(serializationFailure));
    for (const jobs of [
      [add('a'), jobWithFailingRead],
      [add('c'), jobWithFailingChange],
    ]) {
      const results = await runConcurrently(jobs);
      assert.deepEqual(
        results.map(({ status }) => status),
        ['fulfilled', 'fulfilled'],
      );
    }
    assert.deepEqual(await ids(database), jobIds);
  });

  test('are stored exactly once each when the savepoint of one fails', async (t) => {
    const { database, groupSizes, runConcurrently } = await open(t);
    const savepoints = failSavepoint(t, 3);
    const results = await runConcurrently(jobIds.map((id) => add(id)));
    assert.deepEqual(
      results.map((result) => valueIn(result)),
      jobIds,
    );
    assert.ok(savepoints.count() >= 3);
    assert.deepEqual(groupSizes, []);
    assert.deepEqual(await ids(database), jobIds);
  });

  test('are rejected when they change rows with run instead of runWithCommit', async (t) => {
    const { database, runConcurrently } = await open(t);
    const eagerJob = (tx: Tx) =>
      tx.run(tx.query.insertInto('test_record').values({ id: 'eager', count: 1, note: null }));
    const [eagerResult, otherResult] = await runConcurrently([eagerJob, add('a')]);
    assert.match(String(reasonIn(eagerResult)), /runWithCommit/);
    assert.equal(valueIn(otherResult), 'a');
    assert.deepEqual(await ids(database), ['a']);
  });

  test('are not delayed by a job whose record is locked by another transaction, which runs alone', async (t) => {
    const { database, groupSizes } = await open(t);
    await database.write(add('held'));
    const selectHeld = (tx: Tx) => tx.query.selectFrom('test_record').select('id').where('id', '=', 'held');
    const isLocked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const lockingWrite = database.write(async (tx) => {
      await tx.lock(selectHeld(tx));
      isLocked.resolve();
      await release.promise;
    });
    await isLocked.promise;
    const blocker = Promise.withResolvers<void>();
    const blockingWrite = database.write(() => blocker.promise, { group });
    const addAfterLock = async (tx: Tx) => {
      await tx.lock(selectHeld(tx), 'key share');
      return add('c')(tx);
    };
    const otherWrites = ['a', 'b'].map((id) => database.write(add(id), { group }));
    const delayedWrite = database.write(addAfterLock, { group });
    blocker.resolve();
    await blockingWrite;
    assert.deepEqual(await Promise.all(otherWrites), ['a', 'b']);
    assert.equal(await database.write(add('d'), { group }), 'd');
    assert.deepEqual(await ids(database), ['a', 'b', 'd', 'held']);
    release.resolve();
    await lockingWrite;
    assert.equal(await delayedWrite, 'c');
    assert.deepEqual(groupSizes, [2]);
  });

  test('are rejected as overloaded when the queue is full', async (t) => {
    const { runConcurrently } = await open(t, { queuedWritesMax: 2 });
    const results = await runConcurrently(jobIds.map((id) => add(id)));
    assert.deepEqual(
      results.filter(({ status }) => status === 'rejected').map((result) => reasonIn(result) instanceof Overloaded),
      [true, true],
    );
  });

  test('are all rejected when the connection breaks before COMMIT, and none exists', async (t) => {
    const { database, proxy, runConcurrently } = await openThroughProxy(t);
    proxy.cutAtCommitOf('savepoint', 'before');
    const results = await runConcurrently(jobIds.map((id) => add(id)));
    for (const result of results) assert.ok(reasonIn(result) instanceof StorageUnavailable);
    assert.equal(proxy.cuts, 1);
    assert.deepEqual(await ids(database), []);
  });

  test('are all rejected when the connection breaks after COMMIT, and all exist', async (t) => {
    const { database, proxy, runConcurrently } = await openThroughProxy(t);
    proxy.cutAtCommitOf('savepoint', 'after');
    const results = await runConcurrently(jobIds.map((id) => add(id)));
    for (const result of results) assert.ok(reasonIn(result) instanceof StorageUnavailable);
    await eventually('the commit is visible', async () => (await ids(database)).length === 4);
    const secondGroup = await runConcurrently(jobIds.map((id) => add(id)));
    for (const result of secondGroup) assert.ok(reasonIn(result) instanceof DuplicateRow);
  });

  test('lose no acknowledged write when connections break repeatedly under load', async (t) => {
    const { database, proxy } = await openThroughProxy(t);
    await assertAcknowledgedIdsAreStored({
      write: (id) => database.write(add(id), { group }),
      readIds: () => ids(database),
      async cut(acknowledgedCount) {
        // On a slow machine few writes succeed between two cuts.
        for (let round = 0; round < 20 || (acknowledgedCount() <= 20 && round < 400); round += 1) {
          proxy.cutAtCommitOf('savepoint', round % 2 === 0 ? 'before' : 'after');
          await eventually('the next connection is cut', () => proxy.cuts > round);
        }
      },
      acknowledgedMin: 20,
    });
  });
});

type Job = (tx: Tx) => Promise<unknown>;

/** A job that first locks, as jobs of a group must, and inserts a row with this id together with COMMIT. */
const add = (id: string) => async (tx: Tx) => {
  await tx.lock(tx.query.selectFrom('test_record').select('id').where('id', '=', 'thread'));
  await tx.runWithCommit(tx.query.insertInto('test_record').values({ id, count: 1, note: null }));
  return id;
};

// biome-ignore lint/suspicious/noExplicitAny: a raw statement without the query builder.
const raw = (text: string): any => ({ compile: () => ({ sql: text, parameters: [] }) });
const serializationFailure = raw("do $$ begin raise exception 'conflict' using errcode = '40001'; end $$");

/** Makes the server cancel the savepoint with this number. */
function failSavepoint(t: TestContext, number: number): { count(): number } {
  let count = 0;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  t.mock.method(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
    if (args[0] === 'savepoint job') count += 1;
    const isFailing = args[0] === 'savepoint job' && count === number;
    return Reflect.apply(query, this, isFailing ? [cancelled] : args);
  });
  return { count: () => count };
}

const cancelled = "do $$ begin raise exception 'canceling statement' using errcode = '57014'; end $$";

async function open(t: TestContext, limits: Partial<StorageLimits> = {}, openProxy?: (url: string) => Promise<string>) {
  const groupSizes: number[] = [];
  const location = await postgres.createLocation(t);
  const databaseUrl = openProxy === undefined ? location.databaseUrl : await openProxy(location.databaseUrl ?? '');
  const observer = { postgresGroupCommitted: (jobCount: number) => groupSizes.push(jobCount) };
  const database = await location.open({ databaseUrl, limits, observer });
  return { database, groupSizes, runConcurrently: (jobs: readonly Job[]) => runTogether(database, jobs) };
}

async function openThroughProxy(t: TestContext) {
  let proxy: CuttingProxy | undefined;
  const opened = await open(t, {}, async (databaseUrl) => {
    const url = new URL(databaseUrl);
    proxy = await startCuttingProxy(url.hostname, Number(url.port));
    t.after(() => proxy?.close());
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return url.href;
  });
  return { ...opened, proxy: proxy as CuttingProxy };
}

/** Queues the jobs while another job of their group keeps its transaction open, and returns their results. */
async function runTogether(database: Database, jobs: readonly Job[]): Promise<PromiseSettledResult<unknown>[]> {
  const blocker = Promise.withResolvers<void>();
  const blockingWrite = database.write(() => blocker.promise, { group });
  const writes = jobs.map((job) => database.write(job, { group }));
  const results = Promise.allSettled(writes);
  blocker.resolve();
  await blockingWrite;
  return results;
}

function valueIn(result: PromiseSettledResult<unknown> | undefined): unknown {
  assert.equal(result?.status, 'fulfilled');
  return result?.value;
}

function reasonIn(result: PromiseSettledResult<unknown> | undefined): unknown {
  assert.equal(result?.status, 'rejected');
  return result?.reason;
}

async function ids(database: Database): Promise<string[]> {
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id').orderBy('id'));
  return rows.map((row) => row.id);
}
