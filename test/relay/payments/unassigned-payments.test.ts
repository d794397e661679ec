import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { sendStripeEvent } from '../../support/fake-stripe.ts';
import { assertProblem, post } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { topologies } from '../../support/nodes.ts';
import { createTrialClient, type TrialClient } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import {
  claim,
  freshAddress,
  hasPaidPlan,
  openPaymentTestEnvironment,
  openPaymentTestEnvironmentWithClock,
  type PaymentTestEnvironment,
  payCheckout,
  sendPaidEvents,
} from './payment-test-environment.ts';

/** The claim code is mailed when a payment has had no account for 10 minutes. */
const msUntilClaimMail = 11 * minuteMs;

for (const topology of topologies) {
  describe(`claiming a payment without mail on ${topology.name}`, { skip: topology.missing }, () => {
    let environment: PaymentTestEnvironment;
    before(async () => {
      environment = await openPaymentTestEnvironment(topology);
    });
    after(() => environment.close());

    test('succeeds with the checkout id, also when repeated, and then fails for other accounts', async () => {
      const [url] = environment.urls;
      const [trial, otherTrial] = await Promise.all([environment.startTrial(), environment.startTrial()]);
      const subscription = environment.stripe.createSubscription();
      assertProblem(await claim(url, trial, subscription.session), 404, 'not_found');
      await sendPaidEvents(url, subscription, Date.now());
      assert.equal(await hasPaidPlan(url, trial), false);
      const claimResponse = await claim(url, trial, subscription.session);
      assert.deepEqual(
        [claimResponse.status, claimResponse.body.plan, claimResponse.body.standing],
        [200, 'builder', 'active'],
      );
      assert.equal(await hasPaidPlan(url, trial), true);
      assertProblem(await claim(url, otherTrial, subscription.session), 409, 'payment_claimed');
      assert.deepEqual((await claim(url, trial, subscription.session)).body, claimResponse.body);
      assert.equal(await hasPaidPlan(url, otherTrial), false);
    });

    test('succeeds for one of eight accounts that claim concurrently', async () => {
      const trials = await Promise.all(Array.from({ length: 8 }, () => environment.startTrial()));
      const subscription = environment.stripe.createSubscription();
      await sendPaidEvents(environment.urls[0], subscription, Date.now());
      const responses = await Promise.all(
        trials.map((trial, index) =>
          claim(environment.urls[index % environment.urls.length] ?? '', trial, subscription.session),
        ),
      );
      assert.equal(responses.filter(({ status }) => status === 200).length, 1);
      for (const response of responses) if (response.status !== 200) assertProblem(response, 409, 'payment_claimed');
      const plans = await Promise.all(trials.map((trial) => hasPaidPlan(environment.urls[0], trial)));
      assert.equal(plans.filter((isPaid) => isPaid).length, 1);
    });

    test('fails for a payment whose checkout was created for another account', async () => {
      const [payer, otherAccount] = await Promise.all([environment.startTrial(), environment.startTrial()]);
      const subscription = await payCheckout(environment, payer, freshAddress());
      await sendPaidEvents(environment.urls[0], subscription, Date.now());
      assertProblem(await claim(environment.urls[0], otherAccount, subscription.session), 409, 'payment_claimed');
      assert.equal(await hasPaidPlan(environment.urls[0], payer), true);
    });

    test('fails with the id of the customer or subscription, the email address or an invalid code as the proof', async () => {
      const trial = await environment.startTrial();
      const subscription = environment.stripe.createSubscription();
      await sendPaidEvents(environment.urls[0], subscription, Date.now());
      const invalidProofs = [
        subscription.customer,
        subscription.email,
        subscription.id,
        `clm_${'0'.repeat(26)}_${'0'.repeat(40)}`,
        'x',
      ];
      for (const proof of invalidProofs)
        assertProblem(await claim(environment.urls[0], trial, proof), 404, 'not_found', proof);
    });
  });
}

