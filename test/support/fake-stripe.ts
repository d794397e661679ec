import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpResponse, send } from './http.ts';

/** Fake Stripe API, which the real client calls over HTTP. */
export interface FakeStripe {
  readonly environment: Readonly<Record<string, string>>;
  /** All requests, in order of arrival. */
  readonly requests: readonly StripeRequest[];
  readonly checkoutSessions: ReadonlyMap<string, CheckoutSession>;
  /** Ids of subscriptions that were cancelled through the API. */
  readonly cancelledSubscriptionIds: ReadonlySet<string>;
  /** `down` resets connections, `failing` responds with errors. */
  setMode(mode: 'up' | 'down' | 'failing'): void;
  /** Pays the checkout session with this URL; returns the new subscription. */
  pay(checkoutUrl: string, email?: string): Subscription;
  /** Creates a subscription without a checkout session. */
  createSubscription(fields?: Partial<Subscription>): Subscription;
  close(): Promise<void>;
}

export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

export interface CheckoutSession {
  readonly id: string;
  readonly url: string;
  readonly form: StripeRequest['form'];
}

/** The subscription that events describe. */
export interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly email: string;
  /** Id of the checkout session. */
  readonly session: string;
  readonly price: string;
  /** Account in the metadata of the checkout session; null if the session was not created by the relay. */
  readonly account: string | null;
}

export const stripePrice = 'price_builder';
const webhookSecret = `whsec_${'w'.repeat(32)}`;
const secretKey = `sk_test_${'s'.repeat(24)}`;

export async function startFakeStripe(): Promise<FakeStripe> {
  const requests: StripeRequest[] = [];
  const checkoutSessions = new Map<string, CheckoutSession>();
  const idempotentResponses = new Map<string, CheckoutSession>();
  const [activeSubscriptions, customers, cancelledIds] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let mode: 'up' | 'down' | 'failing' = 'up';

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
    const { method = '', url: path = '' } = request;
    const idempotencyKey = [request.headers['idempotency-key']].flat()[0];
    requests.push({ method, path, idempotencyKey, form });
    if (mode === 'down') return request.socket.destroy();
    if (mode === 'failing') return reply(response, 500, { error: { type: 'api_error', message: 'It failed.' } });
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return reply(response, 401, { error: { type: 'invalid_request_error', message: 'No such key.' } });
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(response, idempotencyKey, form);
    if (method === 'POST' && path === '/v1/billing_portal/sessions') return createPortal(response, form);
    const [, id] = /^\/v1\/subscriptions\/(\w+)$/.exec(path) ?? [];
    if (method === 'DELETE' && id !== undefined) return cancel(response, id);
    return reply(response, 404, { error: { type: 'invalid_request_error', message: 'Unrecognized request.' } });
  }

  function createSession(
    response: ServerResponse,
    idempotencyKey: string | undefined,
    form: StripeRequest['form'],
  ): ServerResponse {
    const previousSession = idempotencyKey === undefined ? undefined : idempotentResponses.get(idempotencyKey);
    if (previousSession !== undefined && JSON.stringify(previousSession.form) !== JSON.stringify(form))
      return reply(response, 400, { error: { type: 'idempotency_error', message: 'Other parameters.' } });
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(form['customer_email'] ?? 'no-email@example.org')) {
      const error = {
        type: 'invalid_request_error',
        code: 'email_invalid',
        param: 'customer_email',
        message: 'Invalid.',
      };
      return reply(response, 400, { error });
    }
    const session = previousSession ?? newSession(origin, form);
    checkoutSessions.set(session.id, session);
    if (idempotencyKey !== undefined) idempotentResponses.set(idempotencyKey, session);
    return reply(response, 200, {
      id: session.id,
      object: 'checkout.session',
      url: session.url,
      expires_at: Math.floor(Date.now() / 1_000) + 86_400,
    });
  }

  function createPortal(response: ServerResponse, { customer = '' }: StripeRequest['form']): ServerResponse {
    if (!customers.has(customer)) {
      const message = `No such customer: '${customer}'`;
      return reply(response, 400, { error: { type: 'invalid_request_error', code: 'resource_missing', message } });
    }
    const id = `bps_${randomId()}`;
    return reply(response, 200, {
      id,
      object: 'billing_portal.session',
      customer,
      url: `${origin}/p/${customer}/${id}`,
    });
  }

  function cancel(response: ServerResponse, id: string): ServerResponse {
    if (!activeSubscriptions.delete(id)) {
      const error = {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such subscription: '${id}'`,
      };
      return reply(response, 404, { error });
    }
    cancelledIds.add(id);
    return reply(response, 200, { id, object: 'subscription', status: 'canceled' });
  }

  const createSubscription: FakeStripe['createSubscription'] = (fields = {}) => {
    const subscription = newSubscription(fields);
    activeSubscriptions.add(subscription.id);
    customers.add(subscription.customer);
    return subscription;
  };

  return {
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: stripePrice,
      STRIPE_API_BASE: origin,
    },
    requests,
    checkoutSessions,
    cancelledSubscriptionIds: cancelledIds,
    setMode(newMode) {
      mode = newMode;
    },
    pay(checkoutUrl, email) {
      const session = [...checkoutSessions.values()].find(({ url }) => url === checkoutUrl);
      if (session === undefined) throw new Error('There is no such checkout.');
      const { form } = session;
      return createSubscription({
        session: session.id,
        price: form['line_items[0][price]'] ?? '',
        account: form['subscription_data[metadata][rialto_account]'] ?? null,
        email: email ?? form['customer_email'] ?? '',
      });
    },
    createSubscription,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function reply(response: ServerResponse, status: number, body: object): ServerResponse {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
  return response.end(JSON.stringify(body));
}

function newSession(origin: string, form: StripeRequest['form']): CheckoutSession {
  const id = `cs_test_${randomId()}`;
  return { id, url: `${origin}/c/pay/${id}`, form };
}

function newSubscription(fields: Partial<Subscription>): Subscription {
  const ids = { id: `sub_${randomId()}`, customer: `cus_${randomId()}`, session: `cs_test_${randomId()}` };
  return { ...ids, email: `${randomId()}@payer.example`, price: stripePrice, account: null, ...fields };
}

function randomId(): string {
  return randomBytes(9).toString('hex');
}

/** The `Stripe-Signature` header for a body. */
export function stripeSignature(body: string, atMs = Date.now(), secret = webhookSecret): string {
  const seconds = Math.floor(atMs / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export interface SignatureOptions {
  readonly signature?: string;
  readonly atMs?: number;
}

/** Sends a signed event to a server's webhook URL. */
export function sendStripeEvent(
  url: string,
  event: unknown,
  { signature, atMs }: SignatureOptions = {},
): Promise<HttpResponse> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  return send(`${url}/relay/api/v1/stripe/events`, {
    method: 'POST',
    headers: [
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Stripe-Signature', signature ?? stripeSignature(body, atMs)],
    ],
    body,
  });
}
