import assert from 'node:assert/strict';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type TestContext, test } from 'node:test';
import { sqliteFile } from '../../src/core/db/sqlite/sqlite-connection.ts';
import { type Database, StorageUnavailable } from '../../src/core/db/transaction.ts';
import { sqlite } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { startProcess } from '../support/processes.ts';

test('a short lock of another process delays writes but not reads', async (t) => {
  const { database, lockHolder } = await openLockedDatabase(t, { lockWaitMs: 60_000 });
  const eventLoopDelay = monitorEventLoopDelay({ resolution: 5 });
  let isWritten = false;
  const write = add(database, 'a').then(() => {
    isWritten = true;
  });
  eventLoopDelay.enable();
  let reads = 0;
  await eventually('reads succeed during the lock', async () => {
    await database.ping();
    reads += 1;
    return reads >= 20;
  });
  eventLoopDelay.disable();
  assert.equal(isWritten, false);
  // The limit is longer than a busy machine blocks the event loop, and shorter than a write waits for the lock.
  const blockedMs = eventLoopDelay.max / 1e6;
  assert.ok(blockedMs < 20_000, `the event loop was blocked for ${blockedMs} ms`);
  lockHolder.kill('SIGKILL');
  await write;
});

test('writes time out during a permanent lock of another process, and succeed after its release without a restart', async (t) => {
  const { database, lockHolder } = await openLockedDatabase(t, { lockWaitMs: 100 });
  const outcomes = await Promise.allSettled([add(database, 'a'), add(database, 'b')]);
  for (const outcome of outcomes) {
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof StorageUnavailable);
  }
  assert.deepEqual(await ids(database), []);
  lockHolder.kill('SIGKILL');
  await eventually('the lock is released', () =>
    add(database, 'c').then(
      () => true,
      () => false,
    ),
  );
  assert.deepEqual(await ids(database), ['c']);
});

/** Opens a database whose write lock another process holds until it is killed. */
async function openLockedDatabase(t: TestContext, limits = {}) {
  const location = await sqlite.createLocation(t);
  const database = await location.open({ limits });
  const program = join(import.meta.dirname, 'support', 'lock-holder.ts');
  const holder = startProcess(process.execPath, [program, sqliteFile(location.dataDir)]);
  t.after(() => holder.child.kill('SIGKILL'));
  await eventually('the other process holds the lock', () => holder.output().includes('locked'));
  return { database, lockHolder: holder.child };
}

async function add(database: Database, id: string): Promise<void> {
  await database.write((tx) => tx.run(tx.query.insertInto('test_record').values({ id, count: 1, note: null })));
}

async function ids(database: Database): Promise<string[]> {
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id'));
  return rows.map((row) => row.id);
}
