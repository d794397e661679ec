import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { trialUnits } from '../../../src/relay/accounts/rules/trial.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { type FakeStripe, sendStripeEvent, startFakeStripe } from '../../support/fake-stripe.ts';
import { post } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { databaseTopologies } from '../../support/nodes.ts';
import { createTrialClient, type LeadSink, someLead, startLeadSink, type TrialClient } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import { freshAddress } from './payment-test-environment.ts';

/** Invoice whose payment fails. */
const failedInvoiceId = 'in_2';
const leadName = 'Name That No Mail Contains';

for (const topology of databaseTopologies) {
  describe(`notices about the plan on ${topology.name}`, { skip: topology.missing }, () => {
    let leadSink: LeadSink;
    let mail: MailServer;
    let stripe: FakeStripe;
    let clock: FakeClock;
    let nodes: Awaited<ReturnType<typeof topology.start>>;
    let url = '';
    before(async () => {
      [leadSink, mail, stripe] = [await startLeadSink(), await startMailServer(), await startFakeStripe()];
      clock = fakeClock();
      const settings = {
        ...(leadSink.environment as Record<string, string>),
        ...mail.environment,
        ...stripe.environment,
      };
      nodes = await topology.start(settings, clock);
      url = nodes.url();
    });
    after(async () => {
      await nodes.close();
      for (const service of [leadSink, mail, stripe]) await service.close();
    });

    const openConfirmedAccount = async (email: string): Promise<TrialClient> => {
      await post(`${url}/relay/api/v1/trials`, { email });
      const code = await mail.codeFor(email);
      const { body } = await post(`${url}/relay/api/v1/trials/confirm`, { email, code });
      return createTrialClient(url, body.api_key, body.account_id);
    };
    const subjectsOf = (email: string) =>
      mail.mails
        .filter(({ to }) => to.includes(email))
        .map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '')
        .filter((subject) => !subject.includes('code'));
    const waitForSubjects = (email: string, count: number) =>
      eventually(`notice ${count}`, () => subjectsOf(email).length === count && subjectsOf(email));

    const openAccountWithFailedPayment = async (email: string) => {
      const trial = await openConfirmedAccount(email);
      const subscription = stripe.createSubscription({ email, account: trial.accountId });
      const events = subscriptionEvents(subscription);
      const nowMs = clock.nowMs();
      const send = async (event: unknown) => {
        assert.equal((await sendStripeEvent(url, event, { atMs: clock.nowMs() })).status, 200);
      };
      for (const event of [events.checkout(nowMs), events.paid(nowMs, 'in_1', nowMs + 30 * dayMs)]) await send(event);
      clock.advance(minuteMs);
      await send(events.failed(clock.nowMs(), failedInvoiceId));
      await send(events.updated(clock.nowMs(), 'past_due', clock.nowMs() + 30 * dayMs));
      return { trial, send, events };
    };

    test('the owner of a trial is mailed when 80 % and when all of its units are used, once each', async () => {
      const email = freshAddress();
      const trial = await openConfirmedAccount(email);
      let deliveredCount = 0;
      const deliver = async (untilUnits: number) => {
        for (; deliveredCount < untilUnits; deliveredCount += 1) {
          const deliveryInput = { destination: leadSink.destination, lead: someLead({ name: leadName }) };
          assert.equal((await trial.deliver(`lead ${deliveredCount}`, deliveryInput)).status, 200);
        }
      };
      await deliver(trialUnits * 0.8);
      const firstSubjects = await waitForSubjects(email, 1);
      assert.match(firstSubjects[0] ?? '', /^20 of 25 deliveries/);
      await deliver(trialUnits);
      const allSubjects = await waitForSubjects(email, 2);
      assert.match(allSubjects[1] ?? '', /^25 of 25 deliveries/);
      // The jobs of both notices are due again after 25 days. Jobs run in the order of their due times: when the notice
      // of another account arrives, these jobs have run a second time.
      clock.advance(26 * dayMs);
      const otherAddress = freshAddress();
      await openAccountWithFailedPayment(otherAddress);
      await waitForSubjects(otherAddress, 1);
      assert.equal(subjectsOf(email).length, 2);
      assert.ok(!mail.mails.some(({ source }) => source.includes(leadName)), 'no mail contains a lead');
    });

    test('a payer is mailed when a payment fails, and not again while the payment is outstanding', async () => {
      const email = freshAddress();
      const { trial, send, events } = await openAccountWithFailedPayment(email);
      assert.equal((await trial.get('/usage')).body.subscription.status, 'grace');
      assert.deepEqual(await waitForSubjects(email, 1), ['A payment for Rialto Relay failed']);
      clock.advance(minuteMs);
      await send(events.failed(clock.nowMs(), failedInvoiceId));
      // When the later notice of another account arrives, any notice due to this account has been sent.
      const otherAddress = freshAddress();
      await openAccountWithFailedPayment(otherAddress);
      await waitForSubjects(otherAddress, 1);
      assert.equal(subjectsOf(email).length, 1);
    });
  });
}
