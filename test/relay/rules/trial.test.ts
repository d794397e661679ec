import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayMs } from '../../../src/core/base/clock.ts';
import {
  chargeOf,
  consumeTestLead,
  type DailyCount,
  type Plan,
  replayStillAllowed,
  testLeadsPerDay,
  trialDurationMs,
  trialRefusal,
  trialUnits,
  upgradeOf,
  usageOf,
} from '../../../src/relay/accounts/rules/trial.ts';
import { startDelivery } from '../../../src/relay/deliveries/rules/admission.ts';

const startMs = Date.UTC(2026, 2, 1);
const lastMs = startMs + trialDurationMs - 1;
const trial = (unitsUsed: number): Plan => ({
  name: 'trial',
  trialStartedAtMs: startMs,
  unitsUsed,
  period: { startedAtMs: startMs, count: 3 },
});
const paidPlan: Plan = { ...trial(25), name: 'builder' };
const unitCharge = (unitsLeft: number) => ({ kind: 'unit', unitsLeft });
const noCharge = { kind: 'none' };

describe('the charge of a delivery is', () => {
  const rows: [string, Plan, boolean, number, object][] = [
    ['a trial unit', trial(0), false, startMs, unitCharge(25)],
    ['the last trial unit', trial(24), false, startMs, unitCharge(1)],
    ['a unit when none is left', trial(25), false, startMs, unitCharge(0)],
    ['a unit in the last millisecond of the trial', trial(3), false, lastMs, unitCharge(22)],
    ['a unit after the trial, with none left', trial(3), false, lastMs + 1, unitCharge(0)],
    ['none for a test lead', trial(25), true, startMs, noCharge],
    ['a unit for a test lead after the trial, with none left', trial(0), true, lastMs + 1, unitCharge(0)],
    ['none on the paid plan, where it is counted', paidPlan, false, startMs, { kind: 'counted' }],
    ['none for a test lead on the paid plan after the trial', paidPlan, true, lastMs + 1, noCharge],
  ];
  for (const [name, plan, isTest, nowMs, charge] of rows)
    test(name, () => assert.deepEqual(chargeOf(plan, isTest, nowMs), charge));
});

test('a trial has 25 live deliveries in 14 days', () => {
  assert.deepEqual([trialUnits, trialDurationMs / dayMs], [25, 14]);
});

test('exactly one of 50 consecutive deliveries starts when one unit is left', () => {
  let plan = trial(24);
  const startedCounts = Array.from({ length: 50 }, (_, index) => {
    const request = {
      replay: false,
      differs: { payload: false, destination: false },
      charge: chargeOf(plan, false, startMs),
    };
    const startResult = startDelivery('nothing', request, { run: `r${index}`, n: 1, startedAtMs: startMs });
    if (!('admission' in startResult)) plan = { ...plan, unitsUsed: plan.unitsUsed + startResult.unitChange };
    return 'admission' in startResult ? 0 : 1;
  });
  assert.deepEqual([startedCounts.reduce<number>((sum, count) => sum + count, 0), plan.unitsUsed], [1, 25]);
});

test('the error states whether the trial has expired or its units are used up', () => {
  assert.equal(trialRefusal(trial(25), lastMs), 'trial_limit_reached');
  assert.equal(trialRefusal(trial(25), lastMs + 1), 'trial_expired');
  assert.equal(trialRefusal(trial(0), lastMs + 1), 'trial_expired');
});

describe('replayStillAllowed is', () => {
  const liveDelivery = (hasUnit: boolean) => ({ hasUnit, test: false });
  const rows: [string, Plan, { hasUnit: boolean; test: boolean }, number, boolean][] = [
    ['true for a delivery with a unit', trial(3), liveDelivery(true), startMs, true],
    ['true for a delivery with a unit when no units are left', trial(25), liveDelivery(true), startMs, true],
    ['true for a delivery with a unit after the trial', trial(25), liveDelivery(true), lastMs + 1, true],
    ['true for a delivery without a unit while units are left', trial(24), liveDelivery(false), startMs, true],
    ['false for a delivery without a unit when no units are left', trial(25), liveDelivery(false), startMs, false],
    ['false for a delivery without a unit after the trial', trial(3), liveDelivery(false), lastMs + 1, false],
    ['true for a test lead when no units are left', trial(25), { hasUnit: false, test: true }, startMs, true],
    ['false for a test lead after the trial', trial(25), { hasUnit: false, test: true }, lastMs + 1, false],
    ['true for any delivery on the paid plan', paidPlan, liveDelivery(false), lastMs + 1, true],
  ];
  for (const [name, plan, delivery, nowMs, allowed] of rows)
    test(name, () => assert.equal(replayStillAllowed(plan, delivery, nowMs), allowed));
});

test('usage has the used units, limit and end of a trial, and the delivery count of the paid plan without limit and end', () => {
  const delivery = { hasUnit: true, test: false };
  assert.deepEqual(usageOf(trial(7), delivery, startMs), {
    plan: 'trial',
    used: 7,
    used_since: '2026-03-01T00:00:00.000Z',
    limit: 25,
    expires_at: '2026-03-15T00:00:00.000Z',
    replay_still_allowed: true,
  });
  assert.deepEqual(usageOf(paidPlan, { ...delivery, hasUnit: false }, lastMs + 1), {
    plan: 'builder',
    used: 3,
    used_since: '2026-03-01T00:00:00.000Z',
    limit: null,
    expires_at: null,
    replay_still_allowed: true,
  });
});

test('an upgrade offer has all its fields', () => {
  const offer = {
    plan: 'builder',
    price: '$49',
    interval: 'month',
    checkout_url: 'https://rialto.example/relay/checkout',
    activate_with: 'ada@example.com',
    used: 25,
    limit: 25,
    expires_at: '2026-03-15T00:00:00.000Z',
    replay_still_allowed: true,
  };
  assert.deepEqual(upgradeOf(trial(25), true, offer.checkout_url, offer.activate_with), offer);
  const offerWithoutReplay = upgradeOf(trial(25), false, offer.checkout_url, offer.activate_with);
  assert.deepEqual(offerWithoutReplay, { ...offer, replay_still_allowed: false });
});

describe('test leads', () => {
  const noonMs = startMs + dayMs / 2;

  test(`are limited to ${testLeadsPerDay} a day`, () => {
    assert.equal(testLeadsPerDay, 20);
    const testLeadsToday = consumeTestLeads(null, noonMs, 20);
    assert.deepEqual(consumeTestLead(testLeadsToday, noonMs), { retryAfterSeconds: 43_200 });
    assert.deepEqual(consumeTestLead(testLeadsToday, startMs + dayMs - 1), { retryAfterSeconds: 1 });
    assert.deepEqual(consumeTestLead(testLeadsToday, startMs + dayMs), {
      counter: { day: startMs / dayMs + 1, count: 1 },
    });
  });

  test('are not reset by a clock that is set back', () => {
    const today = consumeTestLeads(null, noonMs, 20);
    assert.ok('retryAfterSeconds' in consumeTestLead(today, noonMs - dayMs));
  });

  function consumeTestLeads(countBefore: DailyCount | null, nowMs: number, times: number): DailyCount | null {
    let counter = countBefore;
    for (let index = 0; index < times; index += 1) {
      const consumption = consumeTestLead(counter, nowMs);
      assert.ok('counter' in consumption);
      counter = consumption.counter;
    }
    return counter;
  }
});
