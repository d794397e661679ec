// Slow: starts the PostgreSQL of the system's package, whose pg_dump and pg_restore have the version of the server.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { eventually } from '../support/eventually.ts';
import { systemBinaries } from '../support/postgres/binaries.ts';
import { type Cluster, startCluster } from '../support/postgres/cluster.ts';
import { accessKeyId, secretAccessKey, startS3 } from '../support/s3-server.ts';
import { register, type TestAgent, validEntry } from '../support/server.ts';
import { rialto, startRialto, startServeProcess, tempDataDir } from './rialto.ts';

const programs = systemBinaries();
const backupKeySetting = { RIALTO_BACKUP_KEY: 'a key of the operator for backups only' };
let cluster: Cluster;

describe('a backup of PostgreSQL', { skip: programs === undefined ? 'no system package of PostgreSQL' : false }, () => {
  before(async () => {
    cluster = await startCluster({ programs: String(programs) });
  });
  after(() => cluster.stop());

  test('is made while a server writes, and restored elsewhere with a new epoch', async (t) => {
    const { settings, folder, backupNames } = await prepare(t);
    const server = await startServeProcess(t, settings);
    const agent = await register(`${server.url}/exchange/api/v1`);
    const { entry } = (await agent.call('create_entry', validEntry())).body;
    const { epoch } = (await agent.call('updates')).body;
    const writeCount = writeUntil(agent, () => backupNames().length > 0);
    const backupResult = await rialto(['admin', 'backup', `${folder}/`], settings);
    assert.equal(backupResult.code, 0, backupResult.output);
    assert.match(
      backupResult.output,
      /rialto-\S+\.dump contains a verified copy of the database 127\.0\.0\.1:\d+\/\w+\.$/m,
    );
    assert.ok((await writeCount) > 0);
    const [name = ''] = backupNames();
    assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600);

    const otherInstallation = { ...settings, DATABASE_URL: await newDatabase() };
    const restoreResult = await rialto(['admin', 'restore-backup', folder], otherInstallation);
    assert.equal(restoreResult.code, 0, restoreResult.output);
    const restoredServer = await startServeProcess(t, otherInstallation);
    const entryResponse = await fetch(`${restoredServer.url}/exchange/api/v1/entries/${entry.id}`);
    assert.equal(entryResponse.status, 200);
    const updates = await fetch(`${restoredServer.url}/exchange/api/v1/updates`, {
      headers: { authorization: `Bearer ${agent.credential}` },
    });
    assert.notEqual(((await updates.json()) as { epoch: string }).epoch, epoch);
  });

  test('replaces a database only with --replace and while no node uses it', async (t) => {
    const { settings, folder } = await prepare(t);
    assert.equal((await rialto(['admin', 'backup', `${folder}/`], settings)).code, 0);
    const refusedRestore = await rialto(['admin', 'restore-backup', folder], settings);
    assert.deepEqual(
      [refusedRestore.code, /pass --replace/.test(refusedRestore.output)],
      [2, true],
      refusedRestore.output,
    );
    const server = await startServeProcess(t, settings);
    const restoreInUse = await rialto(['admin', 'restore-backup', folder, '--replace'], settings);
    assert.deepEqual(
      [
        restoreInUse.code,
        /The database of DATABASE_URL is in use by 1 node: stop all nodes first\./.test(restoreInUse.output),
      ],
      [2, true],
      restoreInUse.output,
    );
    server.child.kill('SIGTERM');
    await server.ended;
    const replacingRestore = await rialto(['admin', 'restore-backup', folder, '--replace'], settings);
    assert.equal(replacingRestore.code, 0, replacingRestore.output);
    assert.match((await rialto(['migrate', '--check'], settings)).output, /no pending migrations/);
  });

  test('is encrypted with RIALTO_BACKUP_KEY, verified in a temporary database, and refused with another secret or when damaged', async (t) => {
    const { settings, folder, backupNames } = await prepare(t);
    const encryptedSettings = { ...settings, ...backupKeySetting };
    assert.equal((await rialto(['admin', 'backup', `${folder}/`], encryptedSettings)).code, 0);
    const file = join(folder, String(backupNames()[0]));
    assert.match(file, /\.dump\.enc$/);
    assert.doesNotMatch(readFileSync(file, 'latin1'), /PGDMP|exchange_entry/);
    const databasesBefore = await listDatabases();
    const verification = await rialto(['admin', 'verify-backup', folder, '--max-age-hours=1'], encryptedSettings);
    assert.equal(verification.code, 0, verification.output);
    for (const text of [
      /restored into a separate database/,
      /This version can open the backup\./,
      /The secret of this installation matches/,
      /^ {2}migration +\d+$/m,
      /The backup can be restored/,
    ])
      assert.match(verification.output, text);
    assert.deepEqual(await listDatabases(), databasesBefore);
    const otherSecret = { ...encryptedSettings, RIALTO_SECRET: 'another secret that no server has ever had' };
    const server = await startServeProcess(t, settings);
    server.child.kill('SIGTERM');
    await server.ended;
    await rialto(['admin', 'backup', `${folder}/`], encryptedSettings);
    const otherSecretResult = await rialto(['admin', 'verify-backup', folder], otherSecret);
    assert.deepEqual(
      [otherSecretResult.code, /another secret/.test(otherSecretResult.output)],
      [2, true],
      otherSecretResult.output,
    );
    const unencryptedFile = join(folder, 'a-dump.file');
    assert.equal((await rialto(['admin', 'backup', unencryptedFile], settings)).code, 0);
    truncateSync(unencryptedFile, statSync(unencryptedFile).size >> 1);
    const damagedResult = await rialto(['admin', 'verify-backup', unencryptedFile], settings);
    assert.notEqual(damagedResult.code, 0, damagedResult.output);
    assert.match(damagedResult.output, /pg_restore failed/);
    assert.deepEqual(await listDatabases(), databasesBefore);
  });

  test('is made of each separate database, on a schedule, to S3-compatible storage, with --keep for each', async (t) => {
    const s3 = await startS3(t);
    const { settings } = await prepare(t);
    const allSettings = {
      ...settings,
      RIALTO_RELAY_DATABASE_URL: await newDatabase(),
      RIALTO_BACKUP_TARGET: `s3://${s3.bucket}/nightly`,
      AWS_ENDPOINT_URL: s3.url,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    };
    assert.equal((await rialto(['migrate'], allSettings)).code, 0);
    // 0.0001 hours are 0.36 s.
    const repeatedBackup = startRialto(t, ['admin', 'backup', '--every=0.0001', '--keep=2'], allSettings);
    await eventually(
      'backups of both databases are removed',
      () => (repeatedBackup.output().match(/is removed, 2 newer/g)?.length ?? 0) >= 2,
      60_000,
    );
    repeatedBackup.child.kill('SIGTERM');
    assert.equal((await repeatedBackup.ended).code, 0, repeatedBackup.output());
    const listOutput = (await rialto(['admin', 'list-backups'], allSettings)).output;
    for (const namePattern of [/Z-[0-9a-f]{64}\.dump /g, /\.relay\.dump /g])
      assert.ok([2, 3].includes(listOutput.match(namePattern)?.length ?? 0), listOutput);
    const verification = await rialto(['admin', 'verify-backup'], allSettings);
    assert.equal(verification.code, 0, verification.output);
    const backupToFile = await rialto(['admin', 'backup', 'a-file'], allSettings);
    assert.match(backupToFile.output, /each database has its own backups: back up to a folder or s3:/);
    const relayBackupName = String(/nightly\/(\S+\.relay\.dump)/.exec(listOutput)?.[1]);
    const refusedRestore = await rialto(
      ['admin', 'restore-backup', `s3://${s3.bucket}/nightly/${relayBackupName}`, '--replace'],
      {
        ...allSettings,
        RIALTO_RELAY_DATABASE_URL: '',
      },
    );
    assert.deepEqual(
      [refusedRestore.code, /is a backup of another database/.test(refusedRestore.output)],
      [2, true],
      refusedRestore.output,
    );
  });

  test('leaves no file, shows no password and exits with 1 when the database server is unreachable', async (t) => {
    const { settings, folder } = await prepare(t);
    const unreachableSettings = { ...settings, DATABASE_URL: 'postgres://rialto:hunter2@127.0.0.1:1/rialto' };
    const { code, output } = await rialto(['admin', 'backup', `${folder}/`], unreachableSettings);
    assert.deepEqual([code, /pg_dump failed: .*refused/.test(output)], [1, true], output);
    assert.doesNotMatch(output, /hunter2/);
    const file = join(settings.RIALTO_DATA_DIR, 'one.dump');
    assert.equal((await rialto(['admin', 'backup', file], unreachableSettings)).code, 1);
    assert.deepEqual(
      readdirSync(settings.RIALTO_DATA_DIR).filter((name) => name.startsWith('one')),
      [],
    );
  });
});

