import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuse } from '../../../src/core/base/refusal.ts';
import { RecordChangeLog } from '../../../src/core/db/record-changes.ts';
import type { Tx } from '../../../src/core/db/transaction.ts';
import { notFound } from '../../../src/core/operation/errors.ts';
import { sqlite } from '../../support/databases.ts';

const recordTables = [{ table: 'test_record', idColumns: ['id', 'note'] }];
const insert = (tx: Tx, id: string, note: string | null = null) =>
  tx.run(tx.query.insertInto('test_record').values({ id, count: 0, note }));

test('a commit marks exactly the records of its changed rows as changed, before it is acknowledged', async (t) => {
  const database = await (await sqlite.createLocation(t)).open({ recordTables });
  await database.write((tx) => insert(tx, 'one'));
  const changedBy = async (job: (tx: Tx) => Promise<unknown>) => {
    const commitCountBefore = database.commitCount as number;
    await database.write(job);
    return ['one', 'two', 'three'].filter((id) => database.recordChanges?.hasChangedSince(id, commitCountBefore));
  };
  assert.deepEqual(await changedBy((tx) => insert(tx, 'two')), ['two']);
  assert.deepEqual(await changedBy((tx) => insert(tx, 'three', 'one')), ['one', 'three']);
  const update = (tx: Tx) => tx.query.updateTable('test_record');
  assert.deepEqual(await changedBy((tx) => tx.run(update(tx).set({ count: 1 }).where('id', '=', 'two'))), ['two']);
  assert.deepEqual(await changedBy((tx) => tx.run(update(tx).set({ note: 'two' }).where('id', '=', 'three'))), [
    'one',
    'two',
    'three',
  ]);
  assert.deepEqual(
    await changedBy((tx) => tx.runDeferred(tx.query.deleteFrom('test_record').where('id', '=', 'three'))),
    ['two', 'three'],
  );
});

test('a record counts as changed since earlier commits only, even when a concurrent write is refused', async (t) => {
  const database = await (await sqlite.createLocation(t)).open({ recordTables });
  await database.write((tx) => insert(tx, 'one'));
  const commitCountBefore = database.commitCount as number;
  await Promise.all([
    database.write((tx) => insert(tx, 'two')),
    database.write(async (tx) => {
      await insert(tx, 'three');
      return refuse(notFound, 'Refused and rolled back.');
    }),
  ]);
  assert.equal(database.recordChanges?.hasChangedSince('two', commitCountBefore), true);
  assert.equal(database.recordChanges?.hasChangedSince('one', commitCountBefore), false);
  assert.equal(database.recordChanges?.hasChangedSince('two', database.commitCount as number), false);
});

test('all records count as changed when the log overflows or null is marked as changed', () => {
  const log = new RecordChangeLog(2);
  log.markChanged('one');
  log.applyPending(1);
  log.markChanged('two');
  log.markChanged('three');
  log.applyPending(2);
  assert.deepEqual([log.hasChangedSince('other', 1), log.hasChangedSince('other', 2)], [true, false]);
  log.markChanged(null);
  log.applyPending(3);
  assert.deepEqual([log.hasChangedSince('other', 2), log.hasChangedSince('two', 3)], [true, false]);
});

test('a database without record tables does not track record changes', async (t) => {
  assert.equal((await (await sqlite.createLocation(t)).open()).recordChanges, null);
});
