import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, hourMs } from '../../../src/core/base/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { sendStripeEvent, startFakeStripe } from '../../support/fake-stripe.ts';
import { assertProblem } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { startOperatorServer } from '../../support/operator.ts';
import { type LeadSource, startTrial } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import {
  checkout,
  openPaymentSite,
  openPaymentSiteWithClock,
  openPortal,
  type PaymentSite,
  payCheckout,
  sendPaidEvents,
} from './payment-site.ts';

const subscriptionOf = async (source: LeadSource) => (await source.get('/usage')).body.subscription;

describe('a second checkout', () => {
  let clock: FakeClock;
  let site: PaymentSite;
  let source: LeadSource;
  before(async () => {
    clock = fakeClock();
    site = await openPaymentSiteWithClock(clock);
    source = await site.source();
  });
  after(() => site.close());

  test('returns the first one while that is open', async () => {
    const first = await checkout(site.urls[0], source);
    clock.advance(12 * hourMs);
    assert.equal((await checkout(site.urls[0], source)).body.checkout_url, first.body.checkout_url);
    clock.advance(12 * hourMs);
    assert.notEqual((await checkout(site.urls[0], source)).body.checkout_url, first.body.checkout_url);
  });

  test('is refused while the subscription is active, and is a new one after it ended', async () => {
    const subscriptions = await payCheckout(site, source);
    await sendPaidEvents(site.urls[0], subscriptions, clock.nowMs());
    assertProblem(await checkout(site.urls[0], source), 409, 'already_upgraded');
    const ended = subscriptionEvents(subscriptions).deleted(clock.nowMs());
    assert.equal((await sendStripeEvent(site.urls[0], ended, { atMs: clock.nowMs() })).status, 200);
    const sessions = site.stripe.sessions.size;
    assert.equal((await checkout(site.urls[0], source)).status, 200);
    assert.equal(site.stripe.sessions.size, sessions + 1);
  });
});

for (const layout of topologies) {
  describe(`the customer portal on ${layout.name}`, { skip: layout.missing }, () => {
    let site: PaymentSite;
    before(async () => {
      site = await openPaymentSite(layout);
    });
    after(() => site.close());

    test('is opened for each customer that pays for the account and no other', async () => {
      const [source, other] = await Promise.all([site.source(), site.source()]);
      const portal = (account: LeadSource) => openPortal(site.urls[0], account);
      assertProblem(await portal(source), 404, 'not_found');
      const subscriptions = await payCheckout(site, source);
      await sendPaidEvents(site.urls[0], subscriptions, Date.now());
      const one = await portal(source);
      assert.equal(one.status, 200, one.text);
      assert.deepEqual(one.body.portals.map(customerOf), [subscriptions.customer]);
      assert.equal(one.body.portals[0].status, 'active');
      assert.equal((await subscriptionOf(source)).active, 1);
      const second = site.stripe.subscription({ account: source.accountId });
      await sendPaidEvents(site.urls[0], second, Date.now());
      assert.equal((await subscriptionOf(source)).active, 2);
      const both = (await portal(source)).body.portals.map(customerOf);
      assert.deepEqual(both.toSorted(), [subscriptions.customer, second.customer].toSorted());
      assertProblem(await portal(other), 404, 'not_found');
    });

    test('is refused with 503 while the provider does not respond', async (t) => {
      t.after(() => site.stripe.setMode('up'));
      const source = await site.source();
      await sendPaidEvents(site.urls[0], await payCheckout(site, source), Date.now());
      site.stripe.setMode('down');
      const response = await openPortal(site.urls[0], source);
      assertProblem(response, 503, 'billing_unavailable');
      assert.ok(Number(response.headers['retry-after']) > 0);
    });
  });
}

test('the operator sees an account that pays more than once in the list, the metrics and the log', async (t) => {
  const stripe = await startFakeStripe();
  const server = await startOperatorServer({ RIALTO_MODULES: 'exchange,relay', ...stripe.environment }, fakeClock());
  t.after(() => Promise.all([server.close(), stripe.close()]));
  const source = await startTrial(server.url);
  const subscriptions = [1, 2].map(() => stripe.subscription({ account: source.accountId }));
  for (const subscription of subscriptions) await sendPaidEvents(server.url, subscription, Date.now());
  const list = async () => (await server.adminGet('/relay/api/v1/admin/payments')).body.paying_more_than_once;
  const { email } = (await source.get('/usage')).body;
  assert.deepEqual(await list(), [{ account_id: source.accountId, email, subscriptions: 2 }]);
  await eventually('the metric', async () => {
    const { text } = await server.adminGet('/metrics');
    return /^relay_second_subscriptions_total 1$/m.test(text) ? true : null;
  });
  const [, second] = subscriptions;
  if (second !== undefined) await sendPaidEvents(server.url, second, Date.now() + dayMs);
  const [first] = subscriptions;
  if (first !== undefined) await sendStripeEvent(server.url, subscriptionEvents(first).deleted(Date.now()));
  assert.deepEqual(await list(), []);
});

function customerOf({ portal_url: url }: { readonly portal_url: string }): string | undefined {
  return /\/p\/(cus_\w+)\//.exec(url)?.[1];
}
