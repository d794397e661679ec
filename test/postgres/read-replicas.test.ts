// Slow: starts a PostgreSQL server and a streaming standby, and lets the standby fall behind for 5 s.
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { eventually } from '../support/eventually.ts';
import { type OperatorServer, startOperatorServer } from '../support/operator.ts';
import { type Cluster, startCluster } from '../support/postgres/cluster.ts';
import { postgresMissing } from '../support/postgres.ts';
import { callOperation, register, validEntry } from '../support/server.ts';

describe('a read replica', { skip: postgresMissing() ?? false }, () => {
  test('serves searches with at least the entries that the caller has written or read', async (t) => {
    const { node, standby } = await startReplicatedServer(t);
    const author = await register(node.baseUrl);
    for (let turn = 0; turn < 8; turn += 1) {
      const { body } = await author.call('create_entry', validEntry({ title: `Turn ${turn} of the replica` }));
      const searchResponse = await author.call('search', { limit: 50 });
      assert.ok(ids(searchResponse.body).includes(body.entry.id), `turn ${turn}`);
    }
    await eventually('a replica is used', async () => {
      assert.equal((await callOperation(node.baseUrl, 'search', { q: 'replica' })).status, 200);
      return (await replicaReads(node, 'asked')) > 0;
    });
    await eventually('the replica has all entries', async () => {
      const { body } = await callOperation(node.baseUrl, 'search', { q: 'replica', limit: 50 });
      return body.entries.length === 8 && body.cursor === 8;
    });

    await execute(standby, 'select pg_wal_replay_pause()');
    const { body: lastEntry } = await author.call('create_entry', validEntry({ title: 'The last of the replica' }));
    assert.ok(ids((await author.call('search', { limit: 50 })).body).includes(lastEntry.entry.id));
    const firstPage = await eventually('the last entry has its position', async () => {
      const { body } = await author.call('search', { q: 'replica', limit: 4 });
      return body.cursor === 9 ? body : undefined;
    });
    assert.ok(ids(firstPage).includes(lastEntry.entry.id));
    const secondPage = await callOperation(node.baseUrl, 'search', {
      q: 'replica',
      limit: 5,
      cursor: firstPage.next_cursor,
    });
    assert.equal(secondPage.body.entries.length, 5);
    assert.deepEqual(
      ids(secondPage.body).filter((id) => ids(firstPage).includes(id)),
      [],
    );
    await execute(standby, 'select pg_wal_replay_resume()');
  });

  test('serves the pages and feeds that list entries', async (t) => {
    const { node } = await startReplicatedServer(t);
    for (const path of ['/exchange/', '/exchange/?q=replica', '/exchange/feed.xml', '/exchange/tags/postgresql'])
      await eventually(`the replica is used for ${path}`, async () => {
        const readsBefore = await replicaReads(node, 'asked');
        assert.equal((await fetch(`${node.url}${path}`)).status, 200);
        return (await replicaReads(node, 'asked')) > readsBefore;
      });
  });

  test('is used again after a lag or a restart, and is not used while it lags or after it has stopped', async (t) => {
    const { node, standby } = await startReplicatedServer(t);
    const agent = await register(node.baseUrl);
    /** Whether a search reads from the replica. */
    const isUsed = async () => {
      const readsBefore = await replicaReads(node, 'asked');
      const { status } = await callOperation(node.baseUrl, 'search', {});
      assert.equal(status, 200);
      return (await replicaReads(node, 'asked')) > readsBefore;
    };
    await eventually('a replica is used', isUsed);
    await execute(standby, 'select pg_wal_replay_pause()');
    const { body } = await agent.call('create_entry', validEntry());
    await eventually('the replica is too far behind', async () => !(await isUsed()));
    assert.ok((await replicaReads(node, 'behind')) > 0);
    assert.deepEqual(ids((await callOperation(node.baseUrl, 'search', {})).body), [body.entry.id]);
    await execute(standby, 'select pg_wal_replay_resume()');
    await eventually('the replica is used again', isUsed);

    await standby.restart(() => {});
    await eventually('the replica is used after its restart', isUsed);
    await standby.stop();
    for (let turn = 0; turn < 5; turn += 1) await isUsed();
    await eventually('no search uses the unavailable replica', async () => !(await isUsed()));
    assert.equal((await fetch(`${node.url}/readyz`)).status, 200);
  });
});

async function startReplicatedServer(t: TestContext): Promise<{ node: OperatorServer; standby: Cluster }> {
  const primary = await startCluster();
  const closers: (() => Promise<unknown>)[] = [() => primary.stop()];
  t.after(async () => {
    for (const end of closers.toReversed()) await end();
  });
  const standby = await startCluster({ standbyOf: primary });
  closers.push(() => standby.stop());
  const node = await startOperatorServer({ DATABASE_URL: primary.url, RIALTO_DATABASE_READ_URL: standby.url });
  closers.push(() => node.close());
  return { node, standby };
}

function ids(body: { entries: { id: string }[] }): string[] {
  return body.entries.map(({ id }) => id);
}

async function replicaReads(node: OperatorServer, outcome: string): Promise<number> {
  const { text } = await node.adminGet('/metrics');
  return Number(
    new RegExp(`^database_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
  );
}

async function execute({ url }: Cluster, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
