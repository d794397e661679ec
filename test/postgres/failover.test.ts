// Slow: restarts PostgreSQL servers and promotes a standby.

import assert from 'node:assert/strict';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { eventually } from '../support/eventually.ts';
import { type Cluster, startCluster } from '../support/postgres/cluster.ts';
import { postgresMissing } from '../support/postgres.ts';
import { register, startServer, type TestServer, validEntry } from '../support/server.ts';
import { tempFolder } from '../support/temp.ts';

const failoverTimeoutMs = 60_000;

describe('a server during a PostgreSQL failover', { skip: postgresMissing() }, () => {
  test('responds with 503 on a standby, and keeps its epoch after a promotion without loss', async (t) => {
    const cluster = await startClusterProcess(t);
    const server = await serve(t, cluster);
    const agent = await register(server.baseUrl);
    assert.equal((await agent.call('create_entry', validEntry())).status, 200);
    const headBefore = await waitForHead(agent);
    await cluster.restart(makeStandby);
    await eventually('readiness returns 503', async () => (await readyz(server)) === 503, failoverTimeoutMs);
    const rejection = await agent.call('create_entry', validEntry());
    assert.equal(rejection.status, 503, JSON.stringify(rejection.body));
    assert.equal(rejection.body.code, 'storage_unavailable');
    assert.ok(Number(rejection.headers.get('retry-after')) >= 1);
    await promote(cluster);
    await eventually('readiness returns 200', async () => (await readyz(server)) === 200, failoverTimeoutMs);
    const headAfter = await head(agent);
    assert.equal(headAfter.epoch, headBefore.epoch);
    assert.equal(headAfter.cursor, headBefore.cursor);
  });

  test('renews its epoch after a promotion that lost a published event', async (t) => {
    const cluster = await startClusterProcess(t);
    const copy = tempFolder('standby');
    t.after(() => copy.remove());
    const server = await serve(t, cluster);
    const agent = await register(server.baseUrl);
    await cluster.restart((data) =>
      cpSync(data, join(copy.path, 'data'), { recursive: true, preserveTimestamps: true }),
    );
    await eventually('readiness returns 200', async () => (await readyz(server)) === 200, failoverTimeoutMs);
    assert.equal((await agent.call('create_entry', validEntry())).status, 200);
    const headBefore = await waitForHead(agent);
    await cluster.restart((data) => {
      rmSync(data, { recursive: true });
      cpSync(join(copy.path, 'data'), data, { recursive: true, preserveTimestamps: true });
      makeStandby(data);
    });
    await promote(cluster);
    await eventually(
      'the epoch has changed',
      async () => !['', headBefore.epoch].includes((await head(agent)).epoch),
      failoverTimeoutMs,
    );
  });

  test('waits at start-up while the database is a standby', async (t) => {
    const cluster = await startClusterProcess(t);
    await cluster.restart(makeStandby);
    const serverPromise = startServer({ DATABASE_URL: cluster.url });
    t.after(async () => (await serverPromise).close().catch(() => {}));
    await promote(cluster);
    assert.equal(await readyz(await serverPromise), 200);
  });
});

async function startClusterProcess(t: TestContext): Promise<Cluster> {
  const cluster = await startCluster();
  t.after(() => cluster.stop());
  return cluster;
}

async function serve(t: TestContext, cluster: Cluster): Promise<TestServer> {
  const url = new URL(cluster.url);
  // The first host refuses connections; the second one is the primary.
  const databaseUrl = cluster.url.replace(url.host, `127.0.0.1:9,${url.host}`);
  const server = await startServer({ DATABASE_URL: `${databaseUrl}?target_session_attrs=read-write` });
  t.after(() => server.close().catch(() => {}));
  return server;
}

function makeStandby(dataDir: string): void {
  writeFileSync(join(dataDir, 'standby.signal'), '');
}

async function promote({ url }: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
}

async function readyz({ url }: TestServer): Promise<number> {
  return (await fetch(`${url}/readyz`)).status;
}

/** Waits for the first position, since an event gets its position after the response to its write. */
async function waitForHead(agent: Awaited<ReturnType<typeof register>>) {
  return eventually('the event has its position', async () => {
    const response = await head(agent);
    return response.cursor > 0 ? response : null;
  });
}

/** The epoch is empty while the server cannot respond. */
async function head(agent: Awaited<ReturnType<typeof register>>): Promise<{ epoch: string; cursor: number }> {
  const { status, body } = await agent.call('updates', { all: true });
  return status === 200 ? body : { epoch: '', cursor: 0 };
}
