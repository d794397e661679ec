import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { sqliteFile } from '../../src/core/db/sqlite/sqlite-connection.ts';
import type { StorageLimits } from '../../src/core/db/storage-limits.ts';
import type { Database } from '../../src/core/db/transaction.ts';
import { type DatabaseLocation, sqlite } from '../support/databases.ts';

const limits = { checkpointBytes: 200_000, walBytesMax: 800_000 } satisfies Partial<StorageLimits>;

test('the write-ahead log stays small during continuous writes', async (t) => {
  const location = await sqlite.createLocation(t);
  let checkpoints = 0;
  const checkpointed = () => {
    checkpoints += 1;
  };
  const database = await location.open({ limits, observer: { checkpointed } });
  await writeBytes(database, 50_000_000);
  assert.ok(checkpoints > 3, `${checkpoints} checkpoints`);
  assert.ok(logBytes(location) < 20_000_000, `the log has ${logBytes(location)} bytes`);
});

test('the write-ahead log stays small when a checkpoint is slower than the writes', async (t) => {
  const location = await sqlite.createLocation(t);
  const database = await location.open({ limits: { checkpointBytes: 50_000, walBytesMax: 100_000 } });
  // The start of the worker thread makes the first checkpoint slow.
  await writeBytes(database, 8_000_000);
  assert.ok(logBytes(location) < 3_000_000, `the log has ${logBytes(location)} bytes`);
});

test('a long read does not block writes, and the write-ahead log stops growing after it', async (t) => {
  const location = await sqlite.createLocation(t);
  const database = await location.open({ limits });
  await database.snapshot(async (db) => {
    const query = db.query.selectFrom('test_record').select('id').limit(1);
    assert.equal(await db.first(query), undefined);
    await writeBytes(database, 12_000_000);
    assert.equal(await db.first(query), undefined);
  });
  const bytesDuringRead = logBytes(location);
  assert.ok(bytesDuringRead > 12_000_000, `the log has ${bytesDuringRead} bytes only`);
  await writeBytes(database, 24_000_000);
  assert.ok(
    logBytes(location) < bytesDuringRead + 5_000_000,
    `the log grew from ${bytesDuringRead} to ${logBytes(location)} bytes`,
  );
});

/** Inserts records with this total size, from 16 concurrent writers. */
async function writeBytes(database: Database, bytes: number): Promise<void> {
  const note = 'x'.repeat(4_000);
  let remainingWrites = Math.ceil(bytes / note.length);
  const writers = Array.from({ length: 16 }, async () => {
    while (remainingWrites > 0) {
      remainingWrites -= 1;
      const id = `${bytes} ${remainingWrites}`;
      await database.write((tx) =>
        tx.run(tx.query.insertInto('test_record').values({ id, count: remainingWrites, note })),
      );
    }
  });
  await Promise.all(writers);
}

/** Size of the write-ahead log. */
function logBytes(location: DatabaseLocation): number {
  return statSync(`${sqliteFile(location.dataDir)}-wal`).size;
}
