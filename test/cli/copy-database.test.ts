// Slow: fills an embedded database through all services and copies it several times.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import Database from 'better-sqlite3';
import pg from 'pg';
import { copyLock } from '../../src/core/db/postgres/advisory-locks.ts';
import { eventually } from '../support/eventually.ts';
import { newInstallation } from '../support/installation.ts';
import { copyMigratedDatabase } from '../support/migrated-databases.ts';
import { postgresMissing } from '../support/postgres.ts';
import { fillInstallation } from './filled-installation.ts';
import { rialto, rialtoProcess, startRialto, startServeProcess, tempDataDir } from './rialto.ts';

type Settings = Readonly<Record<string, string>>;

interface CopiedTable {
  readonly database: string;
  readonly table: string;
  readonly rows: number;
  readonly checksum: string;
}

const copyCommand = ['admin', 'copy-database'];

describe('rialto admin copy-database', { skip: postgresMissing() ?? false }, () => {
  test('copies all services, and a server on PostgreSQL continues with credentials, cursors, search, keys and signatures', async (t) => {
    const filledInstallation = await fillInstallation(t);
    const installation = newInstallation(t);
    const oneDatabase = { DATABASE_URL: await installation.database() };
    const separateDatabases = await installation.threeDatabases();
    for (const urls of [oneDatabase, separateDatabases]) {
      const settings = { RIALTO_DATA_DIR: filledInstallation.dataDir, ...urls };
      const dryRun = await rialtoProcess([...copyCommand, '--dry-run'], settings);
      assert.equal(dryRun.code, 0, dryRun.output);
      assert.match(dryRun.output, /can be copied\. Nothing was written\.$/m);
      assert.deepEqual(await tablesIn(urls.DATABASE_URL), []);
      const copyResult = await rialtoProcess([...copyCommand, '--json'], settings);
      assert.equal(copyResult.code, 0, copyResult.output);
      assert.match(copyResult.output, /^Set RIALTO_SECRET on every node to the content of .*secret\.$/m);
      assert.deepEqual(reportOf(copyResult.output), reportOf(dryRun.output));
      const node = await installation.node({ ...urls, ...filledInstallation.settings });
      await filledInstallation.assertContinued(node.url);
    }
    const realmsQuery = 'select distinct realm from account order by 1';
    assert.deepEqual(await rowsOf(separateDatabases.DATABASE_URL, realmsQuery), [{ realm: 'exchange' }]);
    assert.deepEqual(await rowsOf(separateDatabases.RIALTO_RELAY_DATABASE_URL, realmsQuery), [{ realm: 'relay' }]);
  });

  test('refuses a missing DATABASE_URL, and a data folder that a server uses, that has another secret, lacks migrations or has no database', async (t) => {
    const installation = newInstallation(t);
    const dataDirSetting = tempDataDir(t);
    const settings = { ...dataDirSetting, DATABASE_URL: await installation.database() };
    await assertRefused(dataDirSetting, /^rialto: Set DATABASE_URL to an empty PostgreSQL database/m);
    await assertRefused(
      settings,
      /There is no database in .*: name the data folder of the server with --data-dir or RIALTO_DATA_DIR\.$/m,
    );
    const server = await startServeProcess(t, dataDirSetting);
    await assertRefused(settings, /Another Rialto server is using the data folder .*: stop it/);
    server.child.kill('SIGTERM');
    await server.ended;
    const otherSecret = { ...settings, RIALTO_SECRET: 'a secret that this server has never had' };
    await assertRefused(otherSecret, /RIALTO_SECRET is not the secret of the embedded database/);
    changeEmbeddedDatabase(dataDirSetting, "delete from migration where name = 'core-0006'");
    await assertRefused(
      settings,
      /lacks 1 migration of this version, from core-0006 on: make a backup, run `rialto migrate` on the data folder without DATABASE_URL/,
    );
    assert.deepEqual(await tablesIn(settings.DATABASE_URL), [], 'refused before the first write');
  });

  test('refuses a PostgreSQL database to which another copy writes, or that has tables, does not exist or is unreachable', async (t) => {
    const installation = newInstallation(t);
    const settings = await prepareSettings(t, await installation.database());
    const client = new pg.Client({ connectionString: settings.DATABASE_URL });
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [copyLock]);
    await assertRefused(settings, /Another copy is writing to the database of DATABASE_URL/);
    await client.query('create table guestbook (line text)');
    await client.end();
    await assertRefused(
      settings,
      /DATABASE_URL leads to a database with tables, such as guestbook: create an empty database/,
    );
    const urls = { ...settings, DATABASE_URL: await installation.database() };
    const otherSettings = { ...urls, RIALTO_RELAY_DATABASE_URL: settings.DATABASE_URL };
    await assertRefused(otherSettings, /RIALTO_RELAY_DATABASE_URL leads to a database with tables/);
    assert.deepEqual(await tablesIn(urls.DATABASE_URL), [], 'refused before the first write');
    const missingDatabase = { ...settings, DATABASE_URL: urls.DATABASE_URL.replace(/test_\w+$/, 'no_such_database') };
    await assertRefused(missingDatabase, /cannot be used \(3D000\): check DATABASE_URL and the server\.$/m);
    const unreachableDatabase = { ...settings, DATABASE_URL: 'postgres://rialto:hunter2@127.0.0.1:1/rialto' };
    const { code, output } = await rialto(copyCommand, unreachableDatabase);
    assert.deepEqual([code, /temporarily unavailable/.test(output)], [1, true], output);
    assert.doesNotMatch(output, /hunter2/);
  });

  test('names the column of a text that PostgreSQL cannot store, also in a dry run, and copies integers above 2^53 exactly', async (t) => {
    const installation = newInstallation(t);
    const settings = await prepareSettings(t, await installation.database());
    changeEmbeddedDatabase(
      settings,
      'insert into outage (n, from_us, until_us) values (9223372036854775807, 1, 9007199254740993)',
    );
    changeEmbeddedDatabase(settings, "insert into meta (key, value) values ('a', 'b' || char(0) || 'c')");
    const message = /meta\.value contains the character U\+0000, which PostgreSQL cannot store/;
    await assertRefused(settings, message, '--dry-run');
    assert.deepEqual(await tablesIn(settings.DATABASE_URL), []);
    await assertRefused(settings, message);
    changeEmbeddedDatabase(settings, "delete from meta where key = 'a'");
    const copyResult = await rialto(copyCommand, settings);
    assert.equal(copyResult.code, 0, copyResult.output);
    assert.deepEqual(await rowsOf(settings.DATABASE_URL, 'select n::text, until_us::text from outage'), [
      { n: '9223372036854775807', until_us: '9007199254740993' },
    ]);
  });

  test('leaves a database that servers refuse when it is killed, and a second run completes the copy', async (t) => {
    const installation = newInstallation(t);
    const settings = await prepareSettings(t, await installation.database());
    const rowCount = 3_000;
    changeEmbeddedDatabase(
      settings,
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rowCount})
       insert into exchange_follow select 'agt_' || n, 'tag', 'a', 1, 1 from numbers`,
    );
    const [schemaHolder, markerHolder] = [await connect(t, settings), await connect(t, settings)];
    // The copy waits for `schemaHolder` when it creates this table, and for `markerHolder` when it drops the marker.
    await schemaHolder.query('begin; create table exchange_follow (id integer)');
    const copyProcess = startRialto(t, copyCommand, settings);
    await eventually('the database is marked', async () => (await tablesIn(settings.DATABASE_URL)).length === 1);
    await markerHolder.query('begin; lock table database_copy in access share mode');
    await schemaHolder.query('rollback');
    await eventually('rows are copied', () =>
      copyProcess.output().includes(`exchange_follow: ${rowCount} of ${rowCount} rows`),
    );
    copyProcess.child.kill('SIGKILL');
    await copyProcess.ended;
    await markerHolder.query('rollback');
    const serverSettings = { ...settings, RIALTO_SECRET: secretOf(settings) };
    for (const args of [['serve'], ['migrate'], ['migrate', '--check'], ['admin', 'operators']]) {
      const refusal = await rialtoProcess(args, { RIALTO_PORT: '0', ...serverSettings });
      assert.equal(refusal.code, 2, refusal.output);
      assert.match(refusal.output, /contains an unfinished copy of an embedded database: .*or run it again\.$/m);
    }
    assert.deepEqual(await tablesIn(settings.DATABASE_URL), ['database_copy']);
    const { code, output } = await rialto(copyCommand, serverSettings);
    assert.equal(code, 0, output);
    assert.doesNotMatch(output, /Set RIALTO_SECRET/);
    assert.deepEqual(await rowsOf(settings.DATABASE_URL, 'select count(*)::int as rows from exchange_follow'), [
      { rows: rowCount },
    ]);
    await startServeProcess(t, serverSettings);
  });

  test('prevents a start on the copied data folder until the marker file in it is deleted', async (t) => {
    const installation = newInstallation(t);
    const { DATABASE_URL, ...dataDirSetting } = await prepareSettings(t, await installation.database());
    const marker = join(dataDirSetting.RIALTO_DATA_DIR, 'copied-to-postgresql');
    const dryRun = await rialto([...copyCommand, '--dry-run'], { ...dataDirSetting, DATABASE_URL });
    assert.deepEqual([dryRun.code, existsSync(marker)], [0, false], dryRun.output);
    const copyResult = await rialto(copyCommand, { ...dataDirSetting, DATABASE_URL });
    assert.equal(copyResult.code, 0, copyResult.output);
    const refusal = await rialtoProcess(['serve'], { ...dataDirSetting, RIALTO_PORT: '0' });
    assert.equal(refusal.code, 2, refusal.output);
    assert.ok(refusal.output.includes(`delete the file ${marker}.`), refusal.output);
    await startServeProcess(t, { ...dataDirSetting, DATABASE_URL, RIALTO_SECRET: secretOf(dataDirSetting) });
    rmSync(marker);
    await startServeProcess(t, dataDirSetting);
  });

  test('copies again when an earlier run had copied a separate database before the main one failed', async (t) => {
    const installation = newInstallation(t);
    const urls = await installation.threeDatabases();
    const settings = { ...(await prepareSettings(t, urls.DATABASE_URL)), ...urls };
    // The state after a failure between the commits: the relay has its rows, and every database its marker.
    await rowsOf(urls.DATABASE_URL, 'create table database_copy (started_at timestamptz)');
    for (const statement of ['create table database_copy (started_at timestamptz)', 'create table account (id text)'])
      await rowsOf(urls.RIALTO_RELAY_DATABASE_URL, statement);
    const { code, output } = await rialto(copyCommand, settings);
    assert.equal(code, 0, output);
    assert.match(output, /^Deleting the unfinished copy in /m);
    for (const url of Object.values(urls))
      assert.ok(!(await tablesIn(url)).includes('database_copy'), 'a complete copy has no marker');
  });
});

/** Settings of a copy: a data folder with a migrated database and a secret, and the PostgreSQL database. */
async function prepareSettings(t: TestContext, databaseUrl: string) {
  const dataDirSetting = tempDataDir(t);
  copyMigratedDatabase(dataDirSetting.RIALTO_DATA_DIR);
  writeFileSync(join(dataDirSetting.RIALTO_DATA_DIR, 'secret'), 'the secret that the server has had so far', {
    mode: 0o600,
  });
  return { ...dataDirSetting, DATABASE_URL: databaseUrl };
}

function secretOf({ RIALTO_DATA_DIR: folder }: { readonly RIALTO_DATA_DIR: string }): string {
  return readFileSync(join(folder, 'secret'), 'utf8');
}

function changeEmbeddedDatabase(
  { RIALTO_DATA_DIR: folder }: { readonly RIALTO_DATA_DIR: string },
  statement: string,
): void {
  const database = new Database(join(folder, 'rialto.sqlite'));
  try {
    database.exec(statement);
  } finally {
    database.close();
  }
}

async function assertRefused(settings: Settings, message: RegExp, ...args: string[]): Promise<void> {
  const { code, output } = await rialto([...copyCommand, ...args], settings);
  assert.equal(code, 2, output);
  assert.match(output, message);
}

/** Copied tables in the JSON report of the command's output. */
function reportOf(output: string): readonly CopiedTable[] {
  return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)).tables;
}

async function tablesIn(url: string): Promise<string[]> {
  const rows = await rowsOf(url, 'select tablename from pg_tables where schemaname = current_schema() order by 1');
  return rows.map(({ tablename }) => String(tablename));
}

async function connect(t: TestContext, { DATABASE_URL }: { readonly DATABASE_URL: string }): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  // The database may be dropped while the client is connected, which emits an error.
  client.on('error', () => {});
  await client.connect();
  t.after(() => client.end().catch(() => {}));
  return client;
}

async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
