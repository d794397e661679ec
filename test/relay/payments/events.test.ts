import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { sendStripeEvent, stripeSignature } from '../../support/fake-stripe.ts';
import { assertProblem, send } from '../../support/http.ts';
import { databaseTopologies, oneNode } from '../../support/nodes.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import {
  hasPaidPlan,
  openPaymentTestEnvironment,
  type PaymentTestEnvironment,
  payCheckout,
} from './payment-test-environment.ts';

const nowMs = Date.now();
const periodEndMs = nowMs + 30 * dayMs;

for (const topology of databaseTopologies) {
  describe(`events of payments on ${topology.name}`, { skip: topology.missing }, () => {
    let environment: PaymentTestEnvironment;
    let url: string;
    before(async () => {
      environment = await openPaymentTestEnvironment(topology);
      url = environment.urls[0];
    });
    after(() => environment.close());

    for (const format of ['new', 'old'] as const)
      test(`start and end the paid plan in the ${format} API format`, async () => {
        const trial = await environment.startTrial();
        const events = subscriptionEvents(await payCheckout(environment, trial), format);
        assert.equal(await hasPaidPlan(url, trial), false);
        for (const event of [
          events.checkout(nowMs),
          events.paid(nowMs, 'in_1', periodEndMs),
          events.updated(nowMs, 'active', periodEndMs),
        ])
          assert.deepEqual((await sendStripeEvent(url, event)).body, { received: true });
        assert.equal(await hasPaidPlan(url, trial), true);
        await sendStripeEvent(url, events.deleted(nowMs + 1_000));
        assert.equal(await hasPaidPlan(url, trial), false);
      });

    test('can start the paid plan with a single event: of the checkout, the invoice or the subscription', async () => {
      const eventFactories = [
        (events: ReturnType<typeof subscriptionEvents>) => events.checkout(nowMs),
        (events: ReturnType<typeof subscriptionEvents>) => events.paid(nowMs, 'in_1', periodEndMs),
        (events: ReturnType<typeof subscriptionEvents>) => events.updated(nowMs, 'active', periodEndMs),
      ];
      for (const createEvent of eventFactories) {
        const trial = await environment.startTrial();
        await sendStripeEvent(url, createEvent(subscriptionEvents(await payCheckout(environment, trial))));
        assert.equal(await hasPaidPlan(url, trial), true);
      }
    });

    test('an event of an unknown customer takes effect when the checkout with the account is reported', async () => {
      const trial = await environment.startTrial();
      const subscription = environment.stripe.createSubscription({ account: null });
      const events = subscriptionEvents(subscription);
      await sendStripeEvent(url, events.paid(nowMs, 'in_1', periodEndMs));
      assert.equal(await hasPaidPlan(url, trial), false);
      await sendStripeEvent(url, subscriptionEvents({ ...subscription, account: trial.accountId }).checkout(nowMs));
      assert.equal(await hasPaidPlan(url, trial), true);
    });

    test('an event of a known customer needs no account reference', async () => {
      const trial = await environment.startTrial();
      const subscription = await payCheckout(environment, trial);
      const events = subscriptionEvents(subscription);
      const eventsWithoutAccount = subscriptionEvents({
        ...subscription,
        account: null,
        email: 'someone@else.example',
      });
      await sendStripeEvent(url, events.checkout(nowMs));
      await sendStripeEvent(url, eventsWithoutAccount.deleted(nowMs + 1_000));
      assert.equal(await hasPaidPlan(url, trial), false);
    });

    test('a payment for another price does not start the paid plan', async () => {
      const trial = await environment.startTrial();
      const subscription = environment.stripe.createSubscription({ account: null, price: 'price_other' });
      const checkoutEvent = { ...subscriptionEvents(subscription).checkout(nowMs) };
      const object = { ...checkoutEvent.data.object, client_reference_id: trial.accountId };
      await sendStripeEvent(url, { ...checkoutEvent, data: { object } });
      await sendStripeEvent(url, subscriptionEvents(subscription).paid(nowMs, 'in_1', periodEndMs));
      await sendStripeEvent(url, subscriptionEvents(subscription).updated(nowMs, 'active', periodEndMs));
      assert.equal(await hasPaidPlan(url, trial), false);
    });

    test('an unconfirmed email address is not matched with payments', async () => {
      const trial = await environment.startTrial();
      const { body } = await trial.get('/usage');
      assert.match(body.email, /@/);
      const subscription = environment.stripe.createSubscription({ account: null, email: body.email });
      await sendStripeEvent(url, subscriptionEvents(subscription).checkout(nowMs));
      await sendStripeEvent(url, subscriptionEvents(subscription).paid(nowMs, 'in_1', periodEndMs));
      assert.equal(await hasPaidPlan(url, trial), false);
    });

    test('an event with the id of an applied event is ignored', async () => {
      const trial = await environment.startTrial();
      const events = subscriptionEvents(await payCheckout(environment, trial));
      const checkoutEvent = events.checkout(nowMs);
      const deletedEvent = { ...events.deleted(nowMs + 1_000), id: checkoutEvent.id };
      for (const event of [checkoutEvent, checkoutEvent, deletedEvent])
        assert.equal((await sendStripeEvent(url, event)).status, 200);
      assert.equal(await hasPaidPlan(url, trial), true);
    });
  });
}

