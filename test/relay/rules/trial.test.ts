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
  trialMs,
  trialRefusal,
  trialUnits,
  upgradeOf,
  usageOf,
} from '../../../src/relay/accounts/rules/trial.ts';
import { beginDelivery } from '../../../src/relay/deliveries/rules/admission.ts';

const startMs = Date.UTC(2026, 2, 1);
const lastMs = startMs + trialMs - 1;
const trial = (unitsTaken: number): Plan => ({
  name: 'trial',
  trialStartedAtMs: startMs,
  unitsTaken,
  period: { beganAtMs: startMs, count: 3 },
});
const builder: Plan = { ...trial(25), name: 'builder' };
const unit = (left: number) => ({ kind: 'unit', left });
const free = { kind: 'none' };

describe('units used by a delivery', () => {
  const rows: [string, Plan, boolean, number, object][] = [
    ['a unit of the trial', trial(0), false, startMs, unit(25)],
    ['the last unit', trial(24), false, startMs, unit(1)],
    ['a unit that is not there', trial(25), false, startMs, unit(0)],
    ['a unit up to the last moment', trial(3), false, lastMs, unit(22)],
    ['more than is left when the trial is over', trial(3), false, lastMs + 1, unit(0)],
    ['nothing as a test', trial(25), true, startMs, free],
    ['more than is left as a test when the trial is over', trial(0), true, lastMs + 1, unit(0)],
    ['nothing under the paid plan, where it is counted', builder, false, startMs, { kind: 'counted' }],
    ['nothing as a test under the paid plan after the trial', builder, true, lastMs + 1, free],
  ];
  for (const [name, plan, isTest, nowMs, charge] of rows)
    test(name, () => assert.deepEqual(chargeOf(plan, isTest, nowMs), charge));
});

test('a trial has 25 live deliveries in 14 days', () => {
  assert.deepEqual([trialUnits, trialMs / dayMs], [25, 14]);
});

test('of 50 deliveries with 24 units used exactly one starts, in any order', () => {
  let plan = trial(24);
  const started = Array.from({ length: 50 }, (_, index) => {
    const request = {
      replay: false,
      differs: { payload: false, destination: false },
      charge: chargeOf(plan, false, startMs),
    };
    const firstRecord = beginDelivery('nothing', request, { run: `r${index}`, n: 1, startedAtMs: startMs });
    if (!('admission' in firstRecord)) plan = { ...plan, unitsTaken: plan.unitsTaken + firstRecord.unitChange };
    return 'admission' in firstRecord ? 0 : 1;
  });
  assert.deepEqual([started.reduce<number>((sum, one) => sum + one, 0), plan.unitsTaken], [1, 25]);
});

test('an error states whether the time or the units are used up', () => {
  assert.equal(trialRefusal(trial(25), lastMs), 'trial_limit_reached');
  assert.equal(trialRefusal(trial(25), lastMs + 1), 'trial_expired');
  assert.equal(trialRefusal(trial(0), lastMs + 1), 'trial_expired');
});

describe('a replay is still allowed', () => {
  const live = (hasUnit: boolean) => ({ hasUnit, test: false });
  const rows: [string, Plan, { hasUnit: boolean; test: boolean }, number, boolean][] = [
    ['of what holds a unit', trial(3), live(true), startMs, true],
    ['of what holds a unit, at the limit', trial(25), live(true), startMs, true],
    ['of what holds a unit, after the end', trial(25), live(true), lastMs + 1, true],
    ['of what holds none while some are left', trial(24), live(false), startMs, true],
    ['of what holds none, not at the limit', trial(25), live(false), startMs, false],
    ['of what holds none, not after the end', trial(3), live(false), lastMs + 1, false],
    ['of a test, at the limit', trial(25), { hasUnit: false, test: true }, startMs, true],
    ['of a test, not after the end', trial(25), { hasUnit: false, test: true }, lastMs + 1, false],
    ['of anything under the paid plan', builder, live(false), lastMs + 1, true],
  ];
  for (const [name, plan, delivery, nowMs, allowed] of rows)
    test(name, () => assert.equal(replayStillAllowed(plan, delivery, nowMs), allowed));
});

test('usage returns the used units, the limit and the end', () => {
  const delivery = { hasUnit: true, test: false };
  assert.deepEqual(usageOf(trial(7), delivery, startMs), {
    plan: 'trial',
    used: 7,
    used_since: '2026-03-01T00:00:00.000Z',
    limit: 25,
    expires_at: '2026-03-15T00:00:00.000Z',
    replay_still_allowed: true,
  });
  assert.deepEqual(usageOf(builder, { ...delivery, hasUnit: false }, lastMs + 1), {
    plan: 'builder',
    used: 3,
    used_since: '2026-03-01T00:00:00.000Z',
    limit: null,
    expires_at: null,
    replay_still_allowed: true,
  });
});

test('an upgrade offer has all its members', () => {
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
  const replayed = upgradeOf(trial(25), false, offer.checkout_url, offer.activate_with);
  assert.deepEqual(replayed, { ...offer, replay_still_allowed: false });
});

describe('test leads', () => {
  const noonMs = startMs + dayMs / 2;

  test(`are limited to ${testLeadsPerDay} a day`, () => {
    assert.equal(testLeadsPerDay, 20);
    const testLeadsToday = taken(null, noonMs, 20);
    assert.deepEqual(consumeTestLead(testLeadsToday, noonMs), { retryAfterSeconds: 43_200 });
    assert.deepEqual(consumeTestLead(testLeadsToday, startMs + dayMs - 1), { retryAfterSeconds: 1 });
    assert.deepEqual(consumeTestLead(testLeadsToday, startMs + dayMs), {
      leads: { day: startMs / dayMs + 1, count: 1 },
    });
  });

  test('are not reset by a clock that is set back', () => {
    const today = taken(null, noonMs, 20);
    assert.ok('retryAfterSeconds' in consumeTestLead(today, noonMs - dayMs));
  });

  function taken(before: DailyCount | null, nowMs: number, times: number): DailyCount | null {
    let leads = before;
    for (let count = 0; count < times; count += 1) {
      const next = consumeTestLead(leads, nowMs);
      assert.ok('leads' in next);
      leads = next.leads;
    }
    return leads;
  }
});
