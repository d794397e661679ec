import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LocalFeed } from '../../src/core/db/change-feed.ts';
import type { EventRow } from '../../src/core/operation/event-row.ts';
import { EventTail } from '../../src/core/operation/event-tail.ts';
import type { EventListener } from '../../src/core/operation/tail-reader.ts';
import { type FindMatching, WaitQueue } from '../../src/core/operation/wait-queue.ts';
import { eventually } from '../support/eventually.ts';

describe('the wait queue', () => {
  test('wakes only the calls that an event matches', async () => {
    const log = openLog();
    const [matchingCall, otherCall] = [log.wait('a', 0), log.wait('b', 0)];
    await log.allWait();
    log.append('a');
    assert.deepEqual(await matchingCall, { hasMatch: true, position: 0 });
    log.abortCalls();
    assert.deepEqual(await otherCall, { hasMatch: false, position: 1 });
  });

  test('matches each batch once for all calls', async () => {
    const log = openLog();
    const otherCalls = Array.from({ length: 50 }, (_, index) => log.wait(`call ${index}`, 0));
    const lastCall = log.wait('last', 0);
    await log.allWait();
    for (const subject of ['x', 'y', 'last']) log.append(subject);
    await lastCall;
    assert.ok(log.matchCount() <= 3, `${log.matchCount()} times`);
    log.abortCalls();
    for (const result of await Promise.all(otherCalls)) assert.deepEqual(result, { hasMatch: false, position: 3 });
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
    log.abortCalls();
    assert.deepEqual(await waitingCall, { hasMatch: false, position: 2 });
  });

  test('lets a call read immediately that arrives while a batch is matched', async () => {
    const barrier = Promise.withResolvers<void>();
    const log = openLog(() => barrier.promise);
    const firstCall = log.wait('first', 0);
    await log.allWait();
    log.append('late');
    await eventually('the batch is being matched', () => log.matchCount() === 1);
    assert.deepEqual(await log.wait('late', 0), { hasMatch: true, position: 0 });
    barrier.resolve();
    log.append('first');
    assert.deepEqual(await firstCall, { hasMatch: true, position: 1 });
  });

  test('retries when matching a batch fails, and wakes no call that does not match', async () => {
    let remainingFailures = 2;
    const log = openLog(async () => {
      if (remainingFailures-- > 0) throw new Error('The database is unavailable.');
    });
    const [matchingCall, otherCall] = [log.wait('a', 0), log.wait('b', 0)];
    await log.allWait();
    log.append('a');
    assert.deepEqual(await matchingCall, { hasMatch: true, position: 0 });
    assert.equal(log.errors.length, 2);
    log.abortCalls();
    assert.equal((await otherCall).hasMatch, false);
  });

  test('ends a wait at its timeout, on abort, and when the log is closed', async () => {
    const log = openLog();
    assert.deepEqual(await log.wait('a', 0, 5), { hasMatch: false, position: 0 });
    const [abortedCall, otherCall] = [log.wait('a', 0), log.wait('b', 0)];
    log.abortCalls();
    assert.deepEqual(await abortedCall, { hasMatch: false, position: 0 });
    assert.deepEqual(
      await log.wait('a', 0),
      { hasMatch: false, position: 0 },
      'a call does not wait when its signal is already aborted',
    );
    await otherCall;
    const closedLog = openLog();
    const call = closedLog.wait('a', 0);
    await closedLog.allWait();
    closedLog.close();
    assert.deepEqual(await call, { hasMatch: false, position: 0 });
  });

  test('matches a batch that arrives at any moment of the end of the batch before', async () => {
    for (let microtasks = 0; microtasks <= 10; microtasks += 1) {
      const batches = Promise.withResolvers<EventListener>();
      const firstMatch = Promise.withResolvers<void>();
      const queue = new WaitQueue({
        events: {
          async subscribe(listener) {
            batches.resolve(listener);
            return { position: 0, stop() {} };
          },
        },
        async findMatching([event], calls) {
          if (event?.position === 1) await firstMatch.promise;
          return calls.map(() => (event?.position === 2 ? 2 : 0));
        },
        onError: assert.ifError,
      });
      const call = queue.waitAfter({ accountId: null, input: {} }, 0, { waitMs: 500 });
      const receive = await batches.promise;
      await new Promise((resolve) => setImmediate(resolve));
      receive([eventAt(1)]);
      firstMatch.resolve();
      for (let count = 0; count < microtasks; count += 1) await Promise.resolve();
      receive([eventAt(2)]);
      assert.deepEqual(await call, { hasMatch: true, position: 1 }, `after ${microtasks} microtasks`);
    }
  });

  test('rejects the call when the log is unreadable, and listens again for the next call', async () => {
    const log = openLog();
    log.setHeadBroken(true);
    await assert.rejects(log.wait('a', 0), /There is no head/);
    log.setHeadBroken(false);
    const call = log.wait('a', 0);
    await log.allWait();
    log.append('a');
    assert.equal((await call).hasMatch, true);
  });

  test('ends its calls when the epoch of the log ends, and waits for events of the new one', async () => {
    const log = openLog();
    for (const subject of ['x', 'y', 'z']) log.append(subject);
    const call = log.wait('a', 3);
    await log.allWait();
    let laterCall: ReturnType<typeof log.wait> | undefined;
    let hasLaterCallEnded = false;
    // The later call starts before the subscription of the first one ends.
    log.startEpoch(() => {
      laterCall ??= log.wait('b', 1).finally(() => {
        hasLaterCallEnded = true;
      });
      return 'second';
    });
    log.append('first of the new epoch');
    assert.deepEqual(await call, { hasMatch: false, position: 3 });
    await log.allWait();
    assert.equal(hasLaterCallEnded, false);
    log.append('b');
    assert.deepEqual(await laterCall, { hasMatch: true, position: 1 });
  });
});

