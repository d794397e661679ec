import { randomBytes } from 'node:crypto';
import { dayMs, hourMs } from '../../src/core/base/clock.ts';
import type { Operation } from '../../src/core/operation/operation.ts';
import { operations } from '../../src/relay/operations.ts';
import { eventually } from './eventually.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type FakeStripe, sendStripeEvent, startFakeStripe, stripePrice } from './fake-stripe.ts';
import { bearer, post } from './http.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import type { Input, ModuleFixture, PreparedInput, TestData } from './operations.ts';
import { createTrialClient, type LeadSink, someLead, startLeadSink, type TrialClient } from './relay.ts';
import { relayRuleCodes, relayValues } from './relay-values.ts';
import { newKey, startServer, type TestServer } from './server.ts';
import { subscriptionEvents } from './stripe-events.ts';
import { startStubDns } from './stub-dns.ts';
import { resetConnection, respondOk, type SinkOptions } from './tls-sink.ts';

/** A relay with a local destination, mail server and payment provider. */
export interface RelayFixtureData extends TestData {
  readonly server: TestServer;
  readonly leadSink: LeadSink;
  readonly mail: MailServer;
  /** The server's clock. */
  readonly clock: FakeClock;
  /** The owner of the delivery. */
  readonly trial: TrialClient;
  readonly deliveryId: string;
  readonly deliveryKey: string;
  /** A code with which `payer` claims a payment from an address that has no account. */
  readonly claim: string;
  readonly payer: TrialClient;
  /** Registers a new account. */
  readonly openTrial: () => Promise<TrialClient>;
  close(): Promise<void>;
}

export const relay: ModuleFixture = {
  operations,
  sameOriginOnly: true,
  ruleCodes: relayRuleCodes,
  values: relayValues,
  createTestData: () => seedRelay(),
};

export async function seedRelay(
  overrides: Readonly<Record<string, string>> = {},
  sink: Omit<SinkOptions, 'certificate'> = {},
): Promise<RelayFixtureData> {
  const [leadSink, mail, stripe] = [
    await startLeadSink(withAmbiguousPath(sink)),
    await startMailServer(),
    await startFakeStripe(),
  ];
  // No host name resolves; destinations are local addresses that the operator allows.
  const dns = await startStubDns(() => ({ code: 'NXDOMAIN' }));
  const clock = fakeClock();
  const serviceSettings = { ...leadSink.environment, ...mail.environment, ...stripe.environment };
  const server = await startServer({ ...serviceSettings, RIALTO_RELAY_RESOLVER: dns.address, ...overrides }, clock);
  const openTrial = () => openConfirmedTrial(server.url, mail);
  const [trial, payer] = [await openTrial(), await openTrial()];
  const deliveryKey = newKey();
  const delivered = await trial.deliver(deliveryKey, { destination: leadSink.destination, lead: someLead() });
  if (delivered.status !== 200) throw new Error(`deliver returned ${delivered.status}: ${delivered.text}`);
  const testData: RelayFixtureData = {
    server,
    leadSink,
    mail,
    clock,
    trial,
    payer,
    deliveryKey,
    openTrial,
    deliveryId: delivered.body.id,
    claim: await unassignedPayment(server.url, stripe, mail, clock),
    baseUrl: `${server.url}/relay/api/v1`,
    credential: trial.apiKey,
    prepare: (operation) => prepare(operation, testData, nextTrial),
    async close() {
      await server.close();
      for (const service of [leadSink, mail, stripe, dns]) await service.close();
    },
  };
  const nextTrial = createAccountPool(openTrial);
  return testData;
}

/** Resets the connection of requests to `/ambiguous`, so that their deliveries are ambiguous. */
function withAmbiguousPath({
  onRequest = respondOk,
  ...sink
}: Omit<SinkOptions, 'certificate'>): Omit<SinkOptions, 'certificate'> {
  return {
    ...sink,
    onRequest: (socket, request) =>
      request.line.includes('/ambiguous') ? resetConnection(socket) : onRequest(socket, request),
  };
}

async function openConfirmedTrial(url: string, mail: MailServer): Promise<TrialClient> {
  const input = await mailedCode(url, mail);
  const response = await post(`${url}/relay/api/v1/trials/confirm`, input);
  if (response.status !== 201) throw new Error(`confirm_trial returned ${response.status}: ${response.text}`);
  return createTrialClient(url, response.body.api_key, response.body.account_id);
}

