import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayMs, hourMs } from '../../../src/core/base/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { type FakeStripe, sendStripeEvent } from '../../support/fake-stripe.ts';
import { assertProblem, bearer, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import type { TrialClient } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import {
  claim,
  hasPaidPlan,
  openPaymentTestEnvironment,
  openPaymentTestEnvironmentWithClock,
  payCheckout,
} from './payment-test-environment.ts';

async function deleteAccount(url: string, { apiKey }: TrialClient): Promise<void> {
  const headers = [bearer(apiKey), ['Idempotency-Key', 'delete-account']] as const;
  const { status, text } = await send(`${url}/relay/api/v1/account`, { method: 'DELETE', headers });
  assert.equal(status, 200, text);
}

function cancellationRequestCount({ requests }: FakeStripe): number {
  return requests.filter(({ method }) => method === 'DELETE').length;
}

for (const topology of topologies) {
  describe(`an account that is deleted on ${topology.name}`, { skip: topology.missing }, () => {
    test('has its subscription cancelled once, even if the payment event arrives after the deletion', async (t) => {
      const environment = await openPaymentTestEnvironment(topology);
      t.after(() => environment.close());
      const [url] = environment.urls;
      const nowMs = Date.now();
      const [processedTrial, unprocessedTrial] = await Promise.all([
        environment.startTrial(),
        environment.startTrial(),
      ]);
      const [processedSubscription, unprocessedSubscription] = [
        await payCheckout(environment, processedTrial),
        await payCheckout(environment, unprocessedTrial),
      ];
      await sendStripeEvent(url, subscriptionEvents(processedSubscription).checkout(nowMs));
      assert.equal(await hasPaidPlan(url, processedTrial), true);
      await Promise.all([deleteAccount(url, processedTrial), deleteAccount(url, unprocessedTrial)]);
      await eventually('the first subscription is cancelled', () =>
        environment.stripe.cancelledSubscriptionIds.has(processedSubscription.id),
      );
      for (const event of [
        subscriptionEvents(unprocessedSubscription).paid(nowMs, 'in_1', nowMs + dayMs),
        subscriptionEvents(unprocessedSubscription).checkout(nowMs),
      ])
        assert.equal((await sendStripeEvent(url, event)).status, 200);
      await eventually('the second subscription is cancelled', () =>
        environment.stripe.cancelledSubscriptionIds.has(unprocessedSubscription.id),
      );
      assert.equal(cancellationRequestCount(environment.stripe), 2);

      await sendStripeEvent(url, subscriptionEvents(processedSubscription).deleted(nowMs + 1_000));
      const otherAccount = await environment.startTrial();
      for (const { session } of [processedSubscription, unprocessedSubscription])
        assertProblem(await claim(url, otherAccount, session), 404, 'not_found');
    });
  });
}

test('a cancellation is retried until the provider accepts it', async (t) => {
  const clock = fakeClock();
  const environment = await openPaymentTestEnvironmentWithClock(clock);
  t.after(() => environment.close());
  const [url] = environment.urls;
  const trial = await environment.startTrial();
  const subscription = await payCheckout(environment, trial);
  await sendStripeEvent(url, subscriptionEvents(subscription).checkout(clock.nowMs()));
  environment.stripe.setMode('down');
  await deleteAccount(url, trial);
  await eventually('the cancellation was tried', () => cancellationRequestCount(environment.stripe) >= 1);
  for (const [index, mode] of (['down', 'failing', 'down'] as const).entries()) {
    environment.stripe.setMode(mode);
    clock.advance(6 * hourMs);
    const countBefore = cancellationRequestCount(environment.stripe);
    await eventually(
      `the cancellation was tried again, ${index}`,
      () => cancellationRequestCount(environment.stripe) > countBefore,
    );
  }
  assert.equal(environment.stripe.cancelledSubscriptionIds.size, 0);
  environment.stripe.setMode('up');
  clock.advance(6 * hourMs);
  await eventually('the subscription is cancelled', () =>
    environment.stripe.cancelledSubscriptionIds.has(subscription.id),
  );
  const totalCount = cancellationRequestCount(environment.stripe);
  clock.advance(7 * dayMs);
  await eventually('other requests are processed', async () => (await environment.startTrial()).accountId);
  assert.equal(cancellationRequestCount(environment.stripe), totalCount);
});

test('a subscription that already ended at the provider counts as cancelled', async (t) => {
  const clock = fakeClock();
  const environment = await openPaymentTestEnvironmentWithClock(clock);
  t.after(() => environment.close());
  const trial = await environment.startTrial();
  const subscription = { ...(await payCheckout(environment, trial)), id: 'sub_gone' };
  await sendStripeEvent(environment.urls[0], subscriptionEvents(subscription).checkout(Date.now()));
  await deleteAccount(environment.urls[0], trial);
  await eventually('the cancellation was tried', () => cancellationRequestCount(environment.stripe) === 1);
  clock.advance(7 * dayMs);
  await eventually('other requests are processed', async () => (await environment.startTrial()).accountId);
  assert.equal(cancellationRequestCount(environment.stripe), 1);
});
