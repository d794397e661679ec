import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/core/base/clock.ts';
import {
  keyRetentionMs,
  recordRetentionMs,
  replayUntilMs,
  retainedPartOf,
} from '../../../src/relay/deliveries/rules/retention.ts';

test('records are stored for 30 days and idempotency keys for 400 more', () => {
  assert.deepEqual([recordRetentionMs / dayMs, keyRetentionMs / dayMs], [30, 400]);
});

for (const [ageMs, retainedPart] of [
  [0, 'record'],
  [30 * dayMs - 1, 'record'],
  [30 * dayMs, 'key'],
  [430 * dayMs - 1, 'key'],
  [430 * dayMs, 'nothing'],
  [-dayMs, 'record'],
] as const) {
  test(`after ${ageMs / dayMs} days the retained part of a delivery is: ${retainedPart}`, () =>
    assert.equal(retainedPartOf(1_000, 1_000 + ageMs), retainedPart));
}

for (const [state, replays, days] of [
  ['failed', 0, 30],
  ['ambiguous', 9, 30],
  ['failed', 10, null],
  ['delivered', 0, null],
] as const) {
  test(`a delivery that is ${state} after ${replays} replays may be replayed ${days === null ? 'no more' : `for ${days} days`}`, () => {
    assert.equal(replayUntilMs({ state, replays }, 0), days === null ? null : days * dayMs);
  });
}
