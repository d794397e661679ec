import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import Database from 'better-sqlite3';
import pg from 'pg';
import { systemClock } from '../../../src/core/base/clock.ts';
import type { ModuleName } from '../../../src/core/base/module-names.ts';
import { planCopy, type TableCopy } from '../../../src/core/db/copy/copy-plan.ts';
import { type CopySource, openCopySource } from '../../../src/core/db/copy/copy-source.ts';
import { advanceIdentity, copyTable } from '../../../src/core/db/copy/copy-table.ts';
import { summarizeTarget } from '../../../src/core/db/copy/row-checksum.ts';
import type { Migration } from '../../../src/core/db/migration.ts';
import { createSchema } from '../../../src/core/db/postgres/migrate-postgres.ts';
import { portableTypes } from '../../../src/core/db/postgres/postgres-types.ts';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import { migrations, migrationsOf } from '../../../src/migrations.ts';
import { derivedColumns } from '../../../src/modules.ts';
import { copyMigratedDatabase } from '../../support/migrated-databases.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { tempFolder } from '../../support/temp.ts';

const allModules: readonly ModuleName[] = ['exchange', 'arcade', 'relay'];
const main = { name: 'main', modules: allModules } as const;

describe('a copied table', { skip: postgresMissing() ?? false }, () => {
  test('has each value of the embedded database exactly, and a checksum that any change alters', async (t) => {
    const texts = ['', ' ', 'NULL', '{"a",b}', '\\N \\ "\'', 'e\u0301 \u{1f980} \uffff', 'two\r\nlines\t\x1b[1m'];
    const integers = [0n, -1n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)];
    const blobs = [Buffer.alloc(0), Buffer.from([0, 255, 92, 120, 34]), Buffer.alloc(3_000_000, 7)];
    const { source, client } = await openSourceAndTarget(t, (database) => {
      const insertPart = database.prepare('insert into arcade_file_part values (?, ?, ?, ?)');
      for (const [index, bytes] of blobs.entries()) insertPart.run('hash', texts[index], index, bytes);
      const insertOutage = database.prepare('insert into outage (from_us, until_us) values (?, 0)');
      for (const integer of integers) insertOutage.run(integer);
      const insertMeta = database.prepare('insert into meta values (?, ?)');
      for (const [index, text] of texts.entries()) insertMeta.run(`text ${index}`, text);
      const insertAccount = database.prepare("insert into account (id, realm, created_at) values (?, 'relay', 1)");
      for (let index = 0; index < 5_000; index += 1) insertAccount.run(`account ${index}`);
    });
    const tables = await planCopy(client, source, main, derivedColumns);
    await client.query('delete from meta');
    for (const name of ['arcade_file_part', 'outage', 'meta', 'account']) {
      const table = tables.find((planned) => planned.name === name) as TableCopy;
      const expected = await copyTable(client, source, table, () => {});
      assert.deepEqual(await summarizeTarget(client, table), expected, name);
    }
    const rows = async (statement: string) => (await client.query({ text: statement, rowMode: 'array' })).rows.flat();
    assert.deepEqual(await rows('select bytes from arcade_file_part order by n'), blobs);
    assert.deepEqual(await rows('select from_us::text from outage order by n'), integers.map(String));
    assert.deepEqual(await rows("select value from meta where key like 'text %' order by key"), texts);
    assert.deepEqual(await rows('select suspended_at from account limit 1'), [null]);
    for (const [name, change] of [
      ['meta', "update meta set value = value || ' ' where key = 'text 0'"],
      ['account', "update account set suspension_reason = '' where id = 'account 7'"],
      ['outage', 'update outage set from_us = 0, until_us = -1 where from_us = -1'],
      ['arcade_file_part', "update arcade_file_part set bytes = '\\x00' where n = 0"],
      ['account', "delete from account where id = 'account 8'"],
    ] as const) {
      const table = tables.find((planned) => planned.name === name) as TableCopy;
      const summaryBefore = await summarizeTarget(client, table);
      await client.query(change);
      assert.notEqual((await summarizeTarget(client, table)).checksum, summaryBefore.checksum, change);
    }
  });

  test('continues its keys after the last one that was ever assigned', async (t) => {
    const { source, client } = await openSourceAndTarget(t, (database) => {
      const insert = database.prepare('insert into outage (from_us, until_us) values (1, 1)');
      for (let count = 0; count < 9; count += 1) insert.run();
      database.exec('delete from outage where n > 4');
    });
    const tables = await planCopy(client, source, main, derivedColumns);
    for (const name of ['outage', 'audit', 'exchange_event']) {
      const table = tables.find((planned) => planned.name === name) as TableCopy;
      await copyTable(client, source, table, () => {});
      await advanceIdentity(client, table, source.lastKeys.get(name) ?? 0n);
    }
    const nextKey = async (table: string, column: string) =>
      (await client.query(`select nextval(pg_get_serial_sequence('${table}', '${column}'))::int as key`)).rows[0]?.key;
    assert.equal(await nextKey('outage', 'n'), 10);
    assert.equal(await nextKey('audit', 'n'), 1);
    assert.equal(await nextKey('exchange_event', 'insertion_id'), 1);
  });
});