/** Creates a migrated database; returns its settings, a folder for backups and a function that lists their names. */
async function prepare(t: TestContext) {
  const settings = {
    ...tempDataDir(t),
    PATH: `${programs}:${process.env['PATH']}`,
    DATABASE_URL: await newDatabase(),
    RIALTO_SECRET: 'the secret that the server has had so far',
  };
  const folder = join(tempDataDir(t).RIALTO_DATA_DIR, 'nightly');
  assert.equal((await rialto(['migrate'], settings)).code, 0);
  const backupNames = () => {
    try {
      return readdirSync(folder).filter((name) => /^rialto-.*\.dump/.test(name));
    } catch {
      return [];
    }
  };
  return { settings, folder, backupNames };
}

/** Creates entries until the condition holds; resolves with their number. */
async function writeUntil(agent: TestAgent, isDone: () => boolean): Promise<number> {
  let count = 0;
  for (; !isDone(); count += 1) assert.equal((await agent.call('create_entry', validEntry())).status, 200);
  return count;
}

let databaseCount = 0;

async function newDatabase(): Promise<string> {
  databaseCount += 1;
  const name = `backup_${databaseCount}`;
  await query(`create database ${name}`);
  return cluster.url.replace(/postgres$/, name);
}

async function listDatabases(): Promise<string[]> {
  return (await query('select datname from pg_database order by datname')).map(({ datname }) => datname);
}

async function query(statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}