async function mailedCode(url: string, mail: MailServer): Promise<{ email: string; code: string }> {
  const address = `${randomBytes(6).toString('hex')}@source.example`;
  const response = await post(`${url}/relay/api/v1/trials`, { email: address });
  if (response.status !== 201) throw new Error(`create_trial returned ${response.status}: ${response.text}`);
  return { email: address, code: await mail.codeFor(address) };
}

/** Sends the events of a payment whose address has no account; returns the claim code from the mail to the payer. */
async function unassignedPayment(url: string, stripe: FakeStripe, mail: MailServer, clock: FakeClock): Promise<string> {
  const address = `${randomBytes(6).toString('hex')}@payer.example`;
  const subscription = stripe.createSubscription({ email: address, account: null, price: stripePrice });
  const [createEvent, nowMs] = [subscriptionEvents(subscription), Date.now()];
  for (const event of [createEvent.checkout(nowMs), createEvent.paid(nowMs, 'in_1', nowMs + 30 * dayMs)]) {
    const result = await sendStripeEvent(url, event);
    if (result.status !== 200) throw new Error(`an event returned ${result.status}: ${result.text}`);
  }
  // The mail is sent 10 minutes after the payment, if the payer has no account then.
  clock.advance(hourMs);
  return eventually('a mail to the payer', () => {
    const sentMail = mail.mails.findLast(({ to }) => to.includes(address));
    return sentMail === undefined ? null : /\bclm_\w+/.exec(sentMail.source.replaceAll('=\r\n', ''))?.[0];
  });
}

type NextTrial = () => Promise<TrialClient>;

/** Returns each account for 15 calls, since a trial has 25 deliveries and 20 tests a day. */
function createAccountPool(openTrial: NextTrial): NextTrial {
  let currentTrial: Promise<TrialClient> | undefined;
  let remainingCalls = 0;
  return () => {
    if (currentTrial === undefined || remainingCalls === 0) {
      currentTrial = openTrial();
      remainingCalls = 15;
    }
    remainingCalls -= 1;
    return currentTrial;
  };
}

async function ambiguousDelivery({ leadSink }: RelayFixtureData, nextTrial: NextTrial) {
  const trial = await nextTrial();
  const destination = new URL('/ambiguous', leadSink.destination).href;
  const response = await trial.deliver(newKey(), { destination, lead: someLead() });
  if (response.body.code !== 'delivery_ambiguous')
    throw new Error(`deliver returned ${response.status}: ${response.text}`);
  return { id: String(response.body.receipt.id), trial };
}

async function prepare(operation: Operation, testData: RelayFixtureData, nextTrial: NextTrial): Promise<PreparedInput> {
  const prepareCall = callPreparations[operation.name];
  if (prepareCall === undefined)
    throw new Error(`Add a preparation for ${operation.name} to test/support/relay-operations.ts`);
  const { input, trial } = await prepareCall(testData, nextTrial);
  const caller = trial ?? testData.trial;
  return { input, credential: operation.access === 'credential' ? caller.apiKey : null };
}

interface PreparedCall {
  readonly input: Input;
  /** The caller, if it is not the owner of the fixture's delivery. */
  readonly trial?: TrialClient;
}

type PrepareCall = (testData: RelayFixtureData, nextTrial: NextTrial) => PreparedCall | Promise<PreparedCall>;

/** Prepares a call by the owner of the delivery. */
const ownerInput =
  (inputOf: (testData: RelayFixtureData) => Input): PrepareCall =>
  (testData) => ({ input: inputOf(testData) });

/** Prepares a call by a new account, since the call may revoke its key. */
const newAccountInput =
  (inputOf: () => Input): PrepareCall =>
  async ({ openTrial }) => ({ input: inputOf(), trial: await openTrial() });

