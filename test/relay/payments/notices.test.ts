import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, minuteMs } from '../../../src/core/base/clock.ts';
import { trialUnits } from '../../../src/relay/accounts/rules/trial.ts';
import { eventually } from '../../support/eventually.ts';
import { post } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { type MovableClock, movableClock } from '../../support/movable-clock.ts';
import { stores } from '../../support/nodes.ts';
import { type LeadSink, type LeadSource, leadSource, someLead, startLeadSink } from '../../support/relay.ts';
import { eventsAbout } from '../../support/stripe-events.ts';
import { type StripeStandIn, sendStripeEvent, startStripeStandIn } from '../../support/stripe-stand-in.ts';
import { httpAnswer, type SinkOptions } from '../../support/tls-sink.ts';
import { freshAddress } from './paying-site.ts';

for (const store of stores) {
  describe(`notices about the plan on ${store.name}`, { skip: store.missing }, () => {
    let lead: LeadSink;
    let mail: MailServer;
    let stripe: StripeStandIn;
    let clock: MovableClock;
    let nodes: Awaited<ReturnType<typeof store.start>>;
    let url = '';
    let status = '200 OK';
    const onRequest: SinkOptions['onRequest'] = (socket) => void socket.write(httpAnswer(status));
    before(async () => {
      [lead, mail, stripe] = [await startLeadSink({ onRequest }), await startMailServer(), await startStripeStandIn()];
      clock = movableClock();
      const talksTo = { ...(lead.environment as Record<string, string>), ...mail.environment, ...stripe.environment };
      nodes = await store.start(talksTo, clock);
      url = nodes.servers[0]?.url ?? '';
    });
    after(async () => {
      await nodes.close();
      for (const each of [lead, mail, stripe]) await each.close();
    });

    const confirmed = async (email: string): Promise<LeadSource> => {
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
    const arrives = (email: string, count: number) =>
      eventually(`notice ${count}`, () => subjects(email).length === count && subjects(email));

    const failedPayment = async (email: string) => {
      const source = await confirmed(email);
      const made = stripe.subscription({ email, account: source.accountId });
      const tell = eventsAbout(made);
      const nowMs = clock.nowMs();
      const send = async (event: unknown) => {
        assert.equal((await sendStripeEvent(url, event, { atMs: clock.nowMs() })).status, 200);
      };
      for (const event of [tell.checkout(nowMs), tell.paid(nowMs, 'in_1', nowMs + 30 * dayMs)]) await send(event);
      clock.moveOn(minuteMs);
      await send(tell.failed(clock.nowMs(), 'in_2'));
      await send(tell.updated(clock.nowMs(), 'past_due', clock.nowMs() + 30 * dayMs));
      return { source, send, tell };
    };
    test('the owner of a trial is mailed when 80 % and when all of its units are used, once each', async () => {
      const email = freshAddress();
      const source = await confirmed(email);
      let sent = 0;
      const deliver = async (until: number) => {
        for (; sent < until; sent += 1) {
          const order = { destination: lead.destination, lead: someLead({ name: 'Canary Name' }) };
          assert.equal((await source.deliver(`lead ${sent}`, order)).status, 200);
        }
      };
      await deliver(trialUnits * 0.8);
      const first = await arrives(email, 1);
      assert.match(first[0] ?? '', /^20 of 25 deliveries/);
      await deliver(trialUnits);
      const both = await arrives(email, 2);
      assert.match(both[1] ?? '', /^25 of 25 deliveries/);
      clock.moveOn(26 * dayMs);
      // The jobs of the two notices are looked at again by now, in the order of their times.
      const other = freshAddress();
      await failedPayment(other);
      await arrives(other, 1);
      assert.equal(subjects(email).length, 2);
      assert.ok(!mail.mails.some(({ source: text }) => text.includes('Canary Name')), 'no mail holds a lead');
    });

    test('a source is mailed once a day about destinations that fail five times in a row, until one succeeds', async () => {
      const email = freshAddress();
      const source = await confirmed(email);
      const deliver = (key: string) => source.deliver(key, { destination: lead.destination, lead: someLead() });
      status = '422 No';
      for (const key of ['1', '2', '3', '4']) assert.equal((await deliver(key)).status, 424);
      status = '200 OK';
      assert.equal((await deliver('5')).status, 200);
      status = '422 No';
      for (const key of ['6', '7', '8', '9', '10', '11']) assert.equal((await deliver(key)).status, 424);
      assert.deepEqual(await arrives(email, 1), ['Deliveries of your leads fail']);
      const sent = mail.mails.findLast(({ to }) => to.includes(email));
      assert.ok(sent?.source.includes(new URL(lead.destination).origin));
      clock.moveOn(dayMs + minuteMs);
      assert.equal((await deliver('12')).status, 424);
      assert.equal((await arrives(email, 2)).length, 2);
      status = '200 OK';
      assert.equal((await deliver('13')).status, 200);
      clock.moveOn(dayMs + minuteMs);
      const other = freshAddress();
      await failedPayment(other);
      await arrives(other, 1);
      assert.equal(subjects(email).length, 2);
    });

    test('a payer is mailed when a payment fails, and not again while it stays missing', async () => {
      const email = freshAddress();
      const { source, send, tell } = await failedPayment(email);
      assert.equal((await source.get('/usage')).body.subscription.status, 'grace');
      assert.deepEqual(await arrives(email, 1), ['A payment for Rialto Relay failed']);
      clock.moveOn(minuteMs);
      await send(tell.failed(clock.nowMs(), 'in_2'));
      const other = freshAddress();
      await failedPayment(other);
      await arrives(other, 1);
      assert.equal(subjects(email).length, 1);
    });
  });
}
