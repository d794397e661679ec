import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sendStripeEvent, stripePrice } from '../../support/fake-stripe.ts';
import { assertProblem, bearer, post } from '../../support/http.ts';
import { oneNode, topologies } from '../../support/nodes.ts';
import { leadSource, startTrial } from '../../support/relay.ts';
import { startServer } from '../../support/server.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import { checkout, openPaymentSite, type PaymentSite, payCheckout } from './payment-site.ts';

for (const layout of topologies) {
  describe(`a checkout on ${layout.name}`, { skip: layout.missing }, () => {
    let site: PaymentSite;
    before(async () => {
      site = await openPaymentSite(layout);
    });
    after(() => site.close());

    test('is created for the account of the key, with its address and return URLs', async () => {
      const source = await site.source();
      const { status, body } = await checkout(site.urls[0], source);
      assert.equal(status, 200);
      const { checkout_url, activate_with, plan, price, interval, expires_at } = body;
      assert.deepEqual({ plan, price, interval }, { plan: 'builder', price: '$49', interval: 'month' });
      assert.ok(Date.parse(expires_at) > Date.now());
      const session = [...site.stripe.sessions.values()].find(({ url }) => url === checkout_url);
      const request = session?.form ?? {};
      assert.equal(request['mode'], 'subscription');
      assert.equal(request['line_items[0][price]'], stripePrice);
      assert.equal(request['client_reference_id'], source.accountId);
      assert.equal(request['customer_email'], activate_with);
      assert.equal(request['subscription_data[metadata][rialto_account]'], source.accountId);
      assert.match(request['success_url'] ?? '', /\/relay\/upgrade\/done\?session_id=\{CHECKOUT_SESSION_ID\}$/);
      assert.match(request['cancel_url'] ?? '', /\/relay\/upgrade\/cancelled$/);
    });

    test('is the same for twenty concurrent requests and for a retry', async () => {
      const source = await site.source();
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => checkout(site.urls[index % site.urls.length] ?? '', source)),
      );
      for (const response of responses) assert.equal(response.status, 200, response.text);
      const secondResponse = await checkout(site.urls[0], source);
      assert.equal(new Set([...responses, secondResponse].map(({ body }) => body.checkout_url)).size, 1);
    });

    test('differs for another account', async () => {
      const [one, other] = await Promise.all([site.source(), site.source()]);
      const urls = await Promise.all([one, other].map((source) => checkout(site.urls[0], source)));
      assert.notEqual(urls[0]?.body.checkout_url, urls[1]?.body.checkout_url);
    });

    test('is refused with an active subscription and while a payment is pending', async () => {
      const source = await site.source();
      const eventsOf = subscriptionEvents(await payCheckout(site, source));
      assert.equal((await sendStripeEvent(site.urls[0], eventsOf.checkout(Date.now(), 'unpaid'))).status, 200);
      assertProblem(await checkout(site.urls[0], source), 409, 'payment_pending');
      assert.equal((await sendStripeEvent(site.urls[0], eventsOf.asyncPaid(Date.now()))).status, 200);
      assertProblem(await checkout(site.urls[0], source), 409, 'already_upgraded');
    });

    test('is refused while the provider does not respond, and created afterwards', async (t) => {
      t.after(() => site.stripe.setMode('up'));
      const source = await site.source();
      for (const state of ['down', 'failing'] as const) {
        site.stripe.setMode(state);
        const response = await checkout(site.urls[0], source);
        assertProblem(response, 503, 'billing_unavailable');
        assert.ok(Number(response.headers['retry-after']) > 0);
      }
      site.stripe.setMode('up');
      assert.equal((await checkout(site.urls[0], source)).status, 200);
      const keys = site.stripe.requests.slice(-2).map(({ key }) => key);
      assert.notEqual(keys[0], keys[1], 'what failed under a key would fail under it again');
    });

    test('is created without the address when Stripe rejects it', async () => {
      const response = await post(`${site.urls[0]}/relay/api/v1/trials`, { email: `${Date.now()}@intranet` });
      const source = leadSource(site.urls[0], response.body.api_key, response.body.account_id);
      const { status, body } = await checkout(site.urls[0], source);
      assert.equal(status, 200);
      const session = [...site.stripe.sessions.values()].find(({ url }) => url === body.checkout_url);
      assert.equal(session?.form['customer_email'], undefined);
      assert.equal(session?.form['client_reference_id'], source.accountId);
    });
  });
}

describe('without a payment provider', () => {
  test('a checkout is refused, and events get 503', async (t) => {
    const server = await startServer({ RIALTO_MODULES: 'exchange,relay' });
    t.after(() => server.close());
    const source = await startTrial(server.url);
    const response = await checkout(server.url, source);
    assertProblem(response, 503, 'billing_not_configured');
    assertProblem(await sendStripeEvent(server.url, {}), 503, 'billing_not_configured');
  });
});

test('a checkout needs a key', async (t) => {
  const site = await openPaymentSite(oneNode);
  t.after(() => site.close());
  assertProblem(await post(`${site.urls[0]}/relay/api/v1/checkout`, {}), 401, 'credential_missing');
  const response = await post(`${site.urls[0]}/relay/api/v1/checkout`, {}, [bearer(`rlk_live_${'a'.repeat(36)}`)]);
  assertProblem(response, 401, 'credential_unknown');
});
