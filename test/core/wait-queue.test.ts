import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LocalFeed } from '../../src/core/db/change-feed.ts';
import type { EventRow } from '../../src/core/operation/event-row.ts';
import { EventTail } from '../../src/core/operation/event-tail.ts';
import { type FindMatching, WaitQueue } from '../../src/core/operation/wait-queue.ts';
import { eventually } from '../support/eventually.ts';

describe('the wait queue', () => {
  test('wakes only the calls that an event concerns', async () => {
    const log = openLog();
    const [concernedCall, otherCall] = [log.wait('a', 0), log.wait('b', 0)];
    await log.allWait();
    log.append('a');
    assert.deepEqual(await concernedCall, { hasMatch: true, position: 0 });
    log.end();
    assert.deepEqual(await otherCall, { hasMatch: false, position: 1 });
  });

  test('matches each batch once for all calls', async () => {
    const log = openLog();
    const unconcernedCalls = Array.from({ length: 50 }, (_, index) => log.wait(`call ${index}`, 0));
    const lastCall = log.wait('last', 0);
    await log.allWait();
    for (const subject of ['x', 'y', 'last']) log.append(subject);
    await lastCall;
    assert.ok(log.checked() <= 3, `${log.checked()} times`);
    log.end();
    for (const result of await Promise.all(unconcernedCalls))
      assert.deepEqual(result, { hasMatch: false, position: 3 });
  });

  test('lets a call with an earlier position read immediately', async () => {
    const log = openLog();
    const earlyCall = log.wait('early', 0);
    await log.allWait();
    log.append('x');
    log.append('early');
    await earlyCall;
    const waitingCall = log.wait('staying', 2);
    assert.deepEqual(await log.wait('late', 1), { hasMatch: true, position: 1 });
    log.end();
    assert.deepEqual(await waitingCall, { hasMatch: false, position: 2 });
  });

  test('lets a call read immediately that arrives while a batch is matched', async () => {
    const barrier = Promise.withResolvers<void>();
    const log = openLog(() => barrier.promise);
    const firstCall = log.wait('first', 0);
    await log.allWait();
    log.append('late');
    await eventually('the batch to be checked', () => log.checked() === 1);
    assert.deepEqual(await log.wait('late', 0), { hasMatch: true, position: 0 });
    barrier.resolve();
    log.append('first');
    assert.deepEqual(await firstCall, { hasMatch: true, position: 1 });
  });

  test('retries when matching a batch fails, and wakes no call', async () => {
    let remainingFailures = 2;
    const log = openLog(async () => {
      if (remainingFailures-- > 0) throw new Error('The database is away.');
    });
    const [concernedCall, otherCall] = [log.wait('a', 0), log.wait('b', 0)];
    await log.allWait();
    log.append('a');
    assert.deepEqual(await concernedCall, { hasMatch: true, position: 0 });
    assert.equal(log.errors.length, 2);
    log.end();
    assert.equal((await otherCall).hasMatch, false);
  });

  test('ends a wait at its timeout, on abort, and when the log is closed', async () => {
    const log = openLog();
    assert.deepEqual(await log.wait('a', 0, 5), { hasMatch: false, position: 0 });
    const [abortedCall, otherCall] = [log.wait('a', 0), log.wait('b', 0)];
    log.end();
    assert.deepEqual(await abortedCall, { hasMatch: false, position: 0 });
    assert.deepEqual(await log.wait('a', 0), { hasMatch: false, position: 0 }, 'a cancelled call does not wait');
    await otherCall;
    const closedLog = openLog();
    const call = closedLog.wait('a', 0);
    await closedLog.allWait();
    closedLog.close();
    assert.deepEqual(await call, { hasMatch: false, position: 0 });
  });

  test('rejects the call when the log is unreadable, and listens again for the next call', async () => {
    const log = openLog();
    log.breakHead(true);
    await assert.rejects(log.wait('a', 0), /There is no head/);
    log.breakHead(false);
    const call = log.wait('a', 0);
    await log.allWait();
    log.append('a');
    assert.equal((await call).hasMatch, true);
  });
});

/** An in-memory event log. An event concerns the call whose input is the subject of the event. */
function openLog(beforeCheck: () => Promise<void> = async () => {}) {
  const rows: EventRow[] = [];
  const errors: unknown[] = [];
  let checksCount = 0;
  let isBroken = false;
  let subscriptions = 0;
  const abortController = new AbortController();
  const feed = new LocalFeed((error) => errors.push(error));
  const tail = new EventTail({
    head: async () => {
      if (isBroken) throw new Error('There is no head.');
      return rows.length;
    },
    after: async (position, limit) => rows.slice(position, position + limit),
    subscribeToChanges: (listener) => feed.subscribe('log', listener),
    onError: (error) => errors.push(error),
  });
  const findMatching: FindMatching = async (events, calls) => {
    checksCount += 1;
    await beforeCheck();
    return calls.map(({ input }) => events.findLast(({ subject_id }) => subject_id === input)?.position ?? 0);
  };
  const queue = new WaitQueue({
    events: {
      async subscribe(listener, onEnd) {
        const subscription = await tail.subscribe(listener, onEnd);
        subscriptions += 1;
        return subscription;
      },
    },
    findMatching,
    onError: (error) => errors.push(error),
  });
  return {
    errors,
    checked: () => checksCount,
    wait: (input: string, position: number, waitMs = 60_000) =>
      queue.waitAfter({ accountId: null, input }, position, { waitMs, signal: abortController.signal }),
    /**
     * Resolves when all calls that were started earlier are waiting: the subscription has begun and its continuations
     * have run.
     */
    async allWait() {
      await eventually('the queue to listen', () => subscriptions > 0);
      await new Promise((resolve) => setImmediate(resolve));
    },
    append(subject: string) {
      const position = rows.length + 1;
      const emptyFields = { object_id: null, removed_ids: null, owner_id: null, actor_id: null, private_to: null };
      const event = { id: `evt_${position}`, kind: 'test.added', occurred_at: 1, subject_id: subject, ...emptyFields };
      rows.push({ ...event, position, insertion_id: position });
      feed.notify('log', '');
    },
    breakHead(broken: boolean) {
      isBroken = broken;
    },
    end: () => abortController.abort(),
    close: () => tail.close(),
  };
}
