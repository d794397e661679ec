import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { Registry } from 'prom-client';
import { createDatabaseMetrics } from '../../src/core/interfaces/http/database-metrics.ts';
import { postgres } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { startCluster } from '../support/postgres/cluster.ts';
import { postgresMissing } from '../support/postgres.ts';

const replicationTimeoutMs = 60_000;

describe('the metrics of PostgreSQL', { skip: postgresMissing() }, () => {
  test('count each attempt of a transaction, and each retry after a conflict', async (t) => {
    const { open, metricValue } = await openWithMetrics(t);
    const database = await open();
    let attempts = 0;
    await database.write(async (tx) => {
      attempts += 1;
      await tx.run(tx.query.insertInto('test_record').values({ id: 'a', count: 1, note: null }));
      if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' });
    });
    assert.equal(await metricValue('database_transaction_retries_total'), 2);
    assert.equal(await metricValue('database_transaction_seconds_count'), 3);
  });

  test('show the busy and idle connections of the pool, and the transactions that wait for a connection', async (t) => {
    const { open, metricValue } = await openWithMetrics(t);
    const database = await open({ limits: { connectionsMax: 2 } });
    const blocker = Promise.withResolvers<void>();
    const writes = ['a', 'b', 'c'].map((id) =>
      database.write(async (tx) => {
        await tx.run(tx.query.insertInto('test_record').values({ id, count: 1, note: null }));
        await blocker.promise;
      }),
    );
    await eventually(
      'two writes have a connection and one waits',
      async () =>
        (await metricValue('database_pool_connections{state="busy"}')) === 2 &&
        (await metricValue('database_pool_waiting')) === 1,
    );
    assert.equal(await metricValue('database_pool_connections_max'), 2);
    blocker.resolve();
    await Promise.all(writes);
    await eventually(
      'no connection is busy',
      async () => (await metricValue('database_pool_connections{state="busy"}')) === 0,
    );
    assert.equal(await metricValue('database_pool_connections{state="idle"}'), 2);
    assert.equal(await metricValue('database_pool_waiting'), 0);
  });

  test('show a streaming standby and its replay lag', async (t) => {
    const { cluster, standby } = await startReplication(t);
    const { open, metricValue } = await openWithMetrics(t);
    const database = await open({ databaseUrl: cluster.url });
    await database.write((tx) => tx.run(tx.query.insertInto('test_record').values({ id: 'a', count: 1, note: null })));
    standby.reportStartPosition();
    await eventually(
      'the lag is read',
      async () => (await metricValue('database_replication_lag_bytes')) > 0,
      replicationTimeoutMs,
    );
    assert.equal(await metricValue('database_standbys'), 1);
  });

  test('contain no lag for a user without the role pg_monitor', async (t) => {
    const { cluster } = await startReplication(t);
    const superuserClient = new pg.Client({ connectionString: cluster.url });
    await superuserClient.connect();
    await superuserClient.query("create role plain login password 'plain'");
    await superuserClient.query('create database plain owner plain');
    await superuserClient.end();
    const url = new URL(cluster.url);
    [url.username, url.password, url.pathname] = ['plain', 'plain', '/plain'];
    const { open, metricValue } = await openWithMetrics(t);
    await open({ databaseUrl: url.href });
    await eventually(
      'the standby is counted',
      async () => (await metricValue('database_standbys')) === 1,
      replicationTimeoutMs,
    );
    assert.ok(Number.isNaN(await metricValue('database_replication_lag_bytes')));
  });
});

async function openWithMetrics(t: TestContext) {
  const registry = new Registry();
  const observer = createDatabaseMetrics(registry)('main');
  const location = await postgres.createLocation(t);
  return {
    open: (options: Parameters<typeof location.open>[0] = {}) => location.open({ ...options, observer }),
    metricValue: async (series: string): Promise<number> => {
      const line = (await registry.metrics()).split('\n').find((metricLine) => metricLine.startsWith(`${series} `));
      return Number(line?.slice(series.length + 1));
    },
  };
}

async function startReplication(t: TestContext) {
  const cluster = await startCluster();
  const standby = await startStandby(cluster.url).catch(async (error) => {
    await cluster.stop();
    throw error;
  });
  t.after(async () => {
    // PostgreSQL stops only when each standby has confirmed the whole log or timed out after a minute.
    await standby.end();
    await cluster.stop();
  });
  return { cluster, standby };
}

/** Streams the write-ahead log like a standby, and can report that nothing has been replayed since the start. */
async function startStandby(url: string) {
  const client = new pg.Client({ connectionString: url, replication: 'true' } as pg.ClientConfig);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM');
  const position = String(rows[0]?.xlogpos);
  const { connection } = client as unknown as { connection: ReplicationConnection };
  const started = once(connection, 'replicationStart');
  client.query(`START_REPLICATION PHYSICAL ${position}`).catch(() => {});
  await started;
  return {
    end: () => client.end(),
    reportStartPosition: () => {
      const [high = 0, low = 0] = position.split('/').map((half) => Number.parseInt(half, 16));
      const message = Buffer.alloc(34);
      message.write('r');
      // Positions written, flushed and replayed: https://www.postgresql.org/docs/current/protocol-replication.html
      for (const offset of [1, 9, 17]) message.writeBigUInt64BE((BigInt(high) << 32n) | BigInt(low), offset);
      connection.sendCopyFromChunk(message);
    },
  };
}

interface ReplicationConnection extends NodeJS.EventEmitter {
  sendCopyFromChunk(chunk: Buffer): void;
}
