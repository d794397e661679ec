import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { sendStripeEvent, stripeSignature } from '../../support/fake-stripe.ts';
import { assertProblem, send } from '../../support/http.ts';
import { oneNode, stores } from '../../support/nodes.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import { hasPaidPlan, openPaymentSite, type PaymentSite, payCheckout } from './payment-site.ts';

const nowMs = Date.now();
const untilMs = nowMs + 30 * dayMs;

for (const store of stores) {
  describe(`events of payments on ${store.name}`, { skip: store.missing }, () => {
    let site: PaymentSite;
    let url: string;
    before(async () => {
      site = await openPaymentSite(store);
      url = site.urls[0];
    });
    after(() => site.close());

    for (const shape of ['new', 'old'] as const)
      test(`start and end the plan in ${shape} format`, async () => {
        const source = await site.source();
        const eventsOf = subscriptionEvents(await payCheckout(site, source), shape);
        assert.equal(await hasPaidPlan(url, source), false);
        for (const event of [
          eventsOf.checkout(nowMs),
          eventsOf.paid(nowMs, 'in_1', untilMs),
          eventsOf.updated(nowMs, 'active', untilMs),
        ])
          assert.deepEqual((await sendStripeEvent(url, event)).body, { received: true });
        assert.equal(await hasPaidPlan(url, source), true);
        await sendStripeEvent(url, eventsOf.deleted(nowMs + 1_000));
        assert.equal(await hasPaidPlan(url, source), false);
      });

    test('assign the account in any order', async () => {
      const eventSets = [
        (eventsOf: ReturnType<typeof subscriptionEvents>) => eventsOf.checkout(nowMs),
        (eventsOf: ReturnType<typeof subscriptionEvents>) => eventsOf.paid(nowMs, 'in_1', untilMs),
        (eventsOf: ReturnType<typeof subscriptionEvents>) => eventsOf.updated(nowMs, 'active', untilMs),
      ];
      for (const first of eventSets) {
        const source = await site.source();
        await sendStripeEvent(url, first(subscriptionEvents(await payCheckout(site, source))));
        assert.equal(await hasPaidPlan(url, source), true);
      }
    });

    test('an event of an unknown customer waits for the checkout with the account', async () => {
      const source = await site.source();
      const subscription = site.stripe.subscription({ account: null });
      const eventsOf = subscriptionEvents(subscription);
      await sendStripeEvent(url, eventsOf.paid(nowMs, 'in_1', untilMs));
      assert.equal(await hasPaidPlan(url, source), false);
      await sendStripeEvent(url, subscriptionEvents({ ...subscription, account: source.accountId }).checkout(nowMs));
      assert.equal(await hasPaidPlan(url, source), true);
    });

    test('an event of a known customer needs no account reference', async () => {
      const source = await site.source();
      const subscription = await payCheckout(site, source);
      const eventsOf = subscriptionEvents(subscription);
      const eventsWithoutAccount = subscriptionEvents({
        ...subscription,
        account: null,
        email: 'someone@else.example',
      });
      await sendStripeEvent(url, eventsOf.checkout(nowMs));
      await sendStripeEvent(url, eventsWithoutAccount.deleted(nowMs + 1_000));
      assert.equal(await hasPaidPlan(url, source), false);
    });

    test('a payment for another product starts nothing', async () => {
      const source = await site.source();
      const subscription = site.stripe.subscription({ account: null, price: 'price_other' });
      const checkoutEvent = { ...subscriptionEvents(subscription).checkout(nowMs) };
      const object = { ...checkoutEvent.data.object, client_reference_id: source.accountId };
      await sendStripeEvent(url, { ...checkoutEvent, data: { object } });
      await sendStripeEvent(url, subscriptionEvents(subscription).paid(nowMs, 'in_1', untilMs));
      await sendStripeEvent(url, subscriptionEvents(subscription).updated(nowMs, 'active', untilMs));
      assert.equal(await hasPaidPlan(url, source), false);
    });

    test('an unconfirmed email address is not matched with payments', async () => {
      const source = await site.source();
      const { body } = await source.get('/usage');
      assert.match(body.email, /@/);
      const subscription = site.stripe.subscription({ account: null, email: body.email });
      await sendStripeEvent(url, subscriptionEvents(subscription).checkout(nowMs));
      await sendStripeEvent(url, subscriptionEvents(subscription).paid(nowMs, 'in_1', untilMs));
      assert.equal(await hasPaidPlan(url, source), false);
    });

    test('an event id is applied once', async () => {
      const source = await site.source();
      const eventsOf = subscriptionEvents(await payCheckout(site, source));
      const paid = eventsOf.checkout(nowMs);
      const ended = { ...eventsOf.deleted(nowMs + 1_000), id: paid.id };
      for (const event of [paid, paid, ended]) assert.equal((await sendStripeEvent(url, event)).status, 200);
      assert.equal(await hasPaidPlan(url, source), true);
    });
  });
}

