import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { systemClock } from '../../src/core/base/clock.ts';
import { startSequencer } from '../../src/core/db/postgres/event-sequencer.ts';
import { defaultStorageLimits, type StorageLimits } from '../../src/core/db/storage-limits.ts';
import type { Database } from '../../src/core/db/transaction.ts';
import { createEventLog, type EventLog } from '../../src/core/operation/event-log.ts';
import type { EventRow } from '../../src/core/operation/event-row.ts';
import { type DatabaseKind, databaseKinds, noopLog } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';

for (const kind of databaseKinds) {
  describe(`the event log on ${kind.name}`, { skip: kind.missing }, () => {
    test('starts at position 0 and assigns consecutive positions to committed events', async (t) => {
      const { database, log } = await open(kind, t);
      assert.equal(await log.head(database.db), 0);
      await append(database, log, 'a');
      await append(database, log, 'b');
      await waitForHead(2, database, log);
      const events = await log.after(database.db, 0, 10);
      assert.deepEqual(
        events.map((event) => [event.position, event.id]),
        [
          [1, 'a'],
          [2, 'b'],
        ],
      );
      assert.deepEqual(
        (await log.after(database.db, 1, 10)).map((event) => event.id),
        ['b'],
      );
      assert.deepEqual(
        (await log.after(database.db, 0, 1)).map((event) => event.id),
        ['a'],
      );
    });

    test('stores every field of an event', async (t) => {
      const { database, log } = await open(kind, t);
      const event = {
        ...eventFields('a'),
        object_id: 'rep_1',
        owner_id: 'agt_1',
        actor_id: 'agt_2',
        private_to: 'agt_1',
      };
      await database.write((tx) => log.append(tx, event));
      await waitForHead(1, database, log);
      const [row] = await log.after(database.db, 0, 10);
      assert.partialDeepStrictEqual(row, { ...event, position: 1 });
    });

    test('assigns no position to a rolled-back write', async (t) => {
      const { database, log } = await open(kind, t);
      const rolledBack = database.write(async (tx) => {
        await log.append(tx, eventFields('undone'));
        throw new Error('broken');
      });
      await assert.rejects(rolledBack, /broken/);
      await append(database, log, 'kept');
      await waitForHead(1, database, log);
      assert.deepEqual(
        (await log.after(database.db, 0, 10)).map((event) => event.id),
        ['kept'],
      );
    });

    test('passes later events to every listener, once and in order, and no earlier events', async (t) => {
      const { database, log } = await open(kind, t);
      await append(database, log, 'early');
      await waitForHead(1, database, log);
      const messages: string[][] = [[], [], []];
      const subscriptions = await Promise.all(
        messages.map((list) => log.subscribe((events) => void list.push(...events.map(idOf)))),
      );
      assert.deepEqual(
        subscriptions.map((subscription) => subscription.position),
        [1, 1, 1],
      );
      const names = Array.from({ length: 1_200 }, (_, index) => `event ${index}`);
      await Promise.all(names.map((name) => append(database, log, name)));
      await eventually('every listener has received all messages', () =>
        messages.every((list) => list.length >= names.length),
      );
      const order = (await log.after(database.db, 1, 2_000)).map(idOf);
      assert.deepEqual([...order].sort(), [...names].sort());
      for (const list of messages) assert.deepEqual(list, order);
    });

    test('lets readers backfill and follow without a gap while writes continue', async (t) => {
      const { database, log } = await open(kind, t);
      const writing = Promise.all(
        Array.from({ length: 400 }, async (_, index) => append(database, log, `event ${index}`)),
      );
      const followers = await Promise.all(Array.from({ length: 8 }, () => follow(database, log)));
      await writing;
      await waitForHead(400, database, log);
      await eventually('every follower has seen all', () => followers.every((received) => received.length >= 400));
      const positions = Array.from({ length: 400 }, (_, index) => index + 1);
      for (const received of followers) assert.deepEqual(received, positions);
    });

    test('passes no events to a listener that unsubscribed', async (t) => {
      const { database, log } = await open(kind, t);
      const messages: string[] = [];
      const subscription = await log.subscribe((events) => void messages.push(...events.map(idOf)));
      subscription.stop();
      const otherMessages: string[] = [];
      await log.subscribe((events) => void otherMessages.push(...events.map(idOf)));
      await append(database, log, 'a');
      await eventually('the other listener has received it', () => otherMessages.length === 1);
      assert.deepEqual(messages, []);
    });

    test('continues with the other listeners when one throws', async (t) => {
      const { database, log, errors } = await open(kind, t);
      await log.subscribe(() => {
        throw new Error('listener broke');
      });
      const messages: string[] = [];
      await log.subscribe((events) => void messages.push(...events.map(idOf)));
      await append(database, log, 'a');
      await eventually('the second listener has received it', () => messages.length === 1);
      assert.match(String(errors[0]), /listener broke/);
    });

    test('reads at most 60 times for 300 events and 50 listeners', async (t) => {
      // On a busy machine the default limit of a batch is reached after a few events.
      const { database, log, errors } = await open(kind, t, { batchMsMax: 10_000 });
      let reads = 0;
      const databaseWithCounter: Database = { ...database, db: countReads(database.db, () => (reads += 1)) };
      const onError = (error: unknown) => errors.push(error);
      const countingLog = createEventLog({ database: databaseWithCounter, table: 'test_event', onError });
      t.after(() => countingLog.close());
      let received = 0;
      const listen = () =>
        countingLog.subscribe((events) => {
          received += events.length;
        });
      await Promise.all(Array.from({ length: 50 }, listen));
      const writes = Array.from({ length: 300 }, (_, index) => append(database, countingLog, `event ${index}`));
      await Promise.all(writes);
      await waitForHead(300, database, log);
      await eventually('all listeners have received all messages', () => received === 50 * 300);
      assert.ok(reads <= 60, `${reads} reads`);
      assert.deepEqual(errors, []);
    });

    test('reads nothing without listeners', async (t) => {
      const { database, log, errors } = await open(kind, t);
      let reads = 0;
      const databaseWithCounter: Database = { ...database, db: countReads(database.db, () => (reads += 1)) };
      const countingLog = createEventLog({
        database: databaseWithCounter,
        table: 'test_event',
        onError: (error) => errors.push(error),
      });
      t.after(() => countingLog.close());
      await append(database, countingLog, 'a');
      await waitForHead(1, database, log);
      assert.equal(reads, 0);
      (await countingLog.subscribe(() => {})).stop();
      await append(database, countingLog, 'b');
      await waitForHead(2, database, log);
      // The subscription has read the head.
      assert.equal(reads, 1);
      assert.deepEqual(errors, []);
    });
  });
}

