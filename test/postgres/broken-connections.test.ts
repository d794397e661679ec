import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { systemClock } from '../../src/core/base/clock.ts';
import { startNode } from '../../src/core/db/nodes.ts';
import type { StorageLimits } from '../../src/core/db/storage-limits.ts';
import type { StorageLog } from '../../src/core/db/storage-observer.ts';
import { type Database, DuplicateRow, Overloaded, StorageUnavailable, type Tx } from '../../src/core/db/transaction.ts';
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy.ts';
import { noopLog, postgres } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { assertAcknowledgedIdsAreStored } from './acknowledged-ids.ts';

describe('a broken connection to PostgreSQL', { skip: postgres.missing }, () => {
  test('rejects the write when it breaks before COMMIT, and no row is stored', async (t) => {
    const { database, proxy } = await openThroughProxy(t);
    proxy.cutAt('commit', 'before');
    await assert.rejects(add(database, 'a'), StorageUnavailable);
    assert.equal(proxy.cuts, 1);
    assert.deepEqual(await ids(database), []);
    await add(database, 'a');
    assert.deepEqual(await ids(database), ['a']);
  });

  test('rejects the write when it breaks after COMMIT, and a second attempt finds the row', async (t) => {
    const { database, proxy } = await openThroughProxy(t);
    proxy.cutAt('commit', 'after');
    await assert.rejects(add(database, 'a'), StorageUnavailable);
    assert.equal(proxy.cuts, 1);
    await eventually('the commit is visible', async () => (await ids(database)).length === 1);
    assert.equal(await addOnce(database, 'a'), 'already present');
    assert.deepEqual(await ids(database), ['a']);
  });

  test('rejects a transaction when it breaks in the middle, and rolls it back', async (t) => {
    const { database, proxy } = await openThroughProxy(t);
    const write = database.write(async (tx) => {
      await tx.run(tx.query.insertInto('test_record').values({ id: 'a', count: 1, note: null }));
      proxy.cutAt('update', 'before');
      await tx.run(tx.query.updateTable('test_record').set({ count: 2 }));
    });
    await assert.rejects(write, StorageUnavailable);
    assert.deepEqual(await ids(database), []);
  });

  test('rejects reads and writes during the outage, and is replaced without a restart', async (t) => {
    const { database, proxy } = await openThroughProxy(t);
    await add(database, 'before');
    proxy.interrupt();
    await assert.rejects(add(database, 'during'), StorageUnavailable);
    await assert.rejects(ids(database), StorageUnavailable);
    await assert.rejects(
      database.snapshot((db) => db.all(db.query.selectFrom('test_record').select('id'))),
      StorageUnavailable,
    );
    await assert.rejects(database.ping(), StorageUnavailable);
    await assertRecovers(database, proxy);
  });

  test('is detected long before the time limit of a running request, and is replaced afterwards', async (t) => {
    const { database, proxy } = await openThroughProxy(t, {
      pingIntervalMs: 100,
      pingTimeoutMs: 1_000,
      statementTimeoutMs: 300_000,
    });
    await add(database, 'before');
    proxy.silence();
    const outcomes = await Promise.allSettled([add(database, 'during'), ids(database)]);
    for (const outcome of outcomes)
      assert.ok(outcome.status === 'rejected' && outcome.reason instanceof StorageUnavailable);
    // Not earlier: a ping joins a periodic one, whose response may have arrived before the silence.
    await assert.rejects(database.ping(), StorageUnavailable);
    await assert.rejects(ids(database), StorageUnavailable);
    await assertRecovers(database, proxy);
  });

  test('is logged once at the start of the outage, with its cause, and once at the end', async (t) => {
    const lines: { level: string; fields: Record<string, unknown> }[] = [];
    const record = (level: string) => (fields: object) => lines.push({ level, fields: { ...fields } });
    const log = { info: record('info'), warn: record('warn'), error: record('error') };
    const { database, proxy } = await openThroughProxy(t, { pingIntervalMs: 20 }, log);
    await add(database, 'before');
    lines.length = 0;
    proxy.interrupt();
    for (let round = 0; round < 20; round += 1) await assert.rejects(add(database, 'during'), StorageUnavailable);
    const reported = (event: string) => lines.some(({ fields }) => fields['event'] === event);
    await eventually('the outage is reported', () => reported('database_outage'));
    proxy.resume();
    await eventually('the end is reported', () => reported('database_outage_over'));
    assert.deepEqual(
      lines.map(({ level, fields }) => [level, fields['event']]),
      [
        ['warn', 'database_outage'],
        ['info', 'database_outage_over'],
      ],
    );
    assert.match(String(lines[0]?.fields['reason']), /terminated|ECONNRESET/);
  });

  test('loses no acknowledged write when it breaks repeatedly under load', async (t) => {
    const { database, proxy } = await openThroughProxy(t);
    await assertAcknowledgedIdsAreStored({
      write: (id) => add(database, id),
      readIds: () => ids(database),
      async cut(acknowledgedCount) {
        // On a slow machine few writes succeed between two cuts.
        for (let round = 0; round < 40 || (acknowledgedCount() <= 40 && round < 400); round += 1) {
          proxy.cutAt(round % 2 === 0 ? 'commit' : 'begin', round % 3 === 0 ? 'before' : 'after');
          await eventually('the next connection is cut', () => proxy.cuts > round);
        }
      },
      acknowledgedMin: 40,
    });
  });

  test('is not assumed when all connections are busy: requests are rejected as overloaded', async (t) => {
    const { database } = await openThroughProxy(t, { connectionsMax: 2, connectionWaitMs: 2_500 });
    const blocker = Promise.withResolvers<void>();
    const transactions = [1, 2].map(() => database.write(() => blocker.promise));
    await Promise.all([assert.rejects(add(database, 'a'), Overloaded), assert.rejects(ids(database), Overloaded)]);
    blocker.resolve();
    await Promise.all(transactions);
    await add(database, 'a');
  });

  test('does not fail the shutdown of a node, and the row that the node could not remove is logged', async (t) => {
    const warnings: string[] = [];
    const log: StorageLog = { ...noopLog, warn: (_fields, message) => void warnings.push(message) };
    const { database, proxy } = await openThroughProxy(t);
    const node = await startNode({ database, clock: systemClock, log, takeOvers: [] });
    proxy.interrupt();
    await node.stop();
    assert.equal(warnings.at(-1), 'node row was not removed at shutdown; another node removes it after it expires');
    proxy.resume();
    await eventually('the row can be read', async () =>
      (await nodeIds(database).catch((): string[] => [])).includes(node.id),
    );
  });
});