describe('an event is accepted', () => {
  let site: PaymentSite;
  let url: string;
  before(async () => {
    site = await openPaymentSite(oneNode);
    url = site.urls[0];
  });
  after(() => site.close());

  test('only when it is signed with the secret, within five minutes, and unchanged', async () => {
    const source = await site.source();
    const event = subscriptionEvents(await payCheckout(site, source)).checkout(nowMs);
    const body = JSON.stringify(event);
    const signedNow = stripeSignature(body);
    const [time = '', proof = ''] = signedNow.split(',');
    const wrong: Record<string, readonly [string, string]> = {
      'with another secret': [body, stripeSignature(body, Date.now(), `whsec_${'x'.repeat(32)}`)],
      'too long ago': [body, stripeSignature(body, Date.now() - 5 * minuteMs - 2_000)],
      'with a time that was not signed': [body, `t=${Number(time.slice(2)) - 1},${proof}`],
      'with nothing': [body, ''],
      'with words': [body, 'signed, honestly'],
      'under another scheme': [body, signedNow.replace('v1=', 'v0=')],
      'before a blank was added': [`${body} `, signedNow],
      'before a letter was changed': [body.replace('"paid"', '"paie"'), signedNow],
    };
    for (const [name, [sent, signature]] of Object.entries(wrong))
      assertProblem(await sendStripeEvent(url, sent, { signature }), 400, 'payment_event_refused', name);
    assert.equal(await hasPaidPlan(url, source), false);
    const old = { signature: stripeSignature(body, Date.now() - 4 * minuteMs) };
    assert.equal((await sendStripeEvent(url, body, old)).status, 200);
    assert.equal(await hasPaidPlan(url, source), true);
  });

  test('by its raw bytes, also when strict JSON parsing would fail', async () => {
    const source = await site.source();
    const event = JSON.stringify(subscriptionEvents(await payCheckout(site, source)).checkout(nowMs));
    const odd = event.replace('{', `{"id":"evt_before","deep":${'['.repeat(40)}${']'.repeat(40)},`);
    assert.equal((await sendStripeEvent(url, odd)).status, 200);
    assert.equal(await hasPaidPlan(url, source), true);
  });

  test('and ignored when its type is not used', async () => {
    const event = { id: 'evt_x', type: 'customer.created', created: 1, data: { object: { id: 'cus_1' } } };
    assert.deepEqual((await sendStripeEvent(url, event)).body, { received: true });
  });

  test('except when it is incomplete or no event', async () => {
    const event = { id: 'evt_x', type: 'invoice.paid', created: 1, data: { object: {} } };
    for (const sent of [event, 'no json', '[]', 'null'])
      assertProblem(await sendStripeEvent(url, sent), 400, 'payment_event_refused', JSON.stringify(sent));
  });

  test('except when it is larger than the body limit', async () => {
    const body = JSON.stringify({ id: 'evt_x', fill: 'x'.repeat(300_000) });
    assertProblem(await sendStripeEvent(url, body), 413, 'body_too_large');
  });

  test('by POST only, while other addresses accept JSON only', async () => {
    const address = `${url}/relay/api/v1/stripe/events`;
    const response = await send(address);
    assertProblem(response, 405, 'method_not_allowed');
    assert.equal(response.headers['allow'], 'POST');
    const headers = [['Content-Type', 'text/plain']] as const;
    const trial = await send(`${url}/relay/api/v1/trials`, { method: 'POST', headers, body: '{}' });
    assertProblem(trial, 415, 'unsupported_media_type');
  });
});
