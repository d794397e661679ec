// Slow: a PostgreSQL of Debian's packages, whose client programs have the version of the server.

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
const key = { RIALTO_BACKUP_KEY: 'a key of the operator for backups alone' };
let cluster: Cluster;

describe('a backup of PostgreSQL', { skip: programs === undefined ? 'no system package of PostgreSQL' : false }, () => {
  before(async () => {
    cluster = await startCluster({ programs: String(programs) });
  });
  after(() => cluster.stop());

  test('is made while a server writes, and restored elsewhere with a new epoch', async (t) => {
    const { settings, folder, names } = await prepare(t);
    const server = await startServeProcess(t, settings);
    const agent = await register(`${server.url}/exchange/api/v1`);
    const { entry } = (await agent.call('create_entry', validEntry())).body;
    const { epoch } = (await agent.call('updates')).body;
    const writing = writeUntil(agent, () => names().length > 0);
    const run = await rialto(['admin', 'backup', `${folder}/`], settings);
    assert.equal(run.code, 0, run.output);
    assert.match(run.output, /rialto-\S+\.dump contains a verified copy of the database 127\.0\.0\.1:\d+\/\w+\.$/m);
    assert.ok((await writing) > 0);
    const [name = ''] = names();
    assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600);

    const other = { ...settings, DATABASE_URL: await newDatabase() };
    const restored = await rialto(['admin', 'restore-backup', folder], other);
    assert.equal(restored.code, 0, restored.output);
    const restoredServer = await startServeProcess(t, other);
    const read = await fetch(`${restoredServer.url}/exchange/api/v1/entries/${entry.id}`);
    assert.equal(read.status, 200);
    const updates = await fetch(`${restoredServer.url}/exchange/api/v1/updates`, {
      headers: { authorization: `Bearer ${agent.credential}` },
    });
    assert.notEqual(((await updates.json()) as { epoch: string }).epoch, epoch);
  });

  test('replaces a database only with --replace and while no node uses it', async (t) => {
    const { settings, folder } = await prepare(t);
    assert.equal((await rialto(['admin', 'backup', `${folder}/`], settings)).code, 0);
    const refused = await rialto(['admin', 'restore-backup', folder], settings);
    assert.deepEqual([refused.code, /pass --replace/.test(refused.output)], [2, true], refused.output);
    const server = await startServeProcess(t, settings);
    const inUse = await rialto(['admin', 'restore-backup', folder, '--replace'], settings);
    assert.deepEqual(
      [inUse.code, /1 nodes use the database of DATABASE_URL/.test(inUse.output)],
      [2, true],
      inUse.output,
    );
    server.child.kill('SIGTERM');
    await server.ended;
    const replaced = await rialto(['admin', 'restore-backup', folder, '--replace'], settings);
    assert.equal(replaced.code, 0, replaced.output);
    assert.match((await rialto(['migrate', '--check'], settings)).output, /no pending migrations/);
  });

  test('is encrypted with RIALTO_BACKUP_KEY, verified in a temporary database, and refused when it is damaged', async (t) => {
    const { settings, folder, names } = await prepare(t);
    const encrypted = { ...settings, ...key };
    assert.equal((await rialto(['admin', 'backup', `${folder}/`], encrypted)).code, 0);
    const file = join(folder, String(names()[0]));
    assert.match(file, /\.dump\.enc$/);
    assert.doesNotMatch(readFileSync(file, 'latin1'), /PGDMP|exchange_entry/);
    const before = await databases();
    const verified = await rialto(['admin', 'verify-backup', folder, '--max-age-hours=1'], encrypted);
    assert.equal(verified.code, 0, verified.output);
    for (const text of [
      /restored into a separate database/,
      /This version can open the backup\./,
      /The secret of this installation matches/,
      /^ {2}migration +\d+$/m,
      /The backup can be restored/,
    ])
      assert.match(verified.output, text);
    assert.deepEqual(await databases(), before);
    const otherSecret = { ...encrypted, RIALTO_SECRET: 'another secret that no server has ever had' };
    const server = await startServeProcess(t, settings);
    server.child.kill('SIGTERM');
    await server.ended;
    await rialto(['admin', 'backup', `${folder}/`], encrypted);
    const unlike = await rialto(['admin', 'verify-backup', folder], otherSecret);
    assert.deepEqual([unlike.code, /another secret/.test(unlike.output)], [2, true], unlike.output);
    const unencrypted = join(folder, 'a-dump.file');
    assert.equal((await rialto(['admin', 'backup', unencrypted], settings)).code, 0);
    truncateSync(unencrypted, statSync(unencrypted).size >> 1);
    const damaged = await rialto(['admin', 'verify-backup', unencrypted], settings);
    assert.notEqual(damaged.code, 0, damaged.output);
    assert.match(damaged.output, /pg_restore failed/);
    assert.deepEqual(await databases(), before);
  });

  test('is made of each separate database, on a schedule, to S3-compatible storage, with --keep for each', async (t) => {
    const s3 = await startS3(t);
    const { settings } = await prepare(t);
    const all = {
      ...settings,
      RIALTO_RELAY_DATABASE_URL: await newDatabase(),
      RIALTO_BACKUP_TARGET: `s3://${s3.bucket}/nightly`,
      AWS_ENDPOINT_URL: s3.url,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    };
    assert.equal((await rialto(['migrate'], all)).code, 0);
    const running = startRialto(t, ['admin', 'backup', '--every=0.0001', '--keep=2'], all);
    await eventually(
      'backups of both databases are removed',
      () => (running.output().match(/is removed, 2 newer/g)?.length ?? 0) >= 2,
      60_000,
    );
    running.child.kill('SIGTERM');
    assert.equal((await running.ended).code, 0, running.output());
    const listed = (await rialto(['admin', 'list-backups'], all)).output;
    for (const kind of [/Z-[0-9a-f]{64}\.dump /g, /\.relay\.dump /g])
      assert.ok([2, 3].includes(listed.match(kind)?.length ?? 0), listed);
    const verified = await rialto(['admin', 'verify-backup'], all);
    assert.equal(verified.code, 0, verified.output);
    const toFile = await rialto(['admin', 'backup', 'a-file'], all);
    assert.match(toFile.output, /each database by itself: back up PostgreSQL with a folder or s3:/);
    const wrong = String(/nightly\/(\S+\.relay\.dump)/.exec(listed)?.[1]);
    const refused = await rialto(['admin', 'restore-backup', `s3://${s3.bucket}/nightly/${wrong}`, '--replace'], {
      ...all,
      RIALTO_RELAY_DATABASE_URL: '',
    });
    assert.deepEqual([refused.code, /is a backup of another database/.test(refused.output)], [2, true], refused.output);
  });

  test('leaves no file and shows no password when the server is away, and can be repeated', async (t) => {
    const { settings, folder } = await prepare(t);
    const unreachable = { ...settings, DATABASE_URL: 'postgres://rialto:hunter2@127.0.0.1:1/rialto' };
    const { code, output } = await rialto(['admin', 'backup', `${folder}/`], unreachable);
    assert.deepEqual([code, /pg_dump failed: .*refused/.test(output)], [1, true], output);
    assert.doesNotMatch(output, /hunter2/);
    const file = join(settings.RIALTO_DATA_DIR, 'one.dump');
    assert.equal((await rialto(['admin', 'backup', file], unreachable)).code, 1);
    assert.deepEqual(
      readdirSync(settings.RIALTO_DATA_DIR).filter((name) => name.startsWith('one')),
      [],
    );
  });
});

async function prepare(t: TestContext) {
  const settings = {
    ...tempDataDir(t),
    PATH: `${programs}:${process.env['PATH']}`,
    DATABASE_URL: await newDatabase(),
    RIALTO_SECRET: 'the secret that the server has had so far',
  };
  const folder = join(tempDataDir(t).RIALTO_DATA_DIR, 'nightly');
  assert.equal((await rialto(['migrate'], settings)).code, 0);
  const names = () => {
    try {
      return readdirSync(folder).filter((name) => /^rialto-.*\.dump/.test(name));
    } catch {
      return [];
    }
  };
  return { settings, folder, names };
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

async function databases(): Promise<string[]> {
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
