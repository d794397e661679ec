import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, hourMs } from '../../../src/core/base/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { sendStripeEvent, startFakeStripe } from '../../support/fake-stripe.ts';
import { assertProblem } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { startOperatorServer } from '../../support/operator.ts';
import { startTrial, type TrialClient } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import {
  checkout,
  openPaymentTestEnvironment,
  openPaymentTestEnvironmentWithClock,
  openPortal,
  type PaymentTestEnvironment,
  payCheckout,
  sendPaidEvents,
} from './payment-test-environment.ts';

const subscriptionOf = async (trial: TrialClient) => (await trial.get('/usage')).body.subscription;

describe('a second checkout', () => {
  let clock: FakeClock;
  let environment: PaymentTestEnvironment;
  let trial: TrialClient;
  before(async () => {
    clock = fakeClock();
    environment = await openPaymentTestEnvironmentWithClock(clock);
    trial = await environment.startTrial();
  });
  after(() => environment.close());

  test('returns the first checkout for less than 24 hours, and then a new one', async () => {
    const firstCheckout = await checkout(environment.urls[0], trial);
    clock.advance(12 * hourMs);
    assert.equal((await checkout(environment.urls[0], trial)).body.checkout_url, firstCheckout.body.checkout_url);
    clock.advance(12 * hourMs);
    assert.notEqual((await checkout(environment.urls[0], trial)).body.checkout_url, firstCheckout.body.checkout_url);
  });

  test('is refused while the subscription is active, and creates a new checkout session after the subscription ended', async () => {
    const subscription = await payCheckout(environment, trial);
    await sendPaidEvents(environment.urls[0], subscription, clock.nowMs());
    assertProblem(await checkout(environment.urls[0], trial), 409, 'already_upgraded');
    const deletedEvent = subscriptionEvents(subscription).deleted(clock.nowMs());
    assert.equal((await sendStripeEvent(environment.urls[0], deletedEvent, { atMs: clock.nowMs() })).status, 200);
    const sessionCount = environment.stripe.checkoutSessions.size;
    assert.equal((await checkout(environment.urls[0], trial)).status, 200);
    assert.equal(environment.stripe.checkoutSessions.size, sessionCount + 1);
  });
});

for (const topology of topologies) {
  describe(`the customer portal on ${topology.name}`, { skip: topology.missing }, () => {
    let environment: PaymentTestEnvironment;
    before(async () => {
      environment = await openPaymentTestEnvironment(topology);
    });
    after(() => environment.close());

    test('is opened for each customer that pays for the account and no other', async () => {
      const [trial, otherTrial] = await Promise.all([environment.startTrial(), environment.startTrial()]);
      const portal = (account: TrialClient) => openPortal(environment.urls[0], account);
      assertProblem(await portal(trial), 404, 'not_found');
      const subscription = await payCheckout(environment, trial);
      await sendPaidEvents(environment.urls[0], subscription, Date.now());
      const portalResponse = await portal(trial);
      assert.equal(portalResponse.status, 200, portalResponse.text);
      assert.deepEqual(portalResponse.body.portals.map(customerOf), [subscription.customer]);
      assert.equal(portalResponse.body.portals[0].status, 'active');
      assert.equal((await subscriptionOf(trial)).active, 1);
      const secondSubscription = environment.stripe.createSubscription({ account: trial.accountId });
      await sendPaidEvents(environment.urls[0], secondSubscription, Date.now());
      assert.equal((await subscriptionOf(trial)).active, 2);
      const customers = (await portal(trial)).body.portals.map(customerOf);
      assert.deepEqual(customers.toSorted(), [subscription.customer, secondSubscription.customer].toSorted());
      assertProblem(await portal(otherTrial), 404, 'not_found');
    });

    test('is refused with 503 while the provider does not respond', async (t) => {
      t.after(() => environment.stripe.setMode('up'));
      const trial = await environment.startTrial();
      await sendPaidEvents(environment.urls[0], await payCheckout(environment, trial), Date.now());
      environment.stripe.setMode('down');
      const response = await openPortal(environment.urls[0], trial);
      assertProblem(response, 503, 'billing_unavailable');
      assert.ok(Number(response.headers['retry-after']) > 0);
    });
  });
}

test('an account with two paid subscriptions is counted in the metrics, and is listed for operators until one ends', async (t) => {
  const stripe = await startFakeStripe();
  const server = await startOperatorServer({ RIALTO_MODULES: 'exchange,relay', ...stripe.environment }, fakeClock());
  t.after(() => Promise.all([server.close(), stripe.close()]));
  const trial = await startTrial(server.url);
  const subscriptions = [1, 2].map(() => stripe.createSubscription({ account: trial.accountId }));
  for (const subscription of subscriptions) await sendPaidEvents(server.url, subscription, Date.now());
  const readPayingMoreThanOnce = async () =>
    (await server.adminGet('/relay/api/v1/admin/payments')).body.paying_more_than_once;
  const { email } = (await trial.get('/usage')).body;
  assert.deepEqual(await readPayingMoreThanOnce(), [{ account_id: trial.accountId, email, subscriptions: 2 }]);
  await eventually('the metric counts the account', async () => {
    const { text } = await server.adminGet('/metrics');
    return /^relay_second_subscriptions_total 1$/m.test(text) ? true : null;
  });
  // The second subscription is paid again, and the first one ends.
  const [, secondSubscription] = subscriptions;
  if (secondSubscription !== undefined) await sendPaidEvents(server.url, secondSubscription, Date.now() + dayMs);
  const [firstSubscription] = subscriptions;
  if (firstSubscription !== undefined)
    await sendStripeEvent(server.url, subscriptionEvents(firstSubscription).deleted(Date.now()));
  assert.deepEqual(await readPayingMoreThanOnce(), []);
});

function customerOf({ portal_url: url }: { readonly portal_url: string }): string | undefined {
  return /\/p\/(cus_\w+)\//.exec(url)?.[1];
}
