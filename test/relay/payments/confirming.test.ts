import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { eventually } from '../../support/eventually.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { startFakeStripe } from '../../support/fake-stripe.ts';
import { post } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { onePostgresNode, topologies } from '../../support/nodes.ts';
import { startOperatorServer } from '../../support/operator.ts';
import { migratedDatabase } from '../../support/postgres.ts';
import { createTrialClient } from '../../support/relay.ts';
import { waitingSessions } from '../../support/waiting-sessions.ts';
import {
  freshAddress,
  hasPaidPlan,
  openPaymentTestEnvironment,
  type PaymentTestEnvironment,
  sendPaidEvents,
} from './payment-test-environment.ts';

const raceCount = 12;

for (const topology of topologies) {
  describe(`confirming an email address with an existing payment, on ${topology.name}`, {
    skip: topology.missing,
  }, () => {
    let mail: MailServer;
    let environment: PaymentTestEnvironment;
    before(async () => {
      mail = await startMailServer();
      environment = await openPaymentTestEnvironment(topology, mail.environment);
    });
    after(async () => {
      await environment.close();
      await mail.close();
    });
    const url = (nodeIndex: number) => environment.urls[nodeIndex % environment.urls.length] ?? '';

    async function requestCode(email: string): Promise<string> {
      assert.equal((await post(`${url(0)}/relay/api/v1/trials`, { email })).status, 201);
      return mail.codeFor(email);
    }

    async function confirmTrial(email: string, code: string, nodeIndex = 0) {
      const { status, body, text } = await post(`${url(nodeIndex)}/relay/api/v1/trials/confirm`, { email, code });
      assert.equal(status, 201, text);
      return createTrialClient(url(0), body.api_key, body.account_id);
    }

    test('puts the new account on the paid plan, ignoring the case of the address', async () => {
      const email = freshAddress();
      await sendPaidEvents(url(0), environment.stripe.createSubscription({ email: email.toUpperCase() }), Date.now());
      const trial = await confirmTrial(email, await requestCode(email));
      assert.equal(await hasPaidPlan(url(0), trial), true);
    });

    test('does not assign a payment made with the same address and a +tag', async () => {
      const email = freshAddress();
      await sendPaidEvents(
        url(0),
        environment.stripe.createSubscription({ email: email.replace('@', '+other@') }),
        Date.now(),
      );
      const trial = await confirmTrial(email, await requestCode(email));
      assert.equal(await hasPaidPlan(url(0), trial), false);
    });

    test('assigns a payment that is reported concurrently', async () => {
      const races = Array.from({ length: raceCount }, async (_, raceIndex) => {
        const email = freshAddress();
        const code = await requestCode(email);
        const subscription = environment.stripe.createSubscription({ email });
        const [trial] = await Promise.all([
          confirmTrial(email, code, raceIndex),
          sendPaidEvents(url(raceIndex + 1), subscription, Date.now()),
        ]);
        return hasPaidPlan(url(0), trial);
      });
      assert.deepEqual(await Promise.all(races), new Array(raceCount).fill(true));
    });
  });
}

describe('payments without mail', () => {
  test('are listed for the operator while unassigned, and are assigned when the operator confirms the address', async (t) => {
    const stripe = await startFakeStripe();
    const server = await startOperatorServer({ RIALTO_MODULES: 'exchange,relay', ...stripe.environment }, fakeClock());
    t.after(() => Promise.all([server.close(), stripe.close()]));
    const email = freshAddress();
    const subscription = stripe.createSubscription({ email });
    await sendPaidEvents(server.url, subscription, Date.now());
    const { body } = await post(`${server.url}/relay/api/v1/trials`, { email });
    const trial = createTrialClient(server.url, body.api_key, body.account_id);
    assert.equal(await hasPaidPlan(server.url, trial), false);
    const parked = (await server.adminGet('/relay/api/v1/admin/payments')).body.parked;
    assert.deepEqual(
      parked.map(({ customer, email: address }: { customer: string; email: string }) => [customer, address]),
      [[subscription.customer, email]],
    );
    const reason = 'The payer wrote from this address.';
    const confirmPayer = (account: string) =>
      server.adminPost('/relay/api/v1/admin/confirm-payer', { account, reason });
    const confirmation = await confirmPayer(email);
    assert.deepEqual(
      [confirmation.status, confirmation.body.account.id, confirmation.body.payments_matched, confirmation.body.plan],
      [200, trial.accountId, 1, 'builder'],
    );
    assert.equal(await hasPaidPlan(server.url, trial), true);
    assert.deepEqual((await server.adminGet('/relay/api/v1/admin/payments')).body.parked, []);
    assert.deepEqual(
      [(await confirmPayer(email)).body.code, (await confirmPayer('nobody@payer.example')).status],
      ['nothing_to_change', 404],
    );
  });

  test('are assigned when they are reported while the operator confirms the address', {
    skip: onePostgresNode.missing,
  }, async (t) => {
    const stripe = await startFakeStripe();
    const database = await migratedDatabase();
    const settings = { RIALTO_MODULES: 'exchange,relay', DATABASE_URL: database.url, ...stripe.environment };
    const server = await startOperatorServer(settings);
    const lockHolder = new pg.Client({ connectionString: database.url });
    lockHolder.on('error', () => {});
    await lockHolder.connect();
    t.after(async () => {
      await lockHolder.end();
      await server.close();
      await Promise.all([stripe.close(), database.drop()]);
    });
    const email = freshAddress();
    const { body } = await post(`${server.url}/relay/api/v1/trials`, { email });
    const trial = createTrialClient(server.url, body.api_key, body.account_id);
    // The operation writes its audit entry last, so it waits after its search for payments.
    await lockHolder.query('begin');
    await lockHolder.query('lock table audit in exclusive mode');
    const input = { account: email, reason: 'The payer wrote from this address.' };
    const confirmation = server.adminPost('/relay/api/v1/admin/confirm-payer', input);
    const waitingCount = async () => (await waitingSessions(database.url)).length;
    await eventually('the operation waits', async () => (await waitingCount()) === 1);
    let isReported = false;
    const report = sendPaidEvents(server.url, stripe.createSubscription({ email }), Date.now()).then(() => {
      isReported = true;
    });
    await eventually('the payment is reported or waits', async () => isReported || (await waitingCount()) === 2);
    await lockHolder.query('commit');
    await report;
    assert.equal((await confirmation).status, 200);
    assert.equal(await hasPaidPlan(server.url, trial), true);
  });
});
