import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { LeaseState } from '../../../src/core/db/outages.ts';
import { findOutage, type Lease, RunningClock } from '../../../src/core/db/running-time.ts';

const secondUs = 1_000_000;

/** A clock that advances only when `advance` is called. */
function settableClock() {
  let ms = 5_000;
  return { clock: { nowMs: () => 0, monotonicMs: () => ms }, advance: (byMs: number) => (ms += byMs) };
}

/** A lease at `monotonicMs` with the database's running time `runningUs` and an end two seconds later. */
function lease(monotonicMs: number, runningUs: number, overrides: Partial<Lease> = {}): Lease {
  const expiryUs = runningUs + 2 * secondUs;
  return {
    aliveUntilMs: expiryUs / 1_000,
    runningUs,
    monotonicMs,
    expiryUs,
    lastReturnedUs: 0,
    outage: null,
    ...overrides,
  };
}

test('time is unavailable before the first lease is confirmed', () => {
  assert.throws(() => new RunningClock(settableClock().clock).nowUs(), /before the node was registered/);
});

test('time stops at the end of the lease and continues with the next lease', () => {
  const { clock, advance } = settableClock();
  const time = new RunningClock(clock);
  time.applyLease(lease(5_000, 1_000 * secondUs));
  advance(1_999.9995);
  assert.equal(time.nowUs(), 1_001_999_999);
  advance(60_000);
  assert.equal(time.nowUs(), 1_002 * secondUs);
  time.applyLease(lease(66_999.9995, 1_002 * secondUs));
  advance(500);
  assert.equal(time.nowUs(), 1_002 * secondUs + 500_000);
});

test('a difference from the database clock is corrected by at most one millisecond a second', () => {
  for (const [aheadMs, correctionUs] of [
    [400, 1_000],
    [-400, -1_000],
    [5, 500],
    [-5, -500],
  ] as const) {
    const { clock, advance } = settableClock();
    const time = new RunningClock(clock);
    time.applyLease(lease(5_000, 1_000 * secondUs));
    time.applyLease(lease(5_000, 1_000 * secondUs + aheadMs * 1_000));
    assert.equal(time.nowUs(), 1_000 * secondUs, 'the time does not jump');
    advance(1_000);
    assert.equal(time.nowUs(), 1_001 * secondUs + correctionUs);
  }
});

test('time never goes back before the time that an earlier process may have returned', () => {
  const { clock, advance } = settableClock();
  const time = new RunningClock(clock);
  time.applyLease(lease(5_000, 1_000 * secondUs, { lastReturnedUs: 1_001 * secondUs }));
  assert.equal(time.nowUs(), 1_001 * secondUs);
  advance(1_500);
  assert.equal(time.nowUs(), 1_001 * secondUs + 500_000);
});

test('time never goes back, never passes the end of the latest lease, and stops when the clock is stopped', () => {
  const step = fc.record({
    advanceMs: fc.double({ min: 0, max: 5_000, noNaN: true }),
    errorUs: fc.integer({ min: -3e6, max: 3e6 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      const { clock, advance } = settableClock();
      const time = new RunningClock(clock);
      let databaseUs = 1_000 * secondUs;
      let latestExpiryUs = 0;
      let previousUs = 0;
      for (const { advanceMs, errorUs } of steps) {
        const newLease = lease(clock.monotonicMs(), Math.round(databaseUs + errorUs));
        time.applyLease(newLease);
        latestExpiryUs = Math.max(latestExpiryUs, newLease.expiryUs);
        for (const stepMs of [0, advanceMs / 2, advanceMs / 2]) {
          advance(stepMs);
          const nowUs = time.nowUs();
          assert.ok(Number.isSafeInteger(nowUs) && nowUs >= previousUs && nowUs <= latestExpiryUs);
          previousUs = nowUs;
        }
        databaseUs += advanceMs * 1_000;
      }
      const lastUs = time.stop();
      assert.equal(lastUs, previousUs);
      advance(10_000);
      assert.equal(time.nowUs(), lastUs);
    }),
  );
});

const wallUs = 1_000_000 * secondUs;
const noLeases: LeaseState = { databaseUs: wallUs, outagesUs: 0, latestExpiryUs: null, otherNodesExpiryUs: null };
/** Leases of which the latest expires `offsetUs` after the database's clock reading. */
const expiryAt = (offsetUs: number, overrides: Partial<LeaseState> = {}): LeaseState => ({
  ...noLeases,
  latestExpiryUs: wallUs + offsetUs,
  ...overrides,
});
/** Lease of a process whose running time is `behindUs` behind the database's clock and ends in `remainingUs`. */
const ownLease = (behindUs: number, remainingUs: number) => ({
  runningUs: wallUs - behindUs,
  expiryUs: wallUs - behindUs + remainingUs,
});

const cases: readonly (readonly [
  title: string,
  outage: ReturnType<typeof findOutage>,
  ...Parameters<typeof findOutage>,
])[] = [
  ['a first start', null, wallUs, noLeases, null],
  ['a start a moment after the last node', null, wallUs, expiryAt(secondUs), null],
  ['a start after a pause', { fromUs: wallUs - 5, untilUs: wallUs, isClockChange: false }, wallUs, expiryAt(-5), null],
  [
    'a start with a clock behind every lease',
    { fromUs: wallUs + 3 * secondUs, untilUs: wallUs, isClockChange: true },
    wallUs,
    expiryAt(3 * secondUs),
    null,
  ],
  ['a lease renewed while the clocks agree', null, wallUs, expiryAt(secondUs), ownLease(400_000, 0)],
  [
    'a lease renewed after the clock was set forward',
    { fromUs: wallUs - 7 * secondUs, untilUs: wallUs, isClockChange: true },
    wallUs,
    expiryAt(-6 * secondUs, { otherNodesExpiryUs: wallUs - 6 * secondUs }),
    ownLease(7 * secondUs, 1),
  ],
  [
    'a lease renewed after the clock was set back',
    { fromUs: wallUs + 7 * secondUs, untilUs: wallUs, isClockChange: true },
    wallUs,
    expiryAt(8 * secondUs, { otherNodesExpiryUs: wallUs + 8 * secondUs }),
    ownLease(-7 * secondUs, 1),
  ],
  [
    'a machine that slept while other nodes continued',
    null,
    wallUs,
    expiryAt(secondUs, { otherNodesExpiryUs: wallUs + secondUs }),
    ownLease(7 * secondUs, 1),
  ],
  [
    'a process that was frozen while other nodes continued',
    null,
    wallUs,
    expiryAt(1, { otherNodesExpiryUs: wallUs + 1 }),
    ownLease(0, -1),
  ],
  [
    'a process that was frozen alone',
    { fromUs: wallUs - secondUs, untilUs: wallUs, isClockChange: false },
    wallUs,
    expiryAt(-secondUs),
    ownLease(0, -secondUs),
  ],
];

for (const [title, outage, ...parameters] of cases) {
  test(`${title} is ${outage === null ? 'no outage' : outage.isClockChange ? 'a clock change' : 'an outage'}`, () => {
    assert.deepEqual(findOutage(...parameters), outage);
  });
}

test('earlier outages are subtracted before the lease of the process is compared with the clock', () => {
  const leaseState = expiryAt(secondUs, { outagesUs: 900 * secondUs });
  const runningUs = wallUs - 900 * secondUs;
  assert.equal(findOutage(wallUs, leaseState, { runningUs, expiryUs: runningUs + 1 }), null);
});