function eventAt(position: number): EventRow {
  const emptyFields = { object_id: null, removed_ids: null, owner_id: null, actor_id: null, private_to: null };
  const event = { id: `evt_${position}`, kind: 'test.added', occurred_at: 1, subject_id: '', ...emptyFields };
  return { ...event, position, insertion_id: position };
}

/** An in-memory event log and a wait queue. An event matches the call whose input is the subject of the event. */
function openLog(beforeMatch: () => Promise<void> = async () => {}) {
  const errors: unknown[] = [];
  let matchCount = 0;
  let subscriptions = 0;
  const abortController = new AbortController();
  const { tail, ...log } = openTail((error) => errors.push(error));
  const findMatching: FindMatching = async (events, calls) => {
    matchCount += 1;
    await beforeMatch();
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
    ...log,
    errors,
    matchCount: () => matchCount,
    wait: (input: string, position: number, waitMs = 60_000) =>
      queue.waitAfter({ accountId: null, input }, position, { waitMs, signal: abortController.signal }),
    /**
     * Resolves when all calls that were started earlier are waiting: the subscription has begun and its continuations
     * have run.
     */
    async allWait() {
      await eventually('the queue listens', () => subscriptions > 0);
      await new Promise((resolve) => setImmediate(resolve));
    },
    abortCalls: () => abortController.abort(),
    close: () => tail.close(),
  };
}

/** The tail of an in-memory event log. */
function openTail(onError: (error: unknown) => void) {
  const rows: EventRow[] = [];
  let isBroken = false;
  let readEpoch = () => 'first';
  const feed = new LocalFeed(onError);
  const tail = new EventTail({
    epoch: () => readEpoch(),
    head: async () => {
      if (isBroken) throw new Error('There is no head.');
      return rows.length;
    },
    after: async (position, limit) => rows.slice(position, position + limit),
    subscribeToChanges: (listener) => feed.subscribe('log', listener),
    onError,
  });
  return {
    tail,
    append(subject: string) {
      const position = rows.length + 1;
      rows.push({ ...eventAt(position), subject_id: subject });
      feed.notify('log', '');
    },
    /** Removes all events, so that positions start again at 1. */
    startEpoch(epoch: () => string) {
      readEpoch = epoch;
      rows.length = 0;
    },
    setHeadBroken(isHeadBroken: boolean) {
      isBroken = isHeadBroken;
    },
  };
}
