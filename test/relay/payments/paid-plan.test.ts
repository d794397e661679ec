import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { trialUnits } from '../../../src/relay/accounts/rules/trial.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { sendStripeEvent } from '../../support/fake-stripe.ts';
import { assertProblem } from '../../support/http.ts';
import { type LeadSink, type LeadSource, someLead, startLeadSink } from '../../support/relay.ts';
import { type StripeEvent, subscriptionEvents } from '../../support/stripe-events.ts';
import { checkout, openPaymentSiteWithClock, type PaymentSite, payCheckout } from './payment-site.ts';

describe('the paid plan', () => {
  let lead: LeadSink;
  let clock: FakeClock;
  let site: PaymentSite;
  let url: string;
  before(async () => {
    lead = await startLeadSink();
    clock = fakeClock();
    site = await openPaymentSiteWithClock(clock, { ...(lead.environment as Record<string, string>) });
    url = site.urls[0];
  });
  after(async () => {
    await site.close();
    await lead.close();
  });

  const sendEvent = async (event: StripeEvent) => {
    assert.equal((await sendStripeEvent(url, event, { atMs: clock.nowMs() })).status, 200);
  };
  let deliveries = 0;
  const deliver = (source: LeadSource, fields = {}) => {
    deliveries += 1;
    return source.deliver(`lead ${deliveries}`, { destination: lead.destination, lead: someLead(fields) });
  };

  test('removes the trial limits, has a grace period of seven days, and ends with the trial limits', async () => {
    const source = await site.source();
    const subscription = await payCheckout(site, source);
    const events = subscriptionEvents(subscription);
    for (let used = 0; used < trialUnits; used += 1) assert.equal((await deliver(source)).status, 200);
    const overLimit = await deliver(source);
    assertProblem(overLimit, 402, 'trial_limit_reached');
    assert.equal(overLimit.body.upgrade.checkout_url, 'http://localhost:8080/relay/upgrade');

    const startedMs = clock.nowMs();
    const monthMs = 30 * dayMs;
    await sendEvent(events.checkout(startedMs));
    await sendEvent(events.paid(startedMs, 'in_1', startedMs + monthMs));
    const first = await deliver(source);
    const { plan, limit, expires_at } = first.body.usage;
    assert.deepEqual([first.status, plan, limit, expires_at], [200, 'builder', null, null]);

    clock.advance(monthMs);
    await sendEvent(events.failed(clock.nowMs(), 'in_2'));
    await sendEvent(events.updated(clock.nowMs(), 'past_due', clock.nowMs() + monthMs));
    assert.equal((await source.get('/usage')).body.subscription.status, 'grace');
    clock.advance(7 * dayMs - minuteMs);
    assert.equal((await deliver(source)).status, 200);
    assertProblem(await checkout(url, source), 409, 'already_upgraded');
    clock.advance(minuteMs);
    assertProblem(await deliver(source), 402, 'trial_expired');
    assertProblem(await deliver(source, { test: true }), 402, 'trial_expired');
    assert.equal((await checkout(url, source)).status, 200);

    await sendEvent(events.paid(clock.nowMs(), 'in_2', clock.nowMs() + monthMs));
    await sendEvent(events.updated(clock.nowMs(), 'active', clock.nowMs() + monthMs));
    assert.equal((await deliver(source)).status, 200);
    await sendEvent(events.deleted(clock.nowMs()));
    assertProblem(await deliver(source), 402, 'trial_expired');
  });

  test('counts the live deliveries of each billing period, each once', async () => {
    const source = await site.source();
    for (let used = 0; used < 3; used += 1) await deliver(source);
    const about = subscriptionEvents(await payCheckout(site, source));
    const startedMs = clock.nowMs();
    const monthMs = 30 * dayMs;
    await sendEvent(about.paid(startedMs, 'in_1', startedMs + monthMs));
    assert.equal((await source.get('/usage')).body.used, 0);
    const responses = [await deliver(source), await deliver(source, { test: true }), await deliver(source)];
    assert.deepEqual(
      responses.map(({ body }) => body.usage.used),
      [1, 1, 2],
    );
    const { used, used_since } = (await source.get('/usage')).body;
    assert.equal(used, 2);
    assert.ok(Math.abs(Date.parse(used_since) - startedMs) <= 4 * dayMs, used_since);
    clock.advance(monthMs);
    // The period has begun, although its payment is not known yet.
    assert.equal((await deliver(source)).body.usage.used, 1);
    await sendEvent(about.paid(clock.nowMs(), 'in_2', clock.nowMs() + monthMs));
    assert.equal((await deliver(source)).body.usage.used, 2);
  });

  test('lapses without any event seven days after the paid period', async () => {
    const source = await site.source();
    const about = subscriptionEvents(await payCheckout(site, source));
    await sendEvent(about.paid(clock.nowMs(), 'in_1', clock.nowMs() + 30 * dayMs));
    clock.advance(37 * dayMs - minuteMs);
    assert.equal((await deliver(source)).status, 200);
    clock.advance(minuteMs);
    assertProblem(await deliver(source), 402, 'trial_expired');
  });

  test('that ends within the trial restores the remaining trial units', async () => {
    const source = await site.source();
    assert.equal((await deliver(source)).body.usage.used, 1);
    const about = subscriptionEvents(await payCheckout(site, source));
    await sendEvent(about.checkout(clock.nowMs()));
    assert.equal((await deliver(source)).body.usage.used, 1);
    await sendEvent(about.deleted(clock.nowMs()));
    const { plan, used, limit } = (await deliver(source)).body.usage;
    assert.deepEqual({ plan, used, limit }, { plan: 'trial', used: 2, limit: trialUnits });
  });
});
