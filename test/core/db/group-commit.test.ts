import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { StorageLimits } from '../../../src/core/db/storage-limits.ts';
import { type Database, StorageUnavailable, type Tx } from '../../../src/core/db/transaction.ts';
import { sqlite } from '../../support/databases.ts';

// On a busy machine, two jobs of a few statements can take longer than the default limit of a batch.
const longBatches = { batchMsMax: 10_000 } satisfies Partial<StorageLimits>;

test('concurrent writes share few commits', async (t) => {
  const batches: number[] = [];
  const observer = { sqliteGroupCommitted: (transactions: number) => batches.push(transactions) };
  const database = await (await sqlite.createLocation(t)).open({ observer, limits: longBatches });
  await Promise.all(Array.from({ length: 300 }, (_, index) => database.write((tx) => insert(tx, `row ${index}`))));
  assert.equal(sum(batches), 300);
  assert.ok(batches.length <= 60, `${batches.length} commits`);
});

test('a batch ends at its maximum number of jobs, and the rest follow in further batches', async (t) => {
  const batches: number[] = [];
  const observer = { sqliteGroupCommitted: (transactions: number) => batches.push(transactions) };
  const limits = { batchJobsMax: 10, ...longBatches };
  const database = await (await sqlite.createLocation(t)).open({ observer, limits });
  await Promise.all(Array.from({ length: 25 }, (_, index) => database.write((tx) => insert(tx, `row ${index}`))));
  assert.deepEqual(batches, [10, 10, 5]);
});

