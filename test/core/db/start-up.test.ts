import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import Sqlite from 'better-sqlite3';
import type { Migration } from '../../../src/core/db/migration.ts';
import { openReader, openWriter, sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import { StartupError } from '../../../src/core/db/startup-error.ts';
import { StorageUnavailable } from '../../../src/core/db/transaction.ts';
import { databaseKinds, postgres, sqlite, testMigrations } from '../../support/databases.ts';
import { inTempFolder } from '../../support/temp.ts';

const knownMigrations = testMigrations;

for (const kind of databaseKinds) {
  describe(`opening a database on ${kind.name}`, { skip: kind.missing }, () => {
    test('keeps the data and the epoch of an earlier start', async (t) => {
      const location = await kind.createLocation(t);
      const firstDatabase = await location.open();
      await firstDatabase.write((tx) =>
        tx.run(tx.query.insertInto('test_record').values({ id: 'a', count: 1, note: null })),
      );
      await firstDatabase.close();
      const secondDatabase = await location.open();
      assert.equal(secondDatabase.epoch, firstDatabase.epoch);
      assert.match(secondDatabase.epoch, /^[0-9a-f]{32}$/);
      assert.deepEqual(await secondDatabase.db.all(secondDatabase.db.query.selectFrom('test_record').select('id')), [
        { id: 'a' },
      ]);
      await secondDatabase.ping();
    });

    test('applies each pending migration once and in order', async (t) => {
      const location = await kind.createLocation(t);
      await (await location.open()).close();
      const steps = [
        migrationOf('later-0001', 'alter table test_record add column extra text'),
        migrationOf('later-0002', 'update test_record set extra = id'),
      ];
      await (await location.open({ migrations: [...knownMigrations, ...steps] })).close();
      const database = await location.open({ migrations: [...knownMigrations, ...steps] });
      await database.ping();
    });

    test('logs the number of applied migrations in one line, and each of them at debug level', async (t) => {
      const location = await kind.createLocation(t);
      const lines: string[] = [];
      const recorder = (level: string) => (_fields: object, message: string) => lines.push(`${level}: ${message}`);
      const log = { debug: recorder('debug'), info: recorder('info'), warn() {}, error() {} };
      await (await location.open({ log })).close();
      const count = testMigrations.length;
      const applied = Array(count).fill('debug: applied migration');
      assert.deepEqual(lines, [...applied, `info: applied ${count} migration${count === 1 ? '' : 's'}`]);
      lines.length = 0;
      await (await location.open({ log })).close();
      assert.deepEqual(lines, []);
    });

    test('rolls back a migration that fails', async (t) => {
      const location = await kind.createLocation(t);
      const broken: Migration = {
        name: 'broken-0001',
        statements: () => ['create table half (id text)', 'create table half (id text)'],
      };
      await assert.rejects(location.open({ migrations: [...knownMigrations, broken] }), /already exists/);
      const newMigration = migrationOf('whole-0001', 'create table half (id text)');
      await location.open({ migrations: [...knownMigrations, newMigration] });
    });

    test('refuses a database of a newer version in one sentence', async (t) => {
      const location = await kind.createLocation(t);
      await (
        await location.open({
          migrations: [...knownMigrations, migrationOf('newer-0001', 'create table newer (id text)')],
        })
      ).close();
      await assert.rejects(location.open(), (error) => isSentence(error, /newer version of Rialto .*newer-0001/));
    });

    test('refuses a database whose applied migration differs', async (t) => {
      const location = await kind.createLocation(t);
      await (
        await location.open({
          migrations: [...knownMigrations, migrationOf('same-0001', 'create table one (id text)')],
        })
      ).close();
      const changedMigration = migrationOf('same-0001', 'create table two (id text)');
      await assert.rejects(location.open({ migrations: [...knownMigrations, changedMigration] }), (error) =>
        isSentence(error, /same-0001/),
      );
    });
  });
}

test('the SQLite writer commits durably, erases deleted data and never checkpoints automatically, and a reader cannot write', async () => {
  await inTempFolder((folder) => {
    const writer = openWriter(join(folder, 'x.sqlite'));
    const read = (name: string) => writer.pragma(name, { simple: true });
    assert.equal(read('journal_mode'), 'wal');
    assert.equal(read('synchronous'), 2);
    assert.equal(read('secure_delete'), 1);
    assert.equal(read('wal_autocheckpoint'), 0);
    assert.equal(read('busy_timeout'), 0);
    writer.exec('create table t (x)');
    const reader = openReader(join(folder, 'x.sqlite'));
    assert.throws(() => reader.exec('insert into t values (1)'), /readonly/);
    reader.close();
    writer.close();
  });
});

test('opening a database creates a data folder that only its owner can read', async (t) => {
  const location = await sqlite.createLocation(t);
  const dataDir = join(location.dataDir, 'deep', 'inside');
  await location.open({ dataDir });
  assert.equal(statSync(dataDir).mode & 0o777, 0o700);
});

test('a second server on the same folder is refused in one sentence until the first has closed', async (t) => {
  const location = await sqlite.createLocation(t);
  const firstDatabase = await location.open();
  await assert.rejects(location.open(), (error) => isSentence(error, /Another Rialto server/));
  await firstDatabase.write((tx) =>
    tx.run(tx.query.insertInto('test_record').values({ id: 'a', count: 1, note: null })),
  );
  await firstDatabase.close();
  await location.open();
});

test('a data folder that cannot be created is refused in one sentence', async (t) => {
  const location = await sqlite.createLocation(t);
  const file = join(location.dataDir, 'a-file');
  writeFileSync(file, '');
  await assert.rejects(location.open({ dataDir: join(file, 'data') }), (error) =>
    isSentence(error, /cannot be written/),
  );
});

test('a refused start releases the lock', async (t) => {
  const location = await sqlite.createLocation(t);
  await (
    await location.open({ migrations: [...knownMigrations, migrationOf('newer-0001', 'create table newer (id text)')] })
  ).close();
  await assert.rejects(location.open(), StartupError);
  await location.open({ migrations: [...knownMigrations, migrationOf('newer-0001', 'create table newer (id text)')] });
});

test('a file that is not a database is refused and not changed', async (t) => {
  const location = await sqlite.createLocation(t);
  const file = sqliteFile(location.dataDir);
  const text = 'a text that is long enough to be looked at as the header of a database file, and is none';
  writeFileSync(file, text);
  await assert.rejects(location.open(), (error) => isSentence(error, /not a database/));
  assert.equal(readFileSync(file, 'utf8'), text);
});

test('closing the database moves the write-ahead log into the database file', async (t) => {
  const location = await sqlite.createLocation(t);
  const database = await location.open();
  await database.write((tx) => tx.run(tx.query.insertInto('test_record').values({ id: 'a', count: 1, note: null })));
  await database.close();
  assert.equal(existsSync(`${sqliteFile(location.dataDir)}-wal`), false);
  const connection = new Sqlite(sqliteFile(location.dataDir), { readonly: true });
  assert.equal(connection.prepare('select count(*) from test_record').pluck().get(), 1);
  connection.close();
});

describe('opening a database on PostgreSQL', { skip: postgres.missing }, () => {
  test('migrates once when many nodes start at once, and all nodes use the same epoch', async (t) => {
    const location = await postgres.createLocation(t);
    const steps: string[] = [];
    const log = { info() {}, warn() {}, error() {}, debug: (fields: object) => steps.push(JSON.stringify(fields)) };
    const nodes = await Promise.all(Array.from({ length: 5 }, () => location.open({ log })));
    assert.deepEqual(
      steps,
      testMigrations.map(({ name: migration }) => JSON.stringify({ migration })),
    );
    assert.equal(new Set(nodes.map((node) => node.epoch)).size, 1);
  });

  test('reports an unreachable server in one sentence without the password', async (t) => {
    const location = await sqlite.createLocation(t);
    const databaseUrl = 'postgres://rialto:secret@127.0.0.1:1/rialto';
    await assert.rejects(location.open({ databaseUrl, limits: { startWaitMs: 300 } }), (error) => {
      assert.ok(error instanceof StorageUnavailable, String(error));
      assert.match(error.message, /^PostgreSQL at 127\.0\.0\.1:1\/rialto cannot be used now \(ECONNREFUSED\)[^\n]+\.$/);
      assert.doesNotMatch(String(error), /secret/);
      return true;
    });
  });

  test('gives read-only connections to code outside of write jobs', async (t) => {
    const database = await (await postgres.createLocation(t)).open();
    const writeQuery = database.db.query as unknown as Parameters<Parameters<typeof database.write>[0]>[0]['query'];
    const query = writeQuery.insertInto('test_record').values({ id: 'a', count: 1, note: null });
    await assert.rejects(database.db.all(query as never), /read-only|25006/);
  });
});

function migrationOf(name: string, statement: string): Migration {
  return { name, statements: () => [statement] };
}

/** Asserts a StartupError whose message matches the pattern and is one line that ends with a period. */
function isSentence(error: unknown, pattern: RegExp): boolean {
  assert.ok(error instanceof StartupError, String(error));
  assert.match(error.message, pattern);
  assert.match(error.message, /^[^\n]+\.$/);
  return true;
}
