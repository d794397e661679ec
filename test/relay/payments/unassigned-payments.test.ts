import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { sendStripeEvent } from '../../support/fake-stripe.ts';
import { assertProblem, post } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { topologies } from '../../support/nodes.ts';
import { type LeadSource, leadSource } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import {
  claim,
  freshAddress,
  hasPaidPlan,
  openPaymentSite,
  openPaymentSiteWithClock,
  type PaymentSite,
  payCheckout,
  sendPaidEvents,
} from './payment-site.ts';

for (const layout of topologies) {
  describe(`a parked payment without mail on ${layout.name}`, { skip: layout.missing }, () => {
    let site: PaymentSite;
    before(async () => {
      site = await openPaymentSite(layout);
    });
    after(() => site.close());

    test('is claimed by the id of its checkout, once, and again by the same account', async () => {
      const [url] = site.urls;
      const [source, other] = await Promise.all([site.source(), site.source()]);
      const subscription = site.stripe.subscription();
      assertProblem(await claim(url, source, subscription.session), 404, 'not_found');
      await sendPaidEvents(url, subscription, Date.now());
      assert.equal(await hasPaidPlan(url, source), false);
      const claimed = await claim(url, source, subscription.session);
      assert.deepEqual([claimed.status, claimed.body.plan, claimed.body.standing], [200, 'builder', 'active']);
      assert.equal(await hasPaidPlan(url, source), true);
      assertProblem(await claim(url, other, subscription.session), 409, 'payment_claimed');
      assert.deepEqual((await claim(url, source, subscription.session)).body, claimed.body);
      assert.equal(await hasPaidPlan(url, other), false);
    });

    test('goes to one of many accounts that claim it concurrently', async () => {
      const sources = await Promise.all(Array.from({ length: 8 }, () => site.source()));
      const subscription = site.stripe.subscription();
      await sendPaidEvents(site.urls[0], subscription, Date.now());
      const responses = await Promise.all(
        sources.map((source, index) => claim(site.urls[index % site.urls.length] ?? '', source, subscription.session)),
      );
      assert.equal(responses.filter(({ status }) => status === 200).length, 1);
      for (const response of responses) if (response.status !== 200) assertProblem(response, 409, 'payment_claimed');
      const plans = await Promise.all(sources.map((source) => hasPaidPlan(site.urls[0], source)));
      assert.equal(plans.filter((isPaid) => isPaid).length, 1);
    });

    test('of a checkout for an account belongs to that account only', async () => {
      const [payer, otherAccount] = await Promise.all([site.source(), site.source()]);
      const subscription = await payCheckout(site, payer, freshAddress());
      await sendPaidEvents(site.urls[0], subscription, Date.now());
      assertProblem(await claim(site.urls[0], otherAccount, subscription.session), 409, 'payment_claimed');
      assert.equal(await hasPaidPlan(site.urls[0], payer), true);
    });

    test('is not claimed without proof', async () => {
      const source = await site.source();
      const subscription = site.stripe.subscription();
      await sendPaidEvents(site.urls[0], subscription, Date.now());
      const proofs = [
        subscription.customer,
        subscription.email,
        subscription.id,
        `clm_${'0'.repeat(26)}_${'0'.repeat(40)}`,
        'x',
      ];
      for (const proof of proofs) assertProblem(await claim(site.urls[0], source, proof), 404, 'not_found', proof);
    });
  });
}

describe('where addresses are confirmed by mail', () => {
  let mail: MailServer;
  let clock: FakeClock;
  let site: PaymentSite;
  let url: string;
  before(async () => {
    mail = await startMailServer();
    clock = fakeClock();
    site = await openPaymentSiteWithClock(clock, mail.environment);
    url = site.urls[0];
  });
  after(async () => {
    await site.close();
    await mail.close();
  });

  async function confirmedSource(email: string): Promise<LeadSource> {
    assert.equal((await post(`${url}/relay/api/v1/trials`, { email })).status, 201);
    const code = await mail.codeFor(email);
    const { body } = await post(`${url}/relay/api/v1/trials/confirm`, { email, code });
    return leadSource(url, body.api_key, body.account_id);
  }

  /** The code in the payer's mail. */
  function claimFor(address: string): Promise<string> {
    return eventually(`a mail to ${address}`, () => {
      const source = mail.mails.findLast(({ to }) => to.includes(address))?.source.replaceAll('=\r\n', '');
      return source === undefined ? null : /clm_[0-9a-z]{26}_[0-9a-f]{40}/.exec(source)?.[0];
    });
  }

  test('a payment with the confirmed address of an account is assigned to it, ignoring case', async () => {
    const email = freshAddress();
    const source = await confirmedSource(email);
    await sendPaidEvents(url, site.stripe.subscription({ email: email.toUpperCase() }), clock.nowMs());
    assert.equal(await hasPaidPlan(url, source), true);
  });

  test('a payment with one account’s address moves to the account of its checkout when that event arrives', async () => {
    const email = freshAddress();
    const [addressOwner, checkoutAccount] = [await confirmedSource(email), await confirmedSource(freshAddress())];
    const subscription = await payCheckout(site, checkoutAccount, email);
    await sendPaidEvents(url, { ...subscription, account: null }, clock.nowMs());
    assert.deepEqual([await hasPaidPlan(url, addressOwner), await hasPaidPlan(url, checkoutAccount)], [true, false]);
    await sendStripeEvent(url, subscriptionEvents(subscription).checkout(clock.nowMs()), { atMs: clock.nowMs() });
    assert.deepEqual([await hasPaidPlan(url, addressOwner), await hasPaidPlan(url, checkoutAccount)], [false, true]);
  });

  test('a payment with another spelling of the address is parked', async () => {
    const email = freshAddress();
    const source = await confirmedSource(email);
    await sendPaidEvents(url, site.stripe.subscription({ email: email.replace('@', '+other@') }), clock.nowMs());
    assert.equal(await hasPaidPlan(url, source), false);
  });

  test('a payment with another address is parked and claimed by the mailed code', async () => {
    const source = await confirmedSource(freshAddress());
    const subscription = site.stripe.subscription();
    await sendPaidEvents(url, subscription, clock.nowMs());
    assertProblem(await claim(url, source, subscription.session), 404, 'not_found', 'the mailbox is unconfirmed');
    clock.advance(11 * minuteMs);
    const code = await claimFor(subscription.email);
    const forged = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    assertProblem(await claim(url, source, forged), 404, 'not_found');
    assert.equal((await claim(url, source, code)).body.plan, 'builder');
    assert.equal(await hasPaidPlan(url, source), true);
    const other = await confirmedSource(freshAddress());
    assertProblem(await claim(url, other, code), 409, 'payment_claimed');
  });

  test('no mail is sent when the event with the account only arrives late', async () => {
    const source = await confirmedSource(freshAddress());
    const subscription = site.stripe.subscription();
    const waiting = site.stripe.subscription();
    await sendPaidEvents(url, subscription, clock.nowMs());
    await sendPaidEvents(url, waiting, clock.nowMs());
    const named = subscriptionEvents({ ...subscription, account: source.accountId }).updated(
      clock.nowMs(),
      'active',
      clock.nowMs() + 30 * dayMs,
    );
    await sendStripeEvent(url, named, { atMs: clock.nowMs() });
    assert.equal(await hasPaidPlan(url, source), true);
    clock.advance(11 * minuteMs);
    await claimFor(waiting.email);
    assert.equal(mail.mails.filter(({ to }) => to.includes(subscription.email)).length, 0);
  });
});