describe('conflicting transactions on PostgreSQL', { skip: postgres.missing }, () => {
  test('both succeed after locking the same rows in opposite order', async (t) => {
    const database = await (await postgres.createLocation(t)).open();
    await Promise.all([add(database, 'a'), add(database, 'b')]);
    const attempts: string[] = [];
    const bothHoldOneLock = Promise.withResolvers<void>();
    const lockBoth = (firstId: string, secondId: string) =>
      database.write(async (tx) => {
        await incrementCount(tx, firstId);
        if (attempts.push(firstId) === 2) bothHoldOneLock.resolve();
        await bothHoldOneLock.promise;
        await incrementCount(tx, secondId);
      });
    await Promise.all([lockBoth('a', 'b'), lockBoth('b', 'a')]);
    assert.ok(attempts.length > 2, 'no deadlock occurred');
    const rows = await database.db.all(database.db.query.selectFrom('test_record').select('count'));
    assert.deepEqual(rows, [{ count: 3 }, { count: 3 }]);
  });

  test('keep their connection when a change that is sent with COMMIT fails', async (t) => {
    const database = await (await postgres.createLocation(t)).open({ limits: { connectionsMax: 1 } });
    const addWithCommit = () =>
      database.write((tx) =>
        tx.runWithCommit(tx.query.insertInto('test_record').values({ id: 'a', count: 1, note: null })),
      );
    const readProcessId = () =>
      database.db.first(database.db.query.selectNoFrom(sql<number>`pg_backend_pid()`.as('process_id')));
    await addWithCommit();
    const processIdBefore = await readProcessId();
    await assert.rejects(addWithCommit(), DuplicateRow);
    assert.deepEqual(await readProcessId(), processIdBefore);
  });

  test('are rejected as unavailable after five attempts', async (t) => {
    const database = await (await postgres.createLocation(t)).open();
    let attempts = 0;
    const write = database.write(async () => {
      attempts += 1;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' });
    });
    await assert.rejects(write, StorageUnavailable);
    assert.equal(attempts, 5);
  });
});

async function openThroughProxy(
  t: TestContext,
  limits: Partial<StorageLimits> = {},
  log: StorageLog = noopLog,
): Promise<{ database: Database; proxy: CuttingProxy }> {
  const location = await postgres.createLocation(t);
  const url = new URL(location.databaseUrl ?? '');
  const proxy = await startCuttingProxy(url.hostname, Number(url.port));
  t.after(() => proxy.close());
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const database = await location.open({ databaseUrl: url.href, limits, log });
  return { database, proxy };
}

/** Ends the outage. Asserts that the database accepts writes again and has stored none of the rejected writes. */
async function assertRecovers(database: Database, proxy: CuttingProxy): Promise<void> {
  proxy.resume();
  await eventually('writes succeed again', () =>
    add(database, 'after').then(
      () => true,
      () => false,
    ),
  );
  assert.deepEqual(await ids(database), ['after', 'before']);
}

async function add(database: Database, id: string): Promise<void> {
  await database.write((tx) => tx.run(tx.query.insertInto('test_record').values({ id, count: 1, note: null })));
}

async function incrementCount(tx: Tx, id: string): Promise<void> {
  const row = await tx.lock(tx.query.selectFrom('test_record').select('count').where('id', '=', id));
  const update = tx.query.updateTable('test_record').set({ count: (row?.count ?? 0) + 1 });
  await tx.run(update.where('id', '=', id));
}

async function nodeIds(database: Database): Promise<string[]> {
  const rows = await database.db.all(database.db.query.selectFrom('node').select('id'));
  return rows.map((row) => row.id);
}

function addOnce(database: Database, id: string): Promise<string> {
  return database.write(async (tx) => {
    const insert = tx.query.insertInto('test_record').values({ id, count: 1, note: null });
    const rows = await tx.run(insert.onConflict((conflict) => conflict.doNothing()));
    return rows === 1 ? 'inserted' : 'already present';
  });
}

async function ids(database: Database): Promise<string[]> {
  const rows = await database.db.all(database.db.query.selectFrom('test_record').select('id').orderBy('id'));
  return rows.map((row) => row.id);
}
