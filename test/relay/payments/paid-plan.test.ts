import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { trialUnits } from '../../../src/relay/accounts/rules/trial.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { sendStripeEvent } from '../../support/fake-stripe.ts';
import { assertProblem } from '../../support/http.ts';
import { type LeadSink, someLead, startLeadSink, type TrialClient } from '../../support/relay.ts';
import { type StripeEvent, subscriptionEvents } from '../../support/stripe-events.ts';
import {
  checkout,
  openPaymentTestEnvironmentWithClock,
  type PaymentTestEnvironment,
  payCheckout,
} from './payment-test-environment.ts';

describe('the paid plan', () => {
  let leadSink: LeadSink;
  let clock: FakeClock;
  let environment: PaymentTestEnvironment;
  let url: string;
  before(async () => {
    leadSink = await startLeadSink();
    clock = fakeClock();
    environment = await openPaymentTestEnvironmentWithClock(clock, {
      ...(leadSink.environment as Record<string, string>),
    });
    url = environment.urls[0];
  });
  after(async () => {
    await environment.close();
    await leadSink.close();
  });

  const sendEvent = async (event: StripeEvent) => {
    assert.equal((await sendStripeEvent(url, event, { atMs: clock.nowMs() })).status, 200);
  };
  let deliveryCount = 0;
  const deliver = (trial: TrialClient, fields = {}) => {
    deliveryCount += 1;
    return trial.deliver(`lead ${deliveryCount}`, { destination: leadSink.destination, lead: someLead(fields) });
  };

  test('removes the trial limits, has a grace period of seven days, and restores the trial limits when it ends', async () => {
    const trial = await environment.startTrial();
    const subscription = await payCheckout(environment, trial);
    const events = subscriptionEvents(subscription);
    for (let n = 0; n < trialUnits; n += 1) assert.equal((await deliver(trial)).status, 200);
    const refusedDelivery = await deliver(trial);
    assertProblem(refusedDelivery, 402, 'trial_limit_reached');
    assert.equal(refusedDelivery.body.upgrade.checkout_url, 'http://localhost:8080/relay/upgrade');

    const startedMs = clock.nowMs();
    const monthMs = 30 * dayMs;
    await sendEvent(events.checkout(startedMs));
    await sendEvent(events.paid(startedMs, 'in_1', startedMs + monthMs));
    const paidDelivery = await deliver(trial);
    const { plan, limit, expires_at } = paidDelivery.body.usage;
    assert.deepEqual([paidDelivery.status, plan, limit, expires_at], [200, 'builder', null, null]);

    clock.advance(monthMs);
    await sendEvent(events.failed(clock.nowMs(), 'in_2'));
    await sendEvent(events.updated(clock.nowMs(), 'past_due', clock.nowMs() + monthMs));
    assert.equal((await trial.get('/usage')).body.subscription.status, 'grace');
    clock.advance(7 * dayMs - minuteMs);
    assert.equal((await deliver(trial)).status, 200);
    assertProblem(await checkout(url, trial), 409, 'already_upgraded');
    clock.advance(minuteMs);
    assertProblem(await deliver(trial), 402, 'trial_expired');
    assertProblem(await deliver(trial, { test: true }), 402, 'trial_expired');
    assert.equal((await checkout(url, trial)).status, 200);

    await sendEvent(events.paid(clock.nowMs(), 'in_2', clock.nowMs() + monthMs));
    await sendEvent(events.updated(clock.nowMs(), 'active', clock.nowMs() + monthMs));
    assert.equal((await deliver(trial)).status, 200);
    await sendEvent(events.deleted(clock.nowMs()));
    assertProblem(await deliver(trial), 402, 'trial_expired');
  });

  test('counts each live delivery once, in its billing period', async () => {
    const trial = await environment.startTrial();
    for (let n = 0; n < 3; n += 1) await deliver(trial);
    const events = subscriptionEvents(await payCheckout(environment, trial));
    const startedMs = clock.nowMs();
    const endMs = monthAfter(startedMs);
    await sendEvent(events.paid(startedMs, 'in_1', endMs));
    assert.equal((await trial.get('/usage')).body.used, 0);
    const responses = [await deliver(trial), await deliver(trial, { test: true }), await deliver(trial)];
    assert.deepEqual(
      responses.map(({ body }) => body.usage.used),
      [1, 1, 2],
    );
    const { used, used_since } = (await trial.get('/usage')).body;
    assert.equal(used, 2);
    // The start is computed as the end minus a month, which may be on another day when the months differ in length.
    assert.ok(Math.abs(Date.parse(used_since) - startedMs) <= 4 * dayMs, used_since);
    clock.advance(endMs - startedMs);
    // The next billing period has begun, although the server has not received the event of its payment.
    assert.equal((await deliver(trial)).body.usage.used, 1);
    await sendEvent(events.paid(clock.nowMs(), 'in_2', monthAfter(clock.nowMs())));
    assert.equal((await deliver(trial)).body.usage.used, 2);
  });

  test('lapses without any event seven days after the paid period', async () => {
    const trial = await environment.startTrial();
    const events = subscriptionEvents(await payCheckout(environment, trial));
    await sendEvent(events.paid(clock.nowMs(), 'in_1', clock.nowMs() + 30 * dayMs));
    clock.advance(37 * dayMs - minuteMs);
    assert.equal((await deliver(trial)).status, 200);
    clock.advance(minuteMs);
    assertProblem(await deliver(trial), 402, 'trial_expired');
  });

  test('that ends within the trial restores the remaining trial units', async () => {
    const trial = await environment.startTrial();
    assert.equal((await deliver(trial)).body.usage.used, 1);
    const events = subscriptionEvents(await payCheckout(environment, trial));
    await sendEvent(events.checkout(clock.nowMs()));
    assert.equal((await deliver(trial)).body.usage.used, 1);
    await sendEvent(events.deleted(clock.nowMs()));
    const { plan, used, limit } = (await deliver(trial)).body.usage;
    assert.deepEqual({ plan, used, limit }, { plan: 'trial', used: 2, limit: trialUnits });
  });
});

/** The end of a monthly billing period that starts at this time: the same day of the next month, or its last day. */
function monthAfter(startMs: number): number {
  const start = new Date(startMs);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay)) + (startMs % dayMs);
}
