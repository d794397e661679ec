import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Attempt } from '../../../src/relay/deliveries/rules/attempts.ts';
import type { AttemptOutcome } from '../../../src/relay/deliveries/rules/outcome.ts';
import { type DeliverySample, healthOf } from '../../../src/relay/destinations/health/health.ts';

const originOne = 'https://one.example.com';

function attempt(outcome: AttemptOutcome, firstByteMs: number | null = null): Attempt {
  const unmeasuredPhases = { dnsMs: null, connectMs: null, tlsMs: null };
  const facts = { phase: 'answered', ...unmeasuredPhases, firstByteMs, totalMs: 1, bytesSent: 1 } as const;
  return { n: 1, startedAtMs: 0, outcome, facts };
}

function sample(
  state: DeliverySample['state'],
  finishedAtMs: number | null,
  attempts: Attempt[] = [],
  origin = originOne,
): DeliverySample {
  return { origin, state, finishedAtMs, attempts };
}

test('origins are listed from their deliveries, most recent first', () => {
  const results = healthOf([
    sample('delivered', 9, [], 'https://two.example.com'),
    sample('failed', 8, [attempt({ status: 503 }), attempt({ error: 'connect_timeout' })]),
    sample('delivered', 7, [attempt({ status: 200 })]),
  ]);
  assert.deepEqual(
    results.map(({ origin, deliveredCount, failedCount }) => [origin, deliveredCount, failedCount]),
    [
      ['https://two.example.com', 1, 0],
      [originOne, 1, 1],
    ],
  );
  assert.deepEqual(results[1]?.lastFailure, { atMs: 8, outcome: { error: 'connect_timeout' } });
});

test('the last success and the last failure are selected by finish time, not by the order of the deliveries', () => {
  const [health] = healthOf([
    sample('dispatching', null),
    sample('connecting', 5, [attempt({ status: 500 })]),
    sample('ambiguous', 20, [attempt({ error: 'answer_timeout' })]),
    sample('failed', 30, [attempt({ status: 404 })]),
    sample('delivered', 10),
    sample('delivered', 40),
  ]);
  const { deliveredCount, failedCount, ambiguousCount, inFlightCount, lastDeliveredAtMs, lastFailure } =
    health as NonNullable<typeof health>;
  assert.deepEqual([deliveredCount, failedCount, ambiguousCount, inFlightCount, lastDeliveredAtMs], [2, 1, 1, 2, 40]);
  assert.deepEqual(lastFailure, { atMs: 30, outcome: { status: 404 } });
});

for (const [times, median] of [
  [[], null],
  [[null], null],
  [[7], 7],
  [[9, 1], 1],
  [[100, 2, 10], 10],
  [[4, 1, null, 3, 2], 2],
] as const)
  test(`the median time to first byte of ${JSON.stringify(times)} ms is ${median}`, () => {
    const attempts = times.map((ms) => attempt({ status: 200 }, ms));
    assert.equal(healthOf([sample('delivered', 1, attempts)])[0]?.firstByteMs, median);
  });