describe('the plan of a copy', { skip: postgresMissing() ?? false }, () => {
  for (const separateModules of [[], ['arcade'], ['arcade', 'relay']] as const)
    test(`contains all tables except migration, with separate databases: ${separateModules.join() || 'none'}`, async (t) => {
      const targets = [
        { name: 'main', modules: allModules.filter((name) => !(separateModules as readonly string[]).includes(name)) },
        ...separateModules.map((name) => ({ name, modules: [name] })),
      ] as const;
      const plannedTables = new Set<string>();
      let source: CopySource | undefined;
      for (const target of targets) {
        const databases = await openSourceAndTarget(t, () => {}, migrationsOf(target.modules));
        source = databases.source;
        for (const { name } of await planCopy(databases.client, databases.source, target, derivedColumns))
          plannedTables.add(name);
      }
      assert.deepEqual(
        [...plannedTables].sort(),
        [...(source?.tables.keys() ?? [])].filter((name) => name !== 'migration').sort(),
      );
    });

  test('contains a new table of a module, and fails for tables and columns that it cannot copy or place', async (t) => {
    const plan = async (sqliteStatement: string, postgresStatement = sqliteStatement) => {
      const addedMigration: Migration = {
        name: 'added',
        statements: (dialect) => [dialect === 'sqlite' ? sqliteStatement : postgresStatement],
      };
      const databases = await openSourceAndTarget(t, (database) => database.exec(sqliteStatement), [
        ...migrations,
        addedMigration,
      ]);
      return planCopy(databases.client, databases.source, main, derivedColumns);
    };
    const tables = await plan(
      'create table relay_added (a text, b bigint)'.replace('bigint', 'integer'),
      'create table relay_added (a text, b bigint)',
    );
    assert.deepEqual(
      tables.find(({ name }) => name === 'relay_added')?.columns.map(({ name }) => name),
      ['a', 'b'],
    );
    const createTable = 'create table relay_added (a text)';
    await assert.rejects(plan('select 1', createTable), /The embedded database has no table relay_added/);
    await assert.rejects(plan(createTable, 'create table relay_added (a text, b tsvector)'), /define a DerivedColumn/);
    await assert.rejects(
      plan('create table relay_added (a text, b text)', createTable),
      /has no column relay_added\.b/,
    );
    await assert.rejects(plan('create table added (a text)'), /Add the table added to .*table-placement\.ts/);
  });
});

/** A source with changes and a target with the schema, in a transaction that is rolled back. */
async function openSourceAndTarget(
  t: TestContext,
  change: (database: Database.Database) => void,
  targetMigrations: readonly Migration[] = migrations,
): Promise<{ source: CopySource; client: pg.Client }> {
  const folder = tempFolder('copy');
  copyMigratedDatabase(folder.path);
  const database = new Database(sqliteFile(folder.path));
  change(database);
  database.close();
  const source = openCopySource(folder.path, migrations);
  const { url, drop } = await freshDatabase();
  const client = new pg.Client({ connectionString: url, types: portableTypes });
  await client.connect();
  await client.query('begin');
  await createSchema(client, targetMigrations, systemClock);
  t.after(async () => {
    await client.end();
    await drop();
    source.close();
    folder.remove();
  });
  return { source, client };
}
