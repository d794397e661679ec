import { randomBytes } from 'node:crypto';
import { type Clock, dayMs } from '../../../src/core/base/clock.ts';
import { type FakeStripe, type Subscription, sendStripeEvent, startFakeStripe } from '../../support/fake-stripe.ts';
import { bearer, type HttpResponse, post, send } from '../../support/http.ts';
import type { Topology } from '../../support/nodes.ts';
import { startTrial, type TrialClient } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { subscriptionEvents } from '../../support/stripe-events.ts';

/** A relay with payments, and its payment provider. */
export interface PaymentTestEnvironment {
  readonly stripe: FakeStripe;
  readonly servers: readonly TestServer[];
  /** URLs of the nodes. */
  readonly urls: readonly [string, ...string[]];
  startTrial(): Promise<TrialClient>;
  close(): Promise<void>;
}

/** Nodes of one installation have one public URL. */
const settings = { RIALTO_MODULES: 'exchange,relay', RIALTO_PUBLIC_URL: 'http://localhost:8080' };

export async function openPaymentTestEnvironment(
  topology: Topology,
  overrides: Readonly<Record<string, string>> = {},
): Promise<PaymentTestEnvironment> {
  const stripe = await startFakeStripe();
  const nodes = await topology.start({ ...settings, ...stripe.environment, ...overrides });
  return testEnvironmentOf(stripe, nodes.servers, () => nodes.close());
}

/** Like `openPaymentTestEnvironment`, on one SQLite node with this clock. */
export async function openPaymentTestEnvironmentWithClock(
  clock: Clock,
  overrides: Readonly<Record<string, string>> = {},
): Promise<PaymentTestEnvironment> {
  const stripe = await startFakeStripe();
  const server = await startServer({ ...settings, ...stripe.environment, ...overrides }, clock);
  return testEnvironmentOf(stripe, [server], () => server.close());
}

function testEnvironmentOf(
  stripe: FakeStripe,
  servers: readonly TestServer[],
  close: () => Promise<void>,
): PaymentTestEnvironment {
  const [firstUrl = '', ...otherUrls] = servers.map(({ url }) => url);
  return {
    stripe,
    servers,
    urls: [firstUrl, ...otherUrls],
    startTrial: () => startTrial(firstUrl),
    async close() {
      await close();
      await stripe.close();
    },
  };
}

export function checkout(url: string, { apiKey }: TrialClient): Promise<HttpResponse> {
  return post(`${url}/relay/api/v1/checkout`, {}, [bearer(apiKey)]);
}

export function openPortal(url: string, { apiKey }: TrialClient): Promise<HttpResponse> {
  return post(`${url}/relay/api/v1/payments/portal`, {}, [bearer(apiKey)]);
}

export function claim(url: string, { apiKey }: TrialClient, proof: string): Promise<HttpResponse> {
  return post(`${url}/relay/api/v1/payments/claim`, { claim: proof }, [bearer(apiKey)]);
}

/** Whether the account has the paid plan according to its own usage. */
export async function hasPaidPlan(url: string, { apiKey }: TrialClient): Promise<boolean> {
  const { status, body, text } = await send(`${url}/relay/api/v1/usage`, { headers: [bearer(apiKey)] });
  if (status !== 200) throw new Error(`Reading the usage returned ${status}: ${text}`);
  return body.plan === 'builder';
}

/** Pays a checkout session of the relay, with the account's address unless another is given. */
export async function payCheckout(environment: PaymentTestEnvironment, trial: TrialClient, email?: string) {
  const { status, body, text } = await checkout(environment.urls[0], trial);
  if (status !== 200) throw new Error(`A checkout returned ${status}: ${text}`);
  return environment.stripe.pay(body.checkout_url, email);
}

/** Sends the events of a subscription that is paid for a month. */
export async function sendPaidEvents(url: string, subscription: Subscription, atMs: number): Promise<void> {
  const events = subscriptionEvents(subscription);
  for (const event of [events.checkout(atMs), events.paid(atMs, `in_${subscription.id}`, atMs + 30 * dayMs)]) {
    const { status, text } = await sendStripeEvent(url, event, { atMs });
    if (status !== 200) throw new Error(`An event returned ${status}: ${text}`);
  }
}

/** A random email address. */
export function freshAddress(): string {
  return `${randomBytes(6).toString('hex')}@payer.example`;
}
