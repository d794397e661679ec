import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayMs, hourMs } from '../../../src/core/base/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { type FakeStripe, sendStripeEvent } from '../../support/fake-stripe.ts';
import { assertProblem, bearer, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import type { LeadSource } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import { claim, hasPaidPlan, openPaymentSite, openPaymentSiteWithClock, payCheckout } from './payment-site.ts';

async function remove(url: string, { apiKey }: LeadSource): Promise<void> {
  const headers = [bearer(apiKey), ['Idempotency-Key', 'leave-for-good']] as const;
  const { status, text } = await send(`${url}/relay/api/v1/account`, { method: 'DELETE', headers });
  assert.equal(status, 200, text);
}

function cancellationCount({ requests }: FakeStripe): number {
  return requests.filter(({ method }) => method === 'DELETE').length;
}

for (const layout of topologies) {
  describe(`an account that is removed on ${layout.name}`, { skip: layout.missing }, () => {
    test('has its subscription cancelled once, also one that was unknown', async (t) => {
      const site = await openPaymentSite(layout);
      t.after(() => site.close());
      const [url] = site.urls;
      const nowMs = Date.now();
      const [paid, unpaid] = await Promise.all([site.source(), site.source()]);
      const [known, unprocessed] = [await payCheckout(site, paid), await payCheckout(site, unpaid)];
      await sendStripeEvent(url, subscriptionEvents(known).checkout(nowMs));
      assert.equal(await hasPaidPlan(url, paid), true);
      await Promise.all([remove(url, paid), remove(url, unpaid)]);
      await eventually('the first subscription is cancelled', () => site.stripe.ended.has(known.id));
      for (const event of [
        subscriptionEvents(unprocessed).paid(nowMs, 'in_1', nowMs + dayMs),
        subscriptionEvents(unprocessed).checkout(nowMs),
      ])
        assert.equal((await sendStripeEvent(url, event)).status, 200);
      await eventually('the second subscription is cancelled', () => site.stripe.ended.has(unprocessed.id));
      assert.equal(cancellationCount(site.stripe), 2);

      await sendStripeEvent(url, subscriptionEvents(known).deleted(nowMs + 1_000));
      const otherAccount = await site.source();
      for (const { session } of [known, unprocessed])
        assertProblem(await claim(url, otherAccount, session), 404, 'not_found');
    });
  });
}

test('a cancellation is retried until the provider responds', async (t) => {
  const clock = fakeClock();
  const site = await openPaymentSiteWithClock(clock);
  t.after(() => site.close());
  const [url] = site.urls;
  const source = await site.source();
  const subscription = await payCheckout(site, source);
  await sendStripeEvent(url, subscriptionEvents(subscription).checkout(clock.nowMs()));
  site.stripe.setMode('down');
  await remove(url, source);
  await eventually('it was tried', () => cancellationCount(site.stripe) >= 1);
  for (const [index, state] of (['down', 'failing', 'down'] as const).entries()) {
    site.stripe.setMode(state);
    clock.advance(6 * hourMs);
    const before = cancellationCount(site.stripe);
    await eventually(`it was tried again, ${index}`, () => cancellationCount(site.stripe) > before);
  }
  assert.equal(site.stripe.ended.size, 0);
  site.stripe.setMode('up');
  clock.advance(6 * hourMs);
  await eventually('the subscription is cancelled', () => site.stripe.ended.has(subscription.id));
  const all = cancellationCount(site.stripe);
  clock.advance(7 * dayMs);
  await eventually('other requests are processed', async () => (await site.source()).accountId);
  assert.equal(cancellationCount(site.stripe), all);
});

test('a subscription that already ended at the provider counts as cancelled', async (t) => {
  const site = await openPaymentSiteWithClock(fakeClock());
  t.after(() => site.close());
  const source = await site.source();
  const subscription = { ...(await payCheckout(site, source)), id: 'sub_gone' };
  await sendStripeEvent(site.urls[0], subscriptionEvents(subscription).checkout(Date.now()));
  await remove(site.urls[0], source);
  await eventually('it was tried', () => cancellationCount(site.stripe) === 1);
});
