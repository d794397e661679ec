import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Database, Overloaded, StorageUnavailable } from '../../src/core/db/transaction.ts';
import { ThreadPool, type ThreadPoolOptions } from '../../src/core/threads/thread-pool.ts';
import { noopLog, sqlite } from '../support/databases.ts';

test('a task in a worker thread reads committed data and returns the result of its handler', async (t) => {
  const { database, pool } = await open(t);
  for (const id of ['a', 'b', 'c']) await add(database, id);
  assert.deepEqual(await pool.run({ name: 'ids', afterId: 'a' }), ['b', 'c']);
  await add(database, 'd');
  assert.deepEqual(await pool.run({ name: 'ids', afterId: 'b' }), ['c', 'd']);
});

test('a handler that throws or does not exist rejects only its own task', async (t) => {
  const { pool } = await open(t);
  const outcomes = await Promise.allSettled([
    pool.run({ name: 'fail' }),
    pool.run({ name: 'none' }),
    pool.run({ name: 'ids', afterId: '' }),
  ]);
  assert.ok(outcomes[0].status === 'rejected' && /broken on purpose/.test(String(outcomes[0].reason)));
  assert.ok(
    outcomes[1].status === 'rejected' && /handlers\[probe.name\] is not a function/.test(String(outcomes[1].reason)),
  );
  assert.deepEqual(outcomes[2], { status: 'fulfilled', value: [] });
});

test('a worker thread that exits rejects its task and is replaced', async (t) => {
  const { pool } = await open(t, { threadsMax: 1 });
  const outcomes = await Promise.allSettled([pool.run({ name: 'crash' }), pool.run({ name: 'ids', afterId: '' })]);
  assert.ok(outcomes[0].status === 'rejected' && outcomes[0].reason instanceof StorageUnavailable);
  assert.deepEqual(outcomes[1], { status: 'fulfilled', value: [] });
  assert.deepEqual(await pool.run({ name: 'ids', afterId: '' }), []);
});

test('a task over its time limit is terminated with its thread and blocks neither the event loop nor the next task', async (t) => {
  const { pool } = await open(t, { threadsMax: 1, taskTimeoutMs: 300 });
  let [turns, isRunning] = [0, true];
  const countTurn = () => {
    turns += 1;
    if (isRunning) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  await assert.rejects(pool.run({ name: 'hang' }), /took longer than 300 ms/);
  isRunning = false;
  assert.ok(turns >= 5, `the event loop turned ${turns} times only`);
  assert.deepEqual(await pool.run({ name: 'ids', afterId: '' }), []);
});

test('the time limit of a task does not include the start of its thread', async (t) => {
  const entry = new URL('./slow-reads', import.meta.url);
  const { pool } = await open(t, { entry, threadsMax: 1, taskTimeoutMs: 3_000 });
  assert.deepEqual(await pool.run({ name: 'ids', afterId: '' }), []);
});

test('tasks wait for a free thread up to the queue limit, and further tasks are refused with Overloaded', async (t) => {
  const { pool } = await open(t, { threadsMax: 2, queuedTasksMax: 3 });
  const barrier = new Int32Array(new SharedArrayBuffer(4));
  const tasks = Array.from({ length: 5 }, () => pool.run({ name: 'wait', barrier }));
  await assert.rejects(pool.run({ name: 'wait', barrier }), Overloaded);
  barrier[0] = 1;
  assert.deepEqual(await Promise.all(tasks), Array(5).fill('opened'));
});

test('a task that cannot be cloned is rejected, and the next task runs', async (t) => {
  const { pool } = await open(t, { threadsMax: 1 });
  await assert.rejects(
    pool.run(() => {}),
    /could not be cloned/,
  );
  assert.deepEqual(await pool.run({ name: 'ids', afterId: '' }), []);
});

test('closing rejects waiting and running tasks', async (t) => {
  const { pool } = await open(t, { threadsMax: 1 });
  const tasks = [pool.run({ name: 'hang' }), pool.run({ name: 'ids', afterId: '' })];
  const settledTasks = Promise.allSettled(tasks);
  await pool.close();
  for (const outcome of await settledTasks) {
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof StorageUnavailable);
  }
  await assert.rejects(pool.run({ name: 'ids', afterId: '' }), StorageUnavailable);
});

test('closing waits for threads that are loading an addon, because terminating them would abort the process', async () => {
  const file = fileURLToPath(new URL('./close-while-loading-process.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  assert.equal(stdout, 'closed, loading 1 then 2');
});

test('a thread that cannot load rejects its tasks', async (t) => {
  const { pool } = await open(t, { workerData: { dataDir: '/nowhere' } });
  await assert.rejects(pool.run({ name: 'ids' }), StorageUnavailable);
});

async function open(
  t: TestContext,
  options: Partial<ThreadPoolOptions> = {},
): Promise<{ database: Database; pool: ThreadPool }> {
  const location = await sqlite.createLocation(t);
  const database = await location.open();
  const pool = new ThreadPool({
    entry: new URL('./probe-reads', import.meta.url),
    workerData: { dataDir: location.dataDir },
    threadsMax: 2,
    queuedTasksMax: 100,
    taskTimeoutMs: 30_000,
    log: noopLog,
    ...options,
  });
  t.after(() => pool.close());
  return { database, pool };
}

async function add(database: Database, id: string): Promise<void> {
  await database.write((tx) => tx.run(tx.query.insertInto('test_record').values({ id, count: 1, note: null })));
}
