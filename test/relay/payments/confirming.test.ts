import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fakeClock } from '../../support/fake-clock.ts';
import { startFakeStripe } from '../../support/fake-stripe.ts';
import { post } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { topologies } from '../../support/nodes.ts';
import { startOperatorServer } from '../../support/operator.ts';
import { leadSource } from '../../support/relay.ts';
import { freshAddress, hasPaidPlan, openPaymentSite, type PaymentSite, sendPaidEvents } from './payment-site.ts';

const concurrentRaces = 12;

for (const layout of topologies) {
  describe(`confirming an address with an existing payment, on ${layout.name}`, { skip: layout.missing }, () => {
    let mail: MailServer;
    let site: PaymentSite;
    before(async () => {
      mail = await startMailServer();
      site = await openPaymentSite(layout, mail.environment);
    });
    after(async () => {
      await site.close();
      await mail.close();
    });
    const url = (nodeIndex: number) => site.urls[nodeIndex % site.urls.length] ?? '';

    async function codeFor(email: string): Promise<string> {
      assert.equal((await post(`${url(0)}/relay/api/v1/trials`, { email })).status, 201);
      return mail.codeFor(email);
    }

    async function confirm(email: string, code: string, nodeIndex = 0) {
      const { status, body, text } = await post(`${url(nodeIndex)}/relay/api/v1/trials/confirm`, { email, code });
      assert.equal(status, 201, text);
      return leadSource(url(0), body.api_key, body.account_id);
    }

    test('starts the trial as Builder, ignoring case', async () => {
      const email = freshAddress();
      await sendPaidEvents(url(0), site.stripe.subscription({ email: email.toUpperCase() }), Date.now());
      const source = await confirm(email, await codeFor(email));
      assert.equal(await hasPaidPlan(url(0), source), true);
    });

    test('a payment of another spelling of the mailbox stays parked', async () => {
      const email = freshAddress();
      await sendPaidEvents(url(0), site.stripe.subscription({ email: email.replace('@', '+other@') }), Date.now());
      const source = await confirm(email, await codeFor(email));
      assert.equal(await hasPaidPlan(url(0), source), false);
    });

    test('a payment that is reported while the address is confirmed belongs to the account', async () => {
      const races = Array.from({ length: concurrentRaces }, async (_, nodeIndex) => {
        const email = freshAddress();
        const code = await codeFor(email);
        const subscription = site.stripe.subscription({ email });
        const [source] = await Promise.all([
          confirm(email, code, nodeIndex),
          sendPaidEvents(url(nodeIndex + 1), subscription, Date.now()),
        ]);
        return hasPaidPlan(url(0), source);
      });
      assert.deepEqual(await Promise.all(races), new Array(concurrentRaces).fill(true));
    });
  });
}

describe('without mail', () => {
  test('the operator lists parked payments and confirms an address', async (t) => {
    const stripe = await startFakeStripe();
    const server = await startOperatorServer({ RIALTO_MODULES: 'exchange,relay', ...stripe.environment }, fakeClock());
    t.after(() => Promise.all([server.close(), stripe.close()]));
    const email = freshAddress();
    const subscription = stripe.subscription({ email });
    await sendPaidEvents(server.url, subscription, Date.now());
    const { body } = await post(`${server.url}/relay/api/v1/trials`, { email });
    const source = leadSource(server.url, body.api_key, body.account_id);
    assert.equal(await hasPaidPlan(server.url, source), false);
    const parked = (await server.adminGet('/relay/api/v1/admin/payments')).body.parked;
    assert.deepEqual(
      parked.map(({ customer, email: address }: { customer: string; email: string }) => [customer, address]),
      [[subscription.customer, email]],
    );
    const reason = 'The payer wrote from this address.';
    const confirmPayer = (account: string) =>
      server.adminPost('/relay/api/v1/admin/confirm-payer', { account, reason });
    const confirmed = await confirmPayer(email);
    assert.deepEqual(
      [confirmed.status, confirmed.body.account.id, confirmed.body.payments_matched, confirmed.body.plan],
      [200, source.accountId, 1, 'builder'],
    );
    assert.equal(await hasPaidPlan(server.url, source), true);
    assert.deepEqual((await server.adminGet('/relay/api/v1/admin/payments')).body.parked, []);
    assert.deepEqual(
      [(await confirmPayer(email)).body.code, (await confirmPayer('nobody@payer.example')).status],
      ['nothing_to_change', 404],
    );
  });
});
