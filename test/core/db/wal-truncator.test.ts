import assert from 'node:assert/strict';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import type { Database, Tx } from '../../../src/core/db/transaction.ts';
import { type DatabaseLocation, sqlite } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';

const secret = 'A note that occurs in no other place';
const timeoutMs = 60_000;

describe('a transaction that erases data', () => {
  test('leaves no deleted data in the files of an idle database', async (t) => {
    const location = await sqlite.createLocation(t);
    const database = await location.open();
    await insertNotes(database, [secret]);
    assert.ok(isInFiles(location), 'the note is in the files before the erasure');
    await erase(database);
    await eventually('the note is removed from the files', () => !isInFiles(location), timeoutMs);
    assert.equal(statSync(`${sqliteFile(location.dataDir)}-wal`).size, 0);
    await insertNotes(database, ['Another note']);
    assert.equal(await count(database), 1);
  });

  test('leaves no deleted data after a long read that needs the log has ended', async (t) => {
    const location = await sqlite.createLocation(t);
    const database = await location.open({ limits: { erasureWaitMs: 1 } });
    await insertNotes(database, [secret]);
    await database.snapshot(async (db) => {
      const allNotes = db.query.selectFrom('test_record').select('note');
      assert.equal((await db.all(allNotes)).length, 1);
      await erase(database);
      // Commits continue for longer than a pass of the erasure; all succeed during the read.
      for (let note = 0; note < 200; note += 1) await insertNotes(database, [`A note during the read ${note}`]);
      assert.deepEqual(await db.all(allNotes), [{ note: secret }]);
      assert.ok(isInFiles(location));
    });
    await eventually('the note is removed from the files', () => !isInFiles(location), timeoutMs);
    assert.equal(await count(database), 200);
  });

  test('leaves no deleted data under continuous load, and loses no concurrent write', async (t) => {
    const location = await sqlite.createLocation(t);
    const database = await location.open({ limits: { erasureWaitMs: 1 } });
    await insertNotes(database, [secret]);
    let isErased = false;
    let writeCount = 0;
    const writers = Array.from({ length: 4 }, async (_each, writer) => {
      for (let note = 0; !isErased; note += 1) {
        await insertNotes(database, [`Note ${note} of writer ${writer}`]);
        writeCount += 1;
        await count(database);
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    await erase(database);
    try {
      await eventually('the note is removed from the files', () => !isInFiles(location), timeoutMs);
    } finally {
      isErased = true;
      await Promise.all(writers);
    }
    assert.equal(await count(database), writeCount);
  });

  test('keeps the data when it is rolled back', async (t) => {
    const location = await sqlite.createLocation(t);
    const database = await location.open({ limits: { erasureWaitMs: 1 } });
    await insertNotes(database, [secret]);
    const failed = database.write(async (tx) => {
      await deleteNotes(tx);
      throw new Error('undone');
    });
    await assert.rejects(failed, /undone/);
    assert.equal(await count(database), 1);
  });

  test('leaves no deleted data after a crash, once the next process has opened the database', async (t) => {
    const [killedLocation, nextLocation] = [await sqlite.createLocation(t), await sqlite.createLocation(t)];
    const database = await killedLocation.open({ limits: { erasureWaitMs: 3_600_000 } });
    await insertNotes(database, [secret]);
    await erase(database);
    assert.ok(isInFiles(killedLocation), 'nothing has emptied the log yet');
    // A killed process leaves its files as they are at that moment.
    for (const suffix of ['', '-wal'])
      cpSync(sqliteFile(killedLocation.dataDir) + suffix, sqliteFile(nextLocation.dataDir) + suffix);
    assert.equal(await count(await nextLocation.open()), 0);
    assert.ok(!isInFiles(nextLocation));
  });
});

async function insertNotes(database: Database, notes: readonly string[]): Promise<void> {
  await database.write(async (tx) => {
    for (const note of notes) await tx.run(tx.query.insertInto('test_record').values({ id: note, count: 0, note }));
  });
}

function erase(database: Database): Promise<number> {
  return database.write(deleteNotes);
}

function deleteNotes(tx: Tx): Promise<number> {
  tx.markErasure();
  return tx.run(tx.query.deleteFrom('test_record').where('id', '=', secret));
}

async function count({ db }: Database): Promise<number> {
  return (await db.all(db.query.selectFrom('test_record').select('id'))).length;
}

function isInFiles({ dataDir }: DatabaseLocation): boolean {
  const file = sqliteFile(dataDir);
  return ['', '-wal'].some((suffix) => readFileSync(join(file + suffix)).includes(secret));
}
