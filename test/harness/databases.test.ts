import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { eventually } from '../support/eventually.ts';
import { clusterPortVariable } from '../support/postgres/start-cluster-process.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { startProcess } from '../support/processes.ts';
import { inTempFolder } from '../support/temp.ts';

const skip = postgresMissing();
const postgresModule = join(import.meta.dirname, '../support/postgres.ts');

test('each test database is new and empty, and drop removes it even with open connections', { skip }, async () => {
  const [firstDatabase, secondDatabase] = await Promise.all([freshDatabase(), freshDatabase()]);
  assert.notEqual(firstDatabase.url, secondDatabase.url);
  const client = await connect(firstDatabase.url);
  // The server ends this connection when the database is dropped.
  client.on('error', () => {});
  await client.query('create table here (id integer)');
  const otherConnection = await connect(secondDatabase.url);
  assert.deepEqual((await otherConnection.query("select 1 from pg_tables where tablename = 'here'")).rows, []);
  await otherConnection.end();
  await Promise.all([firstDatabase.drop(), secondDatabase.drop()]);
  await assert.rejects(connect(firstDatabase.url), /does not exist/);
});

test('the server is PostgreSQL 18 with a linguistic collation and a limit of 200 connections', { skip }, async () => {
  const database = await freshDatabase();
  const client = await connect(database.url);
  const { rows } = await client.query(
    "select current_setting('server_version') as version, 'a' < 'B' as is_linguistic, current_setting('max_connections') as max_connections",
  );
  await client.end();
  await database.drop();
  assert.match(rows[0].version, /^18\./);
  assert.deepEqual([rows[0].is_linguistic, rows[0].max_connections], [true, '200']);
});

test('the cluster that a killed process started stops automatically', { skip }, () =>
  inTempFolder(async (folder) => {
    const file = join(folder, 'run.ts');
    writeFileSync(
      file,
      `import { freshDatabase } from ${JSON.stringify(postgresModule)};\nprocess.stdout.write((await freshDatabase()).url + '\\n');\nsetInterval(() => {}, 1000);`,
    );
    const environment = { ...process.env };
    // Without this variable the process starts its own cluster.
    delete environment[clusterPortVariable];
    const clusterUser = startProcess(process.execPath, [file], { env: environment });
    const url = await eventually('the cluster is up', () => /^postgres:.*$/m.exec(clusterUser.output())?.[0]);
    await (await connect(url)).end();
    clusterUser.child.kill('SIGKILL');
    await eventually('the cluster has stopped', async () => !(await canConnect(url)));
  }),
);

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  // A stopping server can end the connection at any moment.
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