describe('payments on a relay with mail', () => {
  let mail: MailServer;
  let clock: FakeClock;
  let environment: PaymentTestEnvironment;
  let url: string;
  before(async () => {
    mail = await startMailServer();
    clock = fakeClock();
    environment = await openPaymentTestEnvironmentWithClock(clock, mail.environment);
    url = environment.urls[0];
  });
  after(async () => {
    await environment.close();
    await mail.close();
  });

  async function openConfirmedTrial(email: string): Promise<TrialClient> {
    assert.equal((await post(`${url}/relay/api/v1/trials`, { email })).status, 201);
    const code = await mail.codeFor(email);
    const { body } = await post(`${url}/relay/api/v1/trials/confirm`, { email, code });
    return createTrialClient(url, body.api_key, body.account_id);
  }

  /** The claim code in the newest mail to the payer. */
  function claimCodeFor(address: string): Promise<string> {
    return eventually(`a mail to ${address}`, () => {
      const source = mail.mails.findLast(({ to }) => to.includes(address))?.source.replaceAll('=\r\n', '');
      return source === undefined ? null : /clm_[0-9a-z]{26}_[0-9a-f]{40}/.exec(source)?.[0];
    });
  }

  test('a payment with the confirmed address of an account is assigned to it, ignoring case', async () => {
    const email = freshAddress();
    const trial = await openConfirmedTrial(email);
    await sendPaidEvents(url, environment.stripe.createSubscription({ email: email.toUpperCase() }), clock.nowMs());
    assert.equal(await hasPaidPlan(url, trial), true);
  });

  test('a payment with one account’s address moves to the account of its checkout when the checkout event arrives', async () => {
    const email = freshAddress();
    const [addressOwner, checkoutAccount] = [await openConfirmedTrial(email), await openConfirmedTrial(freshAddress())];
    const subscription = await payCheckout(environment, checkoutAccount, email);
    await sendPaidEvents(url, { ...subscription, account: null }, clock.nowMs());
    assert.deepEqual([await hasPaidPlan(url, addressOwner), await hasPaidPlan(url, checkoutAccount)], [true, false]);
    await sendStripeEvent(url, subscriptionEvents(subscription).checkout(clock.nowMs()), { atMs: clock.nowMs() });
    assert.deepEqual([await hasPaidPlan(url, addressOwner), await hasPaidPlan(url, checkoutAccount)], [false, true]);
  });

  test('a payment whose address differs from that of an account by a plus suffix is not assigned', async () => {
    const email = freshAddress();
    const trial = await openConfirmedTrial(email);
    await sendPaidEvents(
      url,
      environment.stripe.createSubscription({ email: email.replace('@', '+other@') }),
      clock.nowMs(),
    );
    assert.equal(await hasPaidPlan(url, trial), false);
  });

  test('a payment with another address is not assigned until it is claimed with the mailed code', async () => {
    const trial = await openConfirmedTrial(freshAddress());
    const subscription = environment.stripe.createSubscription();
    await sendPaidEvents(url, subscription, clock.nowMs());
    assertProblem(await claim(url, trial, subscription.session), 404, 'not_found', 'a checkout id is no proof');
    clock.advance(msUntilClaimMail);
    const code = await claimCodeFor(subscription.email);
    const forgedCode = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    assertProblem(await claim(url, trial, forgedCode), 404, 'not_found');
    assert.equal((await claim(url, trial, code)).body.plan, 'builder');
    assert.equal(await hasPaidPlan(url, trial), true);
    const otherTrial = await openConfirmedTrial(freshAddress());
    assertProblem(await claim(url, otherTrial, code), 409, 'payment_claimed');
  });

  test('no claim code is mailed when an event assigns the payment to an account before the mail is due', async () => {
    const trial = await openConfirmedTrial(freshAddress());
    const subscription = environment.stripe.createSubscription();
    const unassignedSubscription = environment.stripe.createSubscription();
    await sendPaidEvents(url, subscription, clock.nowMs());
    await sendPaidEvents(url, unassignedSubscription, clock.nowMs());
    const eventWithAccount = subscriptionEvents({ ...subscription, account: trial.accountId }).updated(
      clock.nowMs(),
      'active',
      clock.nowMs() + 30 * dayMs,
    );
    await sendStripeEvent(url, eventWithAccount, { atMs: clock.nowMs() });
    assert.equal(await hasPaidPlan(url, trial), true);
    clock.advance(msUntilClaimMail);
    await claimCodeFor(unassignedSubscription.email);
    assert.equal(mail.mails.filter(({ to }) => to.includes(subscription.email)).length, 0);
  });
});
