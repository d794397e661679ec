import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { trialUnits } from '../../../src/relay/accounts/rules/trial.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { type FakeStripe, sendStripeEvent, startFakeStripe } from '../../support/fake-stripe.ts';
import { post } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { stores } from '../../support/nodes.ts';
import { type LeadSink, type LeadSource, leadSource, someLead, startLeadSink } from '../../support/relay.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';
import { freshAddress } from './payment-site.ts';

for (const store of stores) {
  describe(`notices about the plan on ${store.name}`, { skip: store.missing }, () => {
    let lead: LeadSink;
    let mail: MailServer;
    let stripe: FakeStripe;
    let clock: FakeClock;
    let nodes: Awaited<ReturnType<typeof store.start>>;
    let url = '';
    before(async () => {
      [lead, mail, stripe] = [await startLeadSink(), await startMailServer(), await startFakeStripe()];
      clock = fakeClock();
      const peers = { ...(lead.environment as Record<string, string>), ...mail.environment, ...stripe.environment };
      nodes = await store.start(peers, clock);
      url = nodes.servers[0]?.url ?? '';
    });
    after(async () => {
      await nodes.close();
      for (const service of [lead, mail, stripe]) await service.close();
    });

    const openConfirmedAccount = async (email: string): Promise<LeadSource> => {
      await post(`${url}/relay/api/v1/trials`, { email });
      const code = await mail.codeFor(email);
      const { body } = await post(`${url}/relay/api/v1/trials/confirm`, { email, code });
      return leadSource(url, body.api_key, body.account_id);
    };
    const subjects = (email: string) =>
      mail.mails
        .filter(({ to }) => to.includes(email))
        .map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '')
        .filter((subject) => !subject.includes('code'));
    const waitForSubjects = (email: string, count: number) =>
      eventually(`notice ${count}`, () => subjects(email).length === count && subjects(email));

    const failedPayment = async (email: string) => {
      const source = await openConfirmedAccount(email);
      const subscription = stripe.subscription({ email, account: source.accountId });
      const eventsOf = subscriptionEvents(subscription);
      const nowMs = clock.nowMs();
      const send = async (event: unknown) => {
        assert.equal((await sendStripeEvent(url, event, { atMs: clock.nowMs() })).status, 200);
      };
      for (const event of [eventsOf.checkout(nowMs), eventsOf.paid(nowMs, 'in_1', nowMs + 30 * dayMs)])
        await send(event);
      clock.advance(minuteMs);
      await send(eventsOf.failed(clock.nowMs(), 'in_2'));
      await send(eventsOf.updated(clock.nowMs(), 'past_due', clock.nowMs() + 30 * dayMs));
      return { source, send, eventsOf };
    };
    test('the owner of a trial is mailed when 80 % and when all of its units are used, once each', async () => {
      const email = freshAddress();
      const source = await openConfirmedAccount(email);
      let sent = 0;
      const deliver = async (untilUnits: number) => {
        for (; sent < untilUnits; sent += 1) {
          const order = { destination: lead.destination, lead: someLead({ name: 'Canary Name' }) };
          assert.equal((await source.deliver(`lead ${sent}`, order)).status, 200);
        }
      };
      await deliver(trialUnits * 0.8);
      const first = await waitForSubjects(email, 1);
      assert.match(first[0] ?? '', /^20 of 25 deliveries/);
      await deliver(trialUnits);
      const both = await waitForSubjects(email, 2);
      assert.match(both[1] ?? '', /^25 of 25 deliveries/);
      clock.advance(26 * dayMs);
      // Jobs are processed in order of their times, so both notices have been processed by now.
      const other = freshAddress();
      await failedPayment(other);
      await waitForSubjects(other, 1);
      assert.equal(subjects(email).length, 2);
      assert.ok(!mail.mails.some(({ source: text }) => text.includes('Canary Name')), 'no mail holds a lead');
    });

    test('a payer is mailed when a payment fails, and not again while it stays missing', async () => {
      const email = freshAddress();
      const { source, send, eventsOf } = await failedPayment(email);
      assert.equal((await source.get('/usage')).body.subscription.status, 'grace');
      assert.deepEqual(await waitForSubjects(email, 1), ['A payment for Rialto Relay failed']);
      clock.advance(minuteMs);
      await send(eventsOf.failed(clock.nowMs(), 'in_2'));
      const other = freshAddress();
      await failedPayment(other);
      await waitForSubjects(other, 1);
      assert.equal(subjects(email).length, 1);
    });
  });
}