interface OpenedLog {
  readonly database: Database;
  readonly log: EventLog;
  readonly errors: unknown[];
}

async function open(kind: DatabaseKind, t: TestContext, limits: Partial<StorageLimits> = {}): Promise<OpenedLog> {
  const location = await kind.createLocation(t);
  const database = await location.open({ limits });
  const errors: unknown[] = [];
  const log = createEventLog({ database, table: 'test_event', onError: (error) => errors.push(error) });
  t.after(() => log.close());
  if (location.databaseUrl !== undefined) {
    const sequencer = startSequencer({
      databaseUrl: location.databaseUrl,
      tables: ['test_event'],
      limits: defaultStorageLimits,
      clock: systemClock,
      log: noopLog,
      observer: {},
    });
    t.after(() => sequencer.stop());
  }
  return { database, log, errors };
}

/** Reads the stored events, then receives new ones; the returned list grows with the position of each event. */
async function follow(database: Database, log: EventLog): Promise<number[]> {
  const received: number[] = [];
  let backlog: EventRow[] | undefined = [];
  const receive = (event: EventRow) => {
    if (event.position > (received.at(-1) ?? 0)) received.push(event.position);
  };
  const { position } = await log.subscribe((events) => {
    if (backlog === undefined) events.forEach(receive);
    else backlog.push(...events);
  });
  for (let cursor = 0; cursor < position; cursor = received.at(-1) ?? 0) {
    (await log.after(database.db, cursor, 7)).forEach(receive);
  }
  backlog.forEach(receive);
  backlog = undefined;
  return received;
}

async function waitForHead(position: number, database: Database, log: EventLog): Promise<void> {
  await eventually(`the head is ${position}`, async () => (await log.head(database.db)) === position);
}

function append(database: Database, log: EventLog, id: string): Promise<number> {
  return database.write((tx) => log.append(tx, eventFields(id)));
}

function eventFields(id: string) {
  return { id, kind: 'test.added', occurred_at: 1_700_000_000_000, subject_id: 'sub_1' };
}

function idOf(event: EventRow): string {
  return event.id;
}

function countReads(db: Database['db'], count: () => void): Database['db'] {
  return {
    dialect: db.dialect,
    query: db.query,
    all(query) {
      count();
      return db.all(query);
    },
    first(query) {
      count();
      return db.first(query);
    },
  };
}
