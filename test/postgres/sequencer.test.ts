import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { systemClock } from '../../src/core/base/clock.ts';
import { sequencerLock } from '../../src/core/db/postgres/advisory-locks.ts';
import { type SequencerOptions, startSequencer } from '../../src/core/db/postgres/event-sequencer.ts';
import { defaultStorageLimits } from '../../src/core/db/storage-limits.ts';
import type { Database } from '../../src/core/db/transaction.ts';
import { createEventLog, type EventLog } from '../../src/core/operation/event-log.ts';
import { noopLog, postgres } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';

describe('the event sequencer', { skip: postgres.missing }, () => {
  test('assigns a position shortly after the commit of an event', async (t) => {
    const { database, eventLog, url } = await openEventLog(t);
    startInProcess(t, url);
    await append(database, eventLog, 'warm-up');
    await waitForHead(1, database, eventLog);
    const delaysMs: number[] = [];
    for (let position = 2; position <= 30; position += 1) {
      await append(database, eventLog, `event ${position}`);
      const startMs = performance.now();
      while ((await eventLog.head(database.db)) < position) assert.ok(performance.now() - startMs < 60_000);
      delaysMs.push(performance.now() - startMs);
    }
    const medianMs = delaysMs.sort((left, right) => left - right)[14] ?? Number.NaN;
    t.diagnostic(`median ${medianMs.toFixed(1)} ms`);
    assert.ok(medianMs < 1_000, `${medianMs} ms`);
  });

  test('queries the database less than 40 times a second after a pause without events', async (t) => {
    const { database, eventLog, url } = await openEventLog(t);
    startInProcess(t, url);
    await append(database, eventLog, 'a');
    await waitForHead(1, database, eventLog);
    let start = { count: await countCommits(url), ms: performance.now() };
    await eventually('the rate is below 40 a second', async () => {
      if (performance.now() - start.ms < windowMs) return false;
      const end = { count: await countCommits(url), ms: performance.now() };
      const perSecond = (end.count - start.count) / ((end.ms - start.ms) / 1_000);
      start = end;
      return perSecond < 40;
    });
  });

  test('assigns consecutive positions to a backlog of 12,000 events in insertion order', async (t) => {
    const { database, eventLog, url } = await openEventLog(t);
    const events = Array.from({ length: 12_000 }, (_, index) => eventFields(`event ${index}`));
    for (let start = 0; start < events.length; start += 1_000) {
      const values = events.slice(start, start + 1_000);
      await database.write((tx) => tx.run(tx.query.insertInto('test_event').values(values)));
    }
    startInProcess(t, url);
    await waitForHead(12_000, database, eventLog);
    const query = database.db.query.selectFrom('test_event').select(['position', 'id']).orderBy('position');
    const rows = await database.db.all(query);
    assert.deepEqual(
      rows,
      events.map(({ id }, index) => ({ position: index + 1, id })),
    );
  });

  test('is replaced by another sequencer when it stops', async (t) => {
    const { database, eventLog, url } = await openEventLog(t);
    const firstSequencer = startInProcess(t, url);
    await append(database, eventLog, 'a');
    await waitForHead(1, database, eventLog);
    const secondSequencer = startInProcess(t, url);
    assert.deepEqual([firstSequencer.isLeader, secondSequencer.isLeader], [true, false]);
    await firstSequencer.stop();
    await append(database, eventLog, 'b');
    await waitForHead(2, database, eventLog);
    assert.deepEqual([firstSequencer.isLeader, secondSequencer.isLeader], [false, true]);
  });

  test('loses leadership when it hangs', async (t) => {
    const { database, eventLog, url } = await openEventLog(t);
    const hangingProcess = startSequencerProcess(t, url);
    await append(database, eventLog, 'a');
    await waitForHead(1, database, eventLog);
    hangingProcess.kill('SIGSTOP');
    startInProcess(t, url);
    await append(database, eventLog, 'b');
    await waitForHead(2, database, eventLog);
  });

  test('reports how long events have been waiting, even without a leader', async (t) => {
    const { database, eventLog, url } = await openEventLog(t);
    const lockHolder = new pg.Client({ connectionString: url });
    // When the test fails, the database is removed before this connection is closed.
    lockHolder.on('error', () => {});
    await lockHolder.connect();
    await lockHolder.query('select pg_advisory_lock($1)', [sequencerLock]);
    const lags: number[] = [];
    startInProcess(t, url, { observer: { sequencerLag: (seconds) => lags.push(seconds) } });
    await eventually('a lag is reported', () => lags.length > 0);
    assert.equal(lags.at(-1), 0);
    await append(database, eventLog, 'a');
    await eventually('the lag grows', () => (lags.at(-1) ?? 0) > 1);
    assert.equal(await eventLog.head(database.db), 0);
    await lockHolder.end();
    await waitForHead(1, database, eventLog);
    await eventually('the lag is zero again', () => lags.at(-1) === 0);
  });
});

describe('the epoch on PostgreSQL', { skip: postgres.missing }, () => {
  test('is renewed when the database belongs to another cluster', async (t) => {
    const location = await postgres.createLocation(t);
    const firstDatabase = await location.open();
    await firstDatabase.write((tx) =>
      tx.run(tx.query.updateTable('meta').set({ value: '1/00000001' }).where('key', '=', 'postgres_cluster')),
    );
    const nodes = await Promise.all([location.open(), location.open(), location.open()]);
    const epochs = new Set(nodes.map((node) => node.epoch));
    assert.equal(epochs.size, 1);
    assert.ok(!epochs.has(firstDatabase.epoch));
    assert.equal((await location.open()).epoch, [...epochs][0]);
  });
});

const windowMs = 3_000;

/** Number of transactions in the database, as reported by its sessions about once a second. */
async function countCommits(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return rows[0].count;
}

interface OpenedEventLog {
  readonly database: Database;
  readonly eventLog: EventLog;
  readonly url: string;
}

async function openEventLog(t: TestContext): Promise<OpenedEventLog> {
  const location = await postgres.createLocation(t);
  const database = await location.open();
  const eventLog = createEventLog({ database, table: 'test_event', onError: (error) => assert.fail(String(error)) });
  return { database, eventLog, url: location.databaseUrl ?? '' };
}

function startInProcess(t: TestContext, databaseUrl: string, options: Partial<SequencerOptions> = {}) {
  const sequencer = startSequencer({
    databaseUrl,
    tables: ['test_event'],
    limits: defaultStorageLimits,
    clock: systemClock,
    log: noopLog,
    observer: {},
    ...options,
  });
  t.after(() => sequencer.stop());
  return sequencer;
}

function startSequencerProcess(t: TestContext, databaseUrl: string): ChildProcess {
  const file = join(import.meta.dirname, 'sequencer-process.ts');
  const child = spawn(process.execPath, [file, databaseUrl], { stdio: 'ignore' });
  t.after(() => child.kill('SIGKILL'));
  return child;
}

async function waitForHead(position: number, database: Database, eventLog: EventLog): Promise<void> {
  await eventually(`the head is ${position}`, async () => (await eventLog.head(database.db)) === position);
}

function append(database: Database, eventLog: EventLog, id: string): Promise<number> {
  return database.write((tx) => eventLog.append(tx, eventFields(id)));
}

function eventFields(id: string) {
  return { id, kind: 'test.added', occurred_at: Date.now(), subject_id: 'sub_1' };
}