describe('an event is accepted', () => {
  let environment: PaymentTestEnvironment;
  let url: string;
  before(async () => {
    environment = await openPaymentTestEnvironment(oneNode);
    url = environment.urls[0];
  });
  after(() => environment.close());

  test('only when it is signed with the secret, within five minutes, and unchanged', async () => {
    const trial = await environment.startTrial();
    const event = subscriptionEvents(await payCheckout(environment, trial)).checkout(nowMs);
    const body = JSON.stringify(event);
    const validSignature = stripeSignature(body);
    const [time = '', signaturePart = ''] = validSignature.split(',');
    const invalidRequests: Record<string, readonly [string, string]> = {
      'with another secret': [body, stripeSignature(body, Date.now(), `whsec_${'x'.repeat(32)}`)],
      'too long ago': [body, stripeSignature(body, Date.now() - 5 * minuteMs - 2_000)],
      'with a time that was not signed': [body, `t=${Number(time.slice(2)) - 1},${signaturePart}`],
      'with an empty signature': [body, ''],
      'with a text that is no signature': [body, 'not a signature'],
      'under another scheme': [body, validSignature.replace('v1=', 'v0=')],
      'before a space was added': [`${body} `, validSignature],
      'before a letter was changed': [body.replace('"paid"', '"paie"'), validSignature],
    };
    for (const [name, [requestBody, signature]] of Object.entries(invalidRequests))
      assertProblem(await sendStripeEvent(url, requestBody, { signature }), 400, 'payment_event_refused', name);
    assert.equal(await hasPaidPlan(url, trial), false);
    const fourMinutesOld = { signature: stripeSignature(body, Date.now() - 4 * minuteMs) };
    assert.equal((await sendStripeEvent(url, body, fourMinutesOld)).status, 200);
    assert.equal(await hasPaidPlan(url, trial), true);
  });

  test('by its raw bytes, even when the strict JSON parser of other routes would reject it', async () => {
    const trial = await environment.startTrial();
    const event = JSON.stringify(subscriptionEvents(await payCheckout(environment, trial)).checkout(nowMs));
    const eventWithDeepJson = event.replace('{', `{"id":"evt_before","deep":${'['.repeat(40)}${']'.repeat(40)},`);
    assert.equal((await sendStripeEvent(url, eventWithDeepJson)).status, 200);
    assert.equal(await hasPaidPlan(url, trial), true);
  });

  test('and ignored when the server does not handle its type', async () => {
    const event = { id: 'evt_x', type: 'customer.created', created: 1, data: { object: { id: 'cus_1' } } };
    assert.deepEqual((await sendStripeEvent(url, event)).body, { received: true });
  });

  test('except when it is incomplete or is not an event', async () => {
    const event = { id: 'evt_x', type: 'invoice.paid', created: 1, data: { object: {} } };
    for (const invalidEvent of [event, 'no json', '[]', 'null'])
      assertProblem(
        await sendStripeEvent(url, invalidEvent),
        400,
        'payment_event_refused',
        JSON.stringify(invalidEvent),
      );
  });

  test('except when it is larger than the body limit', async () => {
    const body = JSON.stringify({ id: 'evt_x', fill: 'x'.repeat(300_000) });
    assertProblem(await sendStripeEvent(url, body), 413, 'body_too_large');
  });

  test('by POST only, while other routes accept JSON only', async () => {
    const eventsUrl = `${url}/relay/api/v1/stripe/events`;
    const response = await send(eventsUrl);
    assertProblem(response, 405, 'method_not_allowed');
    assert.equal(response.headers['allow'], 'POST');
    const headers = [['Content-Type', 'text/plain']] as const;
    const trialResponse = await send(`${url}/relay/api/v1/trials`, { method: 'POST', headers, body: '{}' });
    assertProblem(trialResponse, 415, 'unsupported_media_type');
  });
});