const callPreparations: Readonly<Record<string, PrepareCall>> = {
  create_trial: ownerInput(() => ({ email: `${randomBytes(6).toString('hex')}@source.example` })),
  confirm_trial: async ({ server, mail }) => ({ input: { ...(await mailedCode(server.url, mail)) } }),
  deliver: async ({ leadSink }, nextTrial) => ({
    input: { idempotency_key: newKey(), destination: leadSink.destination, lead: someLead() },
    trial: await nextTrial(),
  }),
  test_destination: async ({ leadSink }, nextTrial) => ({
    input: { idempotency_key: newKey(), destination: leadSink.destination },
    trial: await nextTrial(),
  }),
  deliver_batch: async ({ leadSink }, nextTrial) => ({
    input: { deliveries: [{ idempotency_key: newKey(), destination: leadSink.destination, lead: someLead() }] },
    trial: await nextTrial(),
  }),
  settle_delivery: async (testData, nextTrial) => {
    const { id, trial } = await ambiguousDelivery(testData, nextTrial);
    return { input: { id, outcome: 'arrived' }, trial };
  },
  ask_receiver: async (testData, nextTrial) => {
    const { id, trial } = await ambiguousDelivery(testData, nextTrial);
    return { input: { id, receipt_url: testData.leadSink.destination }, trial };
  },
  list_deliveries: ownerInput(() => ({})),
  look_up_delivery: ownerInput(({ deliveryKey }) => ({ idempotency_key: deliveryKey })),
  read_delivery: ownerInput(({ deliveryId }) => ({ id: deliveryId })),
  create_embed_link: ownerInput(({ leadSink }) => ({
    destination: leadSink.destination,
    frame_origins: ['https://shop.example.com'],
  })),
  list_embedded_deliveries: async ({ baseUrl, leadSink, trial }) => {
    const input = { destination: leadSink.destination, frame_origins: ['https://shop.example.com'] };
    const link = await post(`${baseUrl}/embeds`, input, [bearer(trial.apiKey)]);
    if (link.status !== 200) throw new Error(`create_embed_link returned ${link.status}: ${link.text}`);
    return { input: { token: new URL(link.body.url).hash.slice(1) } };
  },
  rotate_key: newAccountInput(() => ({})),
  revoke_key: newAccountInput(() => ({ idempotency_key: newKey() })),
  create_key: async (_testData, nextTrial) => ({ input: { name: newKey() }, trial: await nextTrial() }),
  list_keys: ownerInput(() => ({})),
  revoke_named_key: async ({ baseUrl }, nextTrial) => {
    const trial = await nextTrial();
    const created = await post(`${baseUrl}/keys`, { name: newKey() }, [bearer(trial.apiKey)]);
    if (created.status !== 201) throw new Error(`create_key returned ${created.status}: ${created.text}`);
    return { input: { id: created.body.key.id, idempotency_key: newKey() }, trial };
  },
  delete_account: newAccountInput(() => ({ idempotency_key: newKey() })),
  create_checkout: ownerInput(() => ({})),
  claim_payment: ({ claim, payer }) => ({ input: { claim }, trial: payer }),
  open_portal: async ({ baseUrl, claim, payer }) => {
    const claimed = await post(`${baseUrl}/payments/claim`, { claim }, [bearer(payer.apiKey)]);
    if (claimed.status !== 200) throw new Error(`claim_payment returned ${claimed.status}: ${claimed.text}`);
    return { input: {}, trial: payer };
  },
  recover_key: ownerInput(() => ({ email: `${randomBytes(6).toString('hex')}@source.example` })),
  confirm_recovery: async ({ server, mail, baseUrl }) => {
    const { email, code } = await mailedCode(server.url, mail);
    await post(`${baseUrl}/trials/confirm`, { email, code });
    const response = await post(`${baseUrl}/keys/recover`, { email });
    if (response.status !== 200) throw new Error(`recover_key returned ${response.status}: ${response.text}`);
    return { input: { email, code: await mail.codeFor(email) } };
  },
  // An HTTP URL is reported without a DNS lookup, which would take time.
  check_destination: ownerInput(() => ({ destination: 'http://crm.example.com/hooks' })),
  list_notices: ownerInput(() => ({})),
  set_notice: ownerInput(() => ({ kind: 'awaiting_replay', enabled: false, idempotency_key: newKey() })),
  list_destinations: ownerInput(() => ({})),
  read_echo: async ({ server }, nextTrial) => {
    const [id, trial] = [randomBytes(12).toString('hex'), await nextTrial()];
    const destination = `${server.url.replace('http:', 'https:')}/relay/echo/${id}`;
    const response = await trial.deliver(newKey(), { destination, lead: someLead() });
    if (response.status !== 200) throw new Error(`deliver returned ${response.status}: ${response.text}`);
    return { input: { id } };
  },
  read_destination_secret: ownerInput(() => ({ origin: 'https://crm.example.com' })),
  rotate_destination_secret: newAccountInput(() => ({ origin: 'https://crm.example.com', version: 0 })),
  read_usage: ownerInput(() => ({})),
};
