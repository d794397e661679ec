import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ReadPool, type ReadPoolOptions } from '../../../src/core/db/sqlite/read-pool.ts';
import { type Database, Overloaded, StorageUnavailable } from '../../../src/core/db/transaction.ts';
import { quietLog, sqlite } from '../../support/databases.ts';

test('a read in a thread sees what is committed and gives back what its handler returns', async (t) => {
  const { database, pool } = await open(t);
  for (const id of ['a', 'b', 'c']) await add(database, id);
  assert.deepEqual(await pool.run('ids', { past: 'a' }), ['b', 'c']);
  await add(database, 'd');
  assert.deepEqual(await pool.run('ids', { past: 'b' }), ['c', 'd']);
});

test('a handler that throws, or that does not exist, rejects its own task only', async (t) => {
  const { pool } = await open(t);
  const outcomes = await Promise.allSettled([
    pool.run('fail', null),
    pool.run('none', null),
    pool.run('ids', { past: '' }),
  ]);
  assert.ok(outcomes[0].status === 'rejected' && /broken on purpose/.test(String(outcomes[0].reason)));
  assert.ok(outcomes[1].status === 'rejected' && /no read of the name none/.test(String(outcomes[1].reason)));
  assert.deepEqual(outcomes[2], { status: 'fulfilled', value: [] });
});

test('a thread that dies rejects its task and is replaced', async (t) => {
  const { pool } = await open(t, { threads: 1 });
  const outcomes = await Promise.allSettled([pool.run('crash', null), pool.run('ids', { past: '' })]);
  assert.ok(outcomes[0].status === 'rejected' && outcomes[0].reason instanceof StorageUnavailable);
  assert.deepEqual(outcomes[1], { status: 'fulfilled', value: [] });
  assert.deepEqual(await pool.run('ids', { past: '' }), []);
});

test('a task that takes too long is ended with its thread, and blocks nobody', async (t) => {
  const { pool } = await open(t, { threads: 1, taskMs: 300 });
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 5);
  await assert.rejects(pool.run('hang', null), /took longer than 300 ms/);
  clearInterval(counting);
  assert.ok(turns >= 5, `the event loop turned ${turns} times only`);
  assert.deepEqual(await pool.run('ids', { past: '' }), []);
});

test('tasks wait for a free thread up to the bound, and past it are refused as overload', async (t) => {
  const { pool } = await open(t, { threads: 2, queuedTasksMax: 3 });
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const tasks = Array.from({ length: 5 }, () => pool.run('wait', gate));
  await assert.rejects(pool.run('wait', gate), Overloaded);
  gate[0] = 1;
  assert.deepEqual(await Promise.all(tasks), Array(5).fill('opened'));
});

test('an argument that cannot be cloned rejects its task and keeps the thread', async (t) => {
  const { pool } = await open(t, { threads: 1 });
  await assert.rejects(
    pool.run('ids', () => {}),
    /could not be cloned/,
  );
  assert.deepEqual(await pool.run('ids', { past: '' }), []);
});

test('closing refuses what waits or runs', async (t) => {
  const { pool } = await open(t, { threads: 1 });
  const tasks = [pool.run('hang', null), pool.run('ids', { past: '' })];
  const settled = Promise.allSettled(tasks);
  await pool.close();
  for (const outcome of await settled) {
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof StorageUnavailable);
  }
  await assert.rejects(pool.run('ids', { past: '' }), StorageUnavailable);
});

async function open(
  t: TestContext,
  options: Partial<ReadPoolOptions> = {},
): Promise<{ database: Database; pool: ReadPool }> {
  const place = await sqlite.place(t);
  const database = await place.open();
  const pool = new ReadPool({
    entry: new URL('./probe-reads.ts', import.meta.url),
    dataDir: place.dataDir,
    threads: 2,
    queuedTasksMax: 100,
    taskMs: 30_000,
    log: quietLog,
    ...options,
  });
  t.after(() => pool.close());
  return { database, pool };
}

async function add(database: Database, id: string): Promise<void> {
  await database.write((tx) => tx.run(tx.query.insertInto('probe').values({ id, count: 1, note: null })));
}
