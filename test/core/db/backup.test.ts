import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { backupDatabase } from '../../../src/core/db/sqlite/backup.ts';
import { restoreBackup } from '../../../src/core/db/sqlite/restore.ts';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import { StartupError } from '../../../src/core/db/startup-error.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { type DatabaseLocation, sqlite } from '../../support/databases.ts';
import { runProcess } from '../../support/processes.ts';
import { tempFolder } from '../../support/temp.ts';

test('a backup contains everything that was committed, in one file that only its owner can read', async (t) => {
  const { database, location, target } = await prepare(t);
  await backupDatabase(location.dataDir, target);
  assert.equal(statSync(target).mode & 0o777, 0o600);
  await database.close();
  restoreBackup(target, location.dataDir, { replace: true });
  assert.deepEqual(await ids(await location.open()), ['a', 'b']);
});

test('a backup by another process contains one consistent state, and concurrent writes continue', async (t) => {
  const { database, location, target } = await prepare(t);
  let isDone = false;
  let pairCount = 0;
  const writing = (async () => {
    for (; !isDone; pairCount += 1) {
      await database.write(async (tx) => {
        for (const half of ['left', 'right']) {
          await tx.run(
            tx.query
              .insertInto('test_record')
              .values({ id: `${half} ${pairCount}`, count: pairCount, note: 'x'.repeat(500) }),
          );
        }
      });
    }
  })();
  const backup = await runProcess(process.execPath, [
    join(import.meta.dirname, 'backup-process.ts'),
    location.dataDir,
    target,
  ]);
  isDone = true;
  await writing;
  assert.equal(backup.code, 0, backup.output);
  assert.ok(pairCount > 20, `only ${pairCount} concurrent writes were committed`);
  await database.close();
  const restoreFolder = tempFolder('restored');
  t.after(() => restoreFolder.remove());
  restoreBackup(target, restoreFolder.path, { replace: false });
  const restoredIds = await ids(await location.open({ dataDir: restoreFolder.path }));
  const leftIds = restoredIds.filter((id) => id.startsWith('left '));
  const rightIds = restoredIds.filter((id) => id.startsWith('right '));
  assert.ok(leftIds.length > 0);
  assert.deepEqual(
    leftIds.map((id) => id.slice(5)),
    rightIds.map((id) => id.slice(6)),
  );
});

test('a restored database has a new epoch and accepts writes', async (t) => {
  const { database, location, target } = await prepare(t);
  await backupDatabase(location.dataDir, target);
  await add(database, 'after the backup');
  await database.close();
  restoreBackup(target, location.dataDir, { replace: true });
  const restored = await location.open();
  assert.notEqual(restored.epoch, database.epoch);
  assert.deepEqual(await ids(restored), ['a', 'b']);
  await add(restored, 'c');
  await restored.close();
  assert.equal((await location.open()).epoch, restored.epoch);
});

test('a restore ignores the write-ahead log of a killed server', async (t) => {
  const { database, location, target } = await prepare(t);
  await backupDatabase(location.dataDir, target);
  await add(database, 'after the backup');
  const walFile = `${sqliteFile(location.dataDir)}-wal`;
  const walBytes = readFileSync(walFile);
  await database.close();
  writeFileSync(walFile, walBytes);
  restoreBackup(target, location.dataDir, { replace: true });
  assert.equal(existsSync(walFile), false);
  assert.deepEqual(await ids(await location.open()), ['a', 'b']);
});

test('a restore is rejected while a server runs, over a database without `replace`, and from an invalid file', async (t) => {
  const { database, location, target } = await prepare(t);
  await backupDatabase(location.dataDir, target);
  assert.throws(() => restoreBackup(target, location.dataDir, { replace: true }), /Another Rialto server/);
  await add(database, 'later');
  await database.close();
  assert.throws(() => restoreBackup(target, location.dataDir, { replace: false }), StartupError);
  const damagedFile = join(location.dataDir, 'damaged.sqlite');
  const bytes = readFileSync(target);
  // Overwrites the fourth and fifth page of 4,096 bytes.
  writeFileSync(damagedFile, bytes.fill(0x55, 4_096 * 3, 4_096 * 5));
  assert.throws(() => restoreBackup(damagedFile, location.dataDir, { replace: true }), StartupError);
  const textFile = join(location.dataDir, 'other.sqlite');
  writeFileSync(textFile, 'no database at all');
  assert.throws(() => restoreBackup(textFile, location.dataDir, { replace: true }), StartupError);
  assert.throws(() => restoreBackup(join(location.dataDir, 'none'), location.dataDir, { replace: true }), StartupError);
  assert.deepEqual(await ids(await location.open()), ['a', 'b', 'later']);
});

test('a backup never overwrites a file and leaves no file when it fails', async (t) => {
  const { location, target } = await prepare(t);
  writeFileSync(target, 'precious');
  await assert.rejects(backupDatabase(location.dataDir, target), StartupError);
  assert.equal(readFileSync(target, 'utf8'), 'precious');
  const emptyFolder = tempFolder('empty');
  t.after(() => emptyFolder.remove());
  await assert.rejects(backupDatabase(emptyFolder.path, join(emptyFolder.path, 'x')), StartupError);
  assert.deepEqual(readdirSync(emptyFolder.path), []);
});

/** Opens a database with the rows `a` and `b`; returns it with its location and the path for a backup. */
async function prepare(t: TestContext): Promise<{ database: Database; location: DatabaseLocation; target: string }> {
  const location = await sqlite.createLocation(t);
  const database = await location.open();
  await add(database, 'a');
  await add(database, 'b');
  const folder = tempFolder('backup');
  t.after(() => folder.remove());
  return { database, location, target: join(folder.path, 'backup.sqlite') };
}

async function add(database: Database, id: string): Promise<void> {
  await database.write((tx) => tx.run(tx.query.insertInto('test_record').values({ id, count: 1, note: null })));
}

async function ids(database: Database): Promise<string[]> {
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id').orderBy('id'));
  return rows.map((row) => row.id);
}
