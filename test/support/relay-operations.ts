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
import { type LeadSink, type LeadSource, leadSource, someLead, startLeadSink } from './relay.ts';
import { relayRuleCodes, relayValues } from './relay-values.ts';
import { newKey, startServer, type TestServer } from './server.ts';
import { subscriptionEvents } from './stripe-events.ts';
import { startStubDns } from './stub-dns.ts';
import { resetConnection, respondOk, type SinkOptions } from './tls-sink.ts';

/** A relay with a local destination, mail server and payment provider. */
export interface RelayFixtureData extends TestData {
  readonly server: TestServer;
  readonly lead: LeadSink;
  readonly mail: MailServer;
  /** The server's clock. */
  readonly clock: FakeClock;
  /** The owner of the delivery. */
  readonly source: LeadSource;
  readonly deliveryId: string;
  readonly deliveryKey: string;
  /** A code that claims a payment which `payer` made with another address. */
  readonly claim: string;
  readonly payer: LeadSource;
  /** Registers a new account. */
  readonly newSource: () => Promise<LeadSource>;
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
  const [lead, mail, stripe] = [
    await startLeadSink(withAmbiguousPath(sink)),
    await startMailServer(),
    await startFakeStripe(),
  ];
  // No host name resolves; destinations are local addresses that the operator allows.
  const dns = await startStubDns(() => ({ code: 'NXDOMAIN' }));
  const clock = fakeClock();
  const serviceSettings = { ...lead.environment, ...mail.environment, ...stripe.environment };
  const server = await startServer({ ...serviceSettings, RIALTO_RELAY_RESOLVER: dns.address, ...overrides }, clock);
  const newSource = () => confirmedSource(server.url, mail);
  const [source, payer] = [await newSource(), await newSource()];
  const deliveryKey = newKey();
  const delivered = await source.deliver(deliveryKey, { destination: lead.destination, lead: someLead() });
  if (delivered.status !== 200) throw new Error(`deliver returned ${delivered.status}: ${delivered.text}`);
  const testData: RelayFixtureData = {
    ...{ server, lead, mail, clock, source, payer, deliveryKey, newSource },
    deliveryId: delivered.body.id,
    claim: await unassignedPayment(server.url, stripe, mail, clock),
    baseUrl: `${server.url}/relay/api/v1`,
    credential: source.apiKey,
    prepare: (operation) => prepare(operation, testData, sources),
    async close() {
      await server.close();
      for (const each of [lead, mail, stripe, dns]) await each.close();
    },
  };
  const sources = createAccountPool(newSource);
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

async function confirmedSource(url: string, mail: MailServer): Promise<LeadSource> {
  const input = await mailedCode(url, mail);
  const response = await post(`${url}/relay/api/v1/trials/confirm`, input);
  if (response.status !== 201) throw new Error(`confirm_trial returned ${response.status}: ${response.text}`);
  return leadSource(url, response.body.api_key, response.body.account_id);
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
  const subscription = stripe.subscription({ email: address, account: null, price: stripePrice });
  const [eventsOf, nowMs] = [subscriptionEvents(subscription), Date.now()];
  for (const event of [eventsOf.checkout(nowMs), eventsOf.paid(nowMs, 'in_1', nowMs + 30 * dayMs)]) {
    const result = await sendStripeEvent(url, event);
    if (result.status !== 200) throw new Error(`an event returned ${result.status}: ${result.text}`);
  }
  clock.advance(hourMs);
  return eventually('a mail to the payer', () => {
    const sentMail = mail.mails.findLast(({ to }) => to.includes(address));
    return sentMail === undefined ? null : /\bclm_\w+/.exec(sentMail.source.replaceAll('=\r\n', ''))?.[0];
  });
}

type NextSource = () => Promise<LeadSource>;

/** Uses an account for 15 deliveries, since a trial has 25 deliveries and 20 tests a day. */
function createAccountPool(newSource: NextSource): NextSource {
  let current: Promise<LeadSource> | undefined;
  let remaining = 0;
  return () => {
    if (current === undefined || remaining === 0) {
      current = newSource();
      remaining = 15;
    }
    remaining -= 1;
    return current;
  };
}

async function ambiguousDelivery({ lead }: RelayFixtureData, sources: NextSource) {
  const source = await sources();
  const destination = new URL('/ambiguous', lead.destination).href;
  const response = await source.deliver(newKey(), { destination, lead: someLead() });
  if (response.body.code !== 'delivery_ambiguous')
    throw new Error(`deliver returned ${response.status}: ${response.text}`);
  return { id: String(response.body.receipt.id), source };
}

async function prepare(operation: Operation, testData: RelayFixtureData, sources: NextSource): Promise<PreparedInput> {
  const createRecord = factories[operation.name];
  if (createRecord === undefined)
    throw new Error(`Add a factory for ${operation.name} to test/support/relay-operations.ts`);
  const { input, source } = await createRecord(testData, sources);
  const caller = source ?? testData.source;
  return { input, credential: operation.access === 'credential' ? caller.apiKey : null };
}

interface CreatedRecord {
  readonly input: Input;
  /** The caller, if it is not the owner of the fixture's delivery. */
  readonly source?: LeadSource;
}

type CreateRecord = (testData: RelayFixtureData, sources: NextSource) => CreatedRecord | Promise<CreatedRecord>;

const withNewRecord =
  (inputOf: (testData: RelayFixtureData) => Input): CreateRecord =>
  (testData) => ({ input: inputOf(testData) });

/** Prepares a call by a new account, since the call may revoke its key. */
const newAccountInput =
  (inputOf: () => Input): CreateRecord =>
  async ({ newSource }) => ({ input: inputOf(), source: await newSource() });

const factories: Readonly<Record<string, CreateRecord>> = {
  create_trial: withNewRecord(() => ({ email: `${randomBytes(6).toString('hex')}@source.example` })),
  confirm_trial: async ({ server, mail }) => ({ input: { ...(await mailedCode(server.url, mail)) } }),
  deliver: async ({ lead }, sources) => ({
    input: { idempotency_key: newKey(), destination: lead.destination, lead: someLead() },
    source: await sources(),
  }),
  test_destination: async ({ lead }, sources) => ({
    input: { idempotency_key: newKey(), destination: lead.destination },
    source: await sources(),
  }),
  deliver_batch: async ({ lead }, sources) => ({
    input: { deliveries: [{ idempotency_key: newKey(), destination: lead.destination, lead: someLead() }] },
    source: await sources(),
  }),
  settle_delivery: async (testData, sources) => {
    const { id, source } = await ambiguousDelivery(testData, sources);
    return { input: { id, outcome: 'arrived' }, source };
  },
  ask_receiver: async (testData, sources) => {
    const { id, source } = await ambiguousDelivery(testData, sources);
    return { input: { id, receipt_url: testData.lead.destination }, source };
  },
  list_deliveries: withNewRecord(() => ({})),
  look_up_delivery: withNewRecord(({ deliveryKey }) => ({ idempotency_key: deliveryKey })),
  read_delivery: withNewRecord(({ deliveryId }) => ({ id: deliveryId })),
  rotate_key: newAccountInput(() => ({})),
  revoke_key: newAccountInput(() => ({ idempotency_key: newKey() })),
  create_key: async (_testData, sources) => ({ input: { name: newKey() }, source: await sources() }),
  list_keys: withNewRecord(() => ({})),
  revoke_named_key: async ({ baseUrl }, sources) => {
    const source = await sources();
    const created = await post(`${baseUrl}/keys`, { name: newKey() }, [bearer(source.apiKey)]);
    if (created.status !== 201) throw new Error(`create_key returned ${created.status}: ${created.text}`);
    return { input: { id: created.body.key.id, idempotency_key: newKey() }, source };
  },
  delete_account: newAccountInput(() => ({ idempotency_key: newKey() })),
  create_checkout: withNewRecord(() => ({})),
  claim_payment: ({ claim, payer }) => ({ input: { claim }, source: payer }),
  open_portal: async ({ baseUrl, claim, payer }) => {
    const claimed = await post(`${baseUrl}/payments/claim`, { claim }, [bearer(payer.apiKey)]);
    if (claimed.status !== 200) throw new Error(`claim_payment returned ${claimed.status}: ${claimed.text}`);
    return { input: {}, source: payer };
  },
  recover_key: withNewRecord(() => ({ email: `${randomBytes(6).toString('hex')}@source.example` })),
  confirm_recovery: async ({ server, mail, baseUrl }) => {
    const { email, code } = await mailedCode(server.url, mail);
    await post(`${baseUrl}/trials/confirm`, { email, code });
    const response = await post(`${baseUrl}/keys/recover`, { email });
    if (response.status !== 200) throw new Error(`recover_key returned ${response.status}: ${response.text}`);
    return { input: { email, code: await mail.codeFor(email) } };
  },
  // Invalid input is rejected immediately; a check with a lookup takes time.
  check_destination: withNewRecord(() => ({ destination: 'http://crm.example.com/hooks' })),
  list_notices: withNewRecord(() => ({})),
  set_notice: withNewRecord(() => ({ kind: 'awaiting_replay', enabled: false, idempotency_key: newKey() })),
  list_destinations: withNewRecord(() => ({})),
  read_echo: async ({ server }, sources) => {
    const [id, source] = [randomBytes(12).toString('hex'), await sources()];
    const destination = `${server.url.replace('http:', 'https:')}/relay/echo/${id}`;
    const response = await source.deliver(newKey(), { destination, lead: someLead() });
    if (response.status !== 200) throw new Error(`deliver returned ${response.status}: ${response.text}`);
    return { input: { id } };
  },
  read_destination_secret: withNewRecord(() => ({ origin: 'https://crm.example.com' })),
  rotate_destination_secret: newAccountInput(() => ({ origin: 'https://crm.example.com', version: 0 })),
  read_usage: withNewRecord(() => ({})),
};
