import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sendStripeEvent, startFakeStripe, stripePrice } from '../../support/fake-stripe.ts';
import { assertProblem, bearer, post } from '../../support/http.ts';
import { oneNode, topologies } from '../../support/nodes.ts';
import { createTrialClient, startTrial } from '../../support/relay.ts';
import { startServer } from '../../support/server.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import { inTempFolder } from '../../support/temp.ts';
import {
  checkout,
  openPaymentTestEnvironment,
  type PaymentTestEnvironment,
  payCheckout,
} from './payment-test-environment.ts';

for (const topology of topologies) {
  describe(`a checkout on ${topology.name}`, { skip: topology.missing }, () => {
    let environment: PaymentTestEnvironment;
    before(async () => {
      environment = await openPaymentTestEnvironment(topology);
    });
    after(() => environment.close());

    test('is created for the account of the key, with the email address of the account and return URLs', async () => {
      const trial = await environment.startTrial();
      const { status, body } = await checkout(environment.urls[0], trial);
      assert.equal(status, 200);
      const { checkout_url, activate_with, plan, price, interval, expires_at } = body;
      assert.deepEqual({ plan, price, interval }, { plan: 'builder', price: '$49', interval: 'month' });
      assert.ok(Date.parse(expires_at) > Date.now());
      const session = [...environment.stripe.checkoutSessions.values()].find(({ url }) => url === checkout_url);
      const form = session?.form ?? {};
      assert.equal(form['mode'], 'subscription');
      assert.equal(form['line_items[0][price]'], stripePrice);
      assert.equal(form['client_reference_id'], trial.accountId);
      assert.equal(form['customer_email'], activate_with);
      assert.equal(form['subscription_data[metadata][rialto_account]'], trial.accountId);
      assert.match(form['success_url'] ?? '', /\/relay\/upgrade\/done\?session_id=\{CHECKOUT_SESSION_ID\}$/);
      assert.match(form['cancel_url'] ?? '', /\/relay\/upgrade\/cancelled$/);
    });

    test('is the same for twenty concurrent requests and for a retry', async () => {
      const trial = await environment.startTrial();
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          checkout(environment.urls[index % environment.urls.length] ?? '', trial),
        ),
      );
      for (const response of responses) assert.equal(response.status, 200, response.text);
      const secondResponse = await checkout(environment.urls[0], trial);
      assert.equal(new Set([...responses, secondResponse].map(({ body }) => body.checkout_url)).size, 1);
    });

    test('differs for another account', async () => {
      const [firstTrial, secondTrial] = await Promise.all([environment.startTrial(), environment.startTrial()]);
      const urls = await Promise.all([firstTrial, secondTrial].map((trial) => checkout(environment.urls[0], trial)));
      assert.notEqual(urls[0]?.body.checkout_url, urls[1]?.body.checkout_url);
    });

    test('is refused with an active subscription and while a payment is pending', async () => {
      const trial = await environment.startTrial();
      const events = subscriptionEvents(await payCheckout(environment, trial));
      assert.equal((await sendStripeEvent(environment.urls[0], events.checkout(Date.now(), 'unpaid'))).status, 200);
      assertProblem(await checkout(environment.urls[0], trial), 409, 'payment_pending');
      assert.equal((await sendStripeEvent(environment.urls[0], events.asyncPaid(Date.now()))).status, 200);
      assertProblem(await checkout(environment.urls[0], trial), 409, 'already_upgraded');
    });

    test('is refused while the provider is unreachable or returns errors, and created afterwards', async (t) => {
      t.after(() => environment.stripe.setMode('up'));
      const trial = await environment.startTrial();
      for (const mode of ['down', 'failing'] as const) {
        environment.stripe.setMode(mode);
        const response = await checkout(environment.urls[0], trial);
        assertProblem(response, 503, 'billing_unavailable');
        assert.ok(Number(response.headers['retry-after']) > 0);
      }
      environment.stripe.setMode('up');
      assert.equal((await checkout(environment.urls[0], trial)).status, 200);
      const keys = environment.stripe.requests.slice(-2).map(({ idempotencyKey: key }) => key);
      assert.notEqual(keys[0], keys[1], 'Stripe repeats a failed response for the same idempotency key');
    });

    test('is the same after a failed repetition, since it can still be paid', async (t) => {
      t.after(() => environment.stripe.setMode('up'));
      const trial = await environment.startTrial();
      const firstResponse = await checkout(environment.urls[0], trial);
      environment.stripe.setMode('failing');
      assertProblem(await checkout(environment.urls[0], trial), 503, 'billing_unavailable');
      environment.stripe.setMode('up');
      const { status, body } = await checkout(environment.urls[0], trial);
      assert.deepEqual([status, body.checkout_url], [200, firstResponse.body.checkout_url]);
    });

    test('is created without the email address when Stripe rejects the address', async () => {
      const response = await post(`${environment.urls[0]}/relay/api/v1/trials`, { email: `${Date.now()}@intranet` });
      const trial = createTrialClient(environment.urls[0], response.body.api_key, response.body.account_id);
      const { status, body } = await checkout(environment.urls[0], trial);
      assert.equal(status, 200);
      const session = [...environment.stripe.checkoutSessions.values()].find(({ url }) => url === body.checkout_url);
      assert.equal(session?.form['customer_email'], undefined);
      assert.equal(session?.form['client_reference_id'], trial.accountId);
    });
  });
}

test('a checkout is replaced when the server now sells another price', async (t) => {
  const stripe = await startFakeStripe();
  t.after(() => stripe.close());
  await inTempFolder(async (folder) => {
    const settings = {
      RIALTO_MODULES: 'exchange,relay',
      RIALTO_PUBLIC_URL: 'http://localhost:8080',
      RIALTO_DATA_DIR: folder,
      ...stripe.environment,
    };
    const firstServer = await startServer(settings);
    const trial = await startTrial(firstServer.url);
    const firstResponse = await checkout(firstServer.url, trial);
    assert.equal(firstResponse.status, 200, firstResponse.text);
    await firstServer.close();
    const secondServer = await startServer({ ...settings, STRIPE_PRICE_ID: 'price_next' });
    t.after(() => secondServer.close());
    // Stripe refuses the idempotency key of the first checkout, because the price differs.
    assertProblem(await checkout(secondServer.url, trial), 503, 'billing_unavailable');
    const { status, body } = await checkout(secondServer.url, trial);
    assert.equal(status, 200);
    const session = [...stripe.checkoutSessions.values()].find(({ url }) => url === body.checkout_url);
    assert.equal(session?.form['line_items[0][price]'], 'price_next');
  });
});

describe('checkout without a payment provider', () => {
  test('a checkout and events are refused with billing_not_configured', async (t) => {
    const server = await startServer({ RIALTO_MODULES: 'exchange,relay' });
    t.after(() => server.close());
    const trial = await startTrial(server.url);
    const response = await checkout(server.url, trial);
    assertProblem(response, 503, 'billing_not_configured');
    assertProblem(await sendStripeEvent(server.url, {}), 503, 'billing_not_configured');
  });
});

test('a checkout needs a key', async (t) => {
  const environment = await openPaymentTestEnvironment(oneNode);
  t.after(() => environment.close());
  assertProblem(await post(`${environment.urls[0]}/relay/api/v1/checkout`, {}), 401, 'credential_missing');
  const response = await post(`${environment.urls[0]}/relay/api/v1/checkout`, {}, [
    bearer(`rlk_live_${'a'.repeat(36)}`),
  ]);
  assertProblem(response, 401, 'credential_unknown');
});