test('jobs run strictly one after another in their order of arrival', async (t) => {
  const database = await (await sqlite.createLocation(t)).open();
  const steps: string[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map((id) =>
      database.write(async (tx) => {
        steps.push(`${id} starts`);
        for (let round = 0; round < 20; round += 1) await insert(tx, `${id} ${round}`);
        steps.push(`${id} ends`);
      }),
    ),
  );
  assert.deepEqual(steps, ['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});

test('a job that awaits something other than its Tx is rolled back alone, and its write is rejected', async (t) => {
  const database = await (await sqlite.createLocation(t)).open();
  const outcomes = await Promise.allSettled([
    database.write((tx) => insert(tx, 'before')),
    database.write(async (tx) => {
      await insert(tx, 'slow');
      await neverResolve();
      return 'slow';
    }),
    database.write((tx) => insert(tx, 'after')),
  ]);
  assert.deepEqual(
    outcomes.map((outcome) => outcome.status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  const [, slowOutcome] = outcomes;
  assert.ok(slowOutcome?.status === 'rejected');
  assert.match(String(slowOutcome.reason), /other than its Tx/);
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id').orderBy('id'));
  assert.deepEqual(rows, [{ id: 'after' }, { id: 'before' }]);
});

test('an abandoned job cannot change anything, including the work of another job', async (t) => {
  const database = await (await sqlite.createLocation(t)).open();
  const resume = Promise.withResolvers<void>();
  const lateInsertError = Promise.withResolvers<unknown>();
  const failingWrite = database.write(async (tx) => {
    await resume.promise;
    await insert(tx, 'late').catch((error: unknown) => lateInsertError.resolve(error));
  });
  await assert.rejects(failingWrite, /other than its Tx/);
  await database.write(async (tx) => {
    await insert(tx, 'mine');
    resume.resolve();
    for (let turn = 0; turn < 20; turn += 1) await tx.first(tx.query.selectFrom('test_record').select('id'));
  });
  assert.match(String(await lateInsertError.promise), /is closed/);
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id'));
  assert.deepEqual(rows, [{ id: 'mine' }]);
});

test('ten jobs that await something other than their Tx are all abandoned, and the jobs between them commit', async (t) => {
  const database = await (await sqlite.createLocation(t)).open();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      database.write(async (tx) => {
        if (index % 2 === 0) await neverResolve();
        return insert(tx, `row ${index}`);
      }),
    ),
  );
  assert.equal(outcomes.filter((outcome) => outcome.status === 'fulfilled').length, 10);
});

test('the jobs of a batch that the database rolled back fail with StorageUnavailable, and the next job commits', async (t) => {
  const database = await openWithLongBatches(t);
  await database.write((tx) => insert(tx, 'present'));
  const outcomes = await Promise.allSettled([
    database.write((tx) => insert(tx, 'first')),
    database.write((tx) => insertOrRollback(tx, 'present')),
    database.write((tx) => insert(tx, 'third')),
  ]);
  const [firstOutcome, secondOutcome, thirdOutcome] = outcomes;
  assert.ok(firstOutcome?.status === 'rejected' && firstOutcome.reason instanceof StorageUnavailable);
  assert.ok(secondOutcome?.status === 'rejected' && secondOutcome.reason instanceof StorageUnavailable);
  assert.equal(thirdOutcome?.status, 'fulfilled');
  await database.write((tx) => insert(tx, 'first'));
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id').orderBy('id'));
  assert.deepEqual(rows, [{ id: 'first' }, { id: 'present' }, { id: 'third' }]);
});

test('every job fails with StorageUnavailable when a deferred change fails at the end of the batch', async (t) => {
  const database = await openWithLongBatches(t);
  await database.write((tx) => insert(tx, 'present'));
  const insertDeferredRow = (id: string) =>
    database.write((tx) => tx.runDeferred(tx.query.insertInto('test_record').values({ id, count: 0, note: null })));
  const outcomes = await Promise.allSettled([
    insertDeferredRow('first'),
    insertDeferredRow('present'),
    database.write((tx) => insert(tx, 'third')),
  ]);
  for (const outcome of outcomes)
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof StorageUnavailable);
  await insertDeferredRow('first');
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id').orderBy('id'));
  assert.deepEqual(rows, [{ id: 'first' }, { id: 'present' }]);
});

test('a batch that the database rolled back runs none of its after-commit hooks', async (t) => {
  const database = await openWithLongBatches(t);
  await database.write((tx) => insert(tx, 'present'));
  let hookRuns = 0;
  const firstWrite = database.write(async (tx) => {
    await insert(tx, 'first');
    tx.afterCommit(() => {
      hookRuns += 1;
    });
  });
  const secondWrite = database.write((tx) => insertOrRollback(tx, 'present'));
  await assert.rejects(firstWrite, StorageUnavailable);
  await assert.rejects(secondWrite, StorageUnavailable);
  assert.equal(hookRuns, 0);
});

test('a write with leavesCachesValid does not change the commit count, and another write in its batch increases it', async (t) => {
  const database = await openWithLongBatches(t);
  const commitCountBefore = database.commitCount ?? Number.NaN;
  await database.write((tx) => insert(tx, 'unseen'), { leavesCachesValid: true });
  assert.equal(database.commitCount, commitCountBefore);
  await Promise.all([
    database.write((tx) => insert(tx, 'unseen too'), { leavesCachesValid: true }),
    database.write((tx) => insert(tx, 'seen')),
  ]);
  assert.equal(database.commitCount, commitCountBefore + 1);
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id').orderBy('id'));
  assert.deepEqual(rows, [{ id: 'seen' }, { id: 'unseen' }, { id: 'unseen too' }]);
});

async function openWithLongBatches(t: TestContext): Promise<Database> {
  return (await sqlite.createLocation(t)).open({ limits: longBatches });
}

// Returns a promise that never settles.
function neverResolve(): Promise<void> {
  return new Promise(() => {});
}

async function insert(tx: Tx, id: string): Promise<string> {
  await tx.run(tx.query.insertInto('test_record').values({ id, count: 0, note: null }));
  return id;
}

// Rolls back the whole transaction, as SQLite itself does when the disk is full.
async function insertOrRollback(tx: Tx, id: string): Promise<void> {
  await tx.run(tx.query.insertInto('test_record').orRollback().values({ id, count: 0, note: null }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
