import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { systemClock } from '../../../src/core/base/clock.ts';
import { type LiveNode, startNode, type TakeOver } from '../../../src/core/db/nodes.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { databaseKinds, noopLog, postgres, sqlite } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { testOfTimes } from '../../support/test-of-times.ts';

for (const kind of databaseKinds) {
  describe(`a node on ${kind.name}`, { skip: kind.missing }, () => {
    test('has a row while it runs and none after it has stopped', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const node = await start(database, t);
      assert.deepEqual(await nodeIds(database), [node.id]);
      await node.stop();
      assert.deepEqual(await nodeIds(database), []);
    });

    // A busy machine can delay the take-over until the new node's own lease of two seconds has expired. The node then
    // takes nothing over, so these tests may be repeated.
    testOfTimes('takes over the work of a dead node in the transaction that removes its row', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await addDeadNode(database, 'nod_dead');
      await addWork(database, 'work', 'nod_dead');
      const node = await start(database, t, [releaseWork]);
      assert.deepEqual(await nodeIds(database), [node.id]);
      assert.deepEqual(await workRows(database), [{ id: 'work', note: null }]);
    });

    testOfTimes('keeps the row of a dead node when taking over fails', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await addDeadNode(database, 'nod_dead');
      await addWork(database, 'work', 'nod_dead');
      const failingTakeOver: TakeOver = async (tx, deadNode, epoch) => {
        await releaseWork(tx, deadNode, epoch);
        throw new Error('broken');
      };
      await assert.rejects(start(database, t, [failingTakeOver]), /broken/);
      assert.ok((await nodeIds(database)).includes('nod_dead'));
      assert.deepEqual(await workRows(database), [{ id: 'work', note: 'nod_dead' }]);
    });
  });
}

test('a node renews its row on SQLite without invalidating cached responses', async (t) => {
  const database = await (await sqlite.createLocation(t)).open();
  await start(database, t);
  const [commitCount, [firstExpiry = 0]] = [database.commitCount, await leaseExpiries(database)];
  await eventually('the row is renewed', async () => ((await leaseExpiries(database))[0] ?? 0) > firstExpiry);
  assert.equal(database.commitCount, commitCount);
});

describe('nodes on PostgreSQL', { skip: postgres.missing }, () => {
  test('do not take over the work of live nodes, and renew their leases', async (t) => {
    const location = await postgres.createLocation(t);
    const [firstDatabase, secondDatabase] = [await location.open(), await location.open()];
    const nodes = [await start(firstDatabase, t, [releaseWork]), await start(secondDatabase, t, [releaseWork])];
    await addWork(firstDatabase, 'work', nodes[0]?.id ?? '');
    const firstExpiries = await leaseExpiries(firstDatabase);
    await eventually('both rows are renewed', async () => {
      const renewedExpiries = await leaseExpiries(firstDatabase);
      return renewedExpiries.length === 2 && renewedExpiries.every((ms, index) => ms > (firstExpiries[index] ?? 0));
    });
    assert.deepEqual((await nodeIds(firstDatabase)).sort(), nodes.map((node) => node.id).sort());
    assert.deepEqual(await workRows(firstDatabase), [{ id: 'work', note: nodes[0]?.id }]);
  });

  test('take over each dead node exactly once', async (t) => {
    const location = await postgres.createLocation(t);
    const databases = await Promise.all([location.open(), location.open(), location.open()]);
    const takenOverNodes: string[] = [];
    const recordTakeOver: TakeOver = async (tx, deadNode) => tx.afterCommit(() => takenOverNodes.push(deadNode));
    for (const database of databases) await start(database, t, [recordTakeOver]);
    const [database] = databases;
    assert.ok(database !== undefined);
    for (const id of ['nod_a', 'nod_b', 'nod_c']) await addDeadNode(database, id);
    await eventually('all are taken over', () => takenOverNodes.length >= 3);
    assert.deepEqual(takenOverNodes.sort(), ['nod_a', 'nod_b', 'nod_c']);
  });

  test('continue under a new id after their row has been removed', async (t) => {
    const database = await (await postgres.createLocation(t)).open();
    const node = await start(database, t);
    const idBefore = node.id;
    await database.write((tx) => tx.run(tx.query.deleteFrom('node')));
    await eventually('the node has another id', () => node.id !== idBefore);
    await eventually('the new row exists', async () => (await nodeIds(database)).includes(node.id));
  });
});

// Work in these tests is a row of the test table whose note is the id of the node that owns it.
const releaseWork: TakeOver = async (tx, deadNode) => {
  await tx.run(tx.query.updateTable('test_record').set({ note: null }).where('note', '=', deadNode));
};

async function start(database: Database, t: TestContext, takeOvers: TakeOver[] = []): Promise<LiveNode> {
  const node = await startNode({ database, clock: systemClock, log: noopLog, takeOvers });
  t.after(() => node.stop().catch(() => {}));
  return node;
}

async function addDeadNode(database: Database, id: string): Promise<void> {
  await database.write((tx) => tx.run(tx.query.insertInto('node').values({ id, started_at: 1, alive_until: 2 })));
}

async function addWork(database: Database, id: string, node: string): Promise<void> {
  await database.write((tx) => tx.run(tx.query.insertInto('test_record').values({ id, count: 0, note: node })));
}

async function workRows(database: Database): Promise<{ id: string; note: string | null }[]> {
  return database.db.all(database.db.query.selectFrom('test_record').select(['id', 'note']));
}

async function nodeIds(database: Database): Promise<string[]> {
  const rows = await database.db.all(database.db.query.selectFrom('node').select('id'));
  return rows.map((row) => row.id);
}

async function leaseExpiries(database: Database): Promise<number[]> {
  const query = database.db.query.selectFrom('node').select('alive_until').orderBy('id');
  return (await database.db.all(query)).map((row) => row.alive_until);
}
