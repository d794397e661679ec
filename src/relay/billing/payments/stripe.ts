import type Stripe from 'stripe';
import { secondMs } from '../../../core/base/clock.ts';
import type { StripeConfig } from '../../../core/base/config.ts';
import type { Log } from '../../../core/base/log.ts';
import { accountMetadataKey, readStripeEvent } from '../rules/stripe-events.ts';
import type { Checkout, CheckoutParams, PaymentProvider, ProviderFailure, WebhookRequest } from './provider.ts';

const signatureAgeSecondsMax = 300;
const timeoutMs = 8_000;
const networkRetriesMax = 1;

/** Stripe as the payment provider. Its client library is loaded at first use. */
export function openStripe(config: StripeConfig, log: Log): PaymentProvider {
  let clientPromise: Promise<StripeClient> | undefined;
  const openClient = () => {
    clientPromise ??= loadClient(config);
    return clientPromise;
  };
  return {
    name: 'stripe',
    async createCheckout(params) {
      const { client, library } = await openClient();
      return createCheckout(client, library, config.priceId, params, log);
    },
    async createPortalSession(customer, returnUrl) {
      const { client, library } = await openClient();
      try {
        const { url } = await client.billingPortal.sessions.create({ customer, return_url: returnUrl });
        return { url };
      } catch (err) {
        log.warn(
          { err, module: 'relay' },
          'opening the customer portal failed: check that it is configured in the Stripe dashboard',
        );
        return failureOfPortal(library, err);
      }
    },
    async cancelSubscription(subscription) {
      const { client, library } = await openClient();
      try {
        await client.subscriptions.cancel(subscription);
        return 'ended';
      } catch (err) {
        if (isAlreadyCancelled(library, err)) return 'ended';
        log.warn({ err, module: 'relay' }, 'cancelling a subscription failed, retrying');
        return 'failed';
      }
    },
    async readEvent(request) {
      const { client, library } = await openClient();
      return readEvent(client, library, config, request);
    },
  };
}

type Library = typeof import('stripe').default;

interface StripeClient {
  readonly client: Stripe;
  readonly library: Library;
}

async function loadClient({ secretKey, apiBase }: StripeConfig): Promise<StripeClient> {
  const { default: library } = await import('stripe');
  const options = { timeout: timeoutMs, maxNetworkRetries: networkRetriesMax, telemetry: false };
  return { client: new library(secretKey, { ...options, ...serverOptions(apiBase) }), library };
}

function serverOptions(apiBase: string | null) {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttp = protocol === 'http:';
  return { host: hostname, port: port || (isHttp ? '80' : '443'), protocol: isHttp ? 'http' : 'https' } as const;
}

async function createCheckout(
  client: Stripe,
  library: Library,
  price: string,
  params: CheckoutParams,
  log: Log,
): Promise<Checkout | ProviderFailure | 'key_used'> {
  try {
    return await requestCheckoutSession(client, price, params, true).catch((error: unknown) => {
      // Stripe rejects some valid addresses; then the buyer enters one at checkout.
      if (!(error instanceof library.errors.StripeInvalidRequestError) || error.param !== 'customer_email') throw error;
      return requestCheckoutSession(client, price, { ...params, key: `${params.key}-without-address` }, false);
    });
  } catch (err) {
    log.warn({ err, module: 'relay' }, 'creating a checkout failed: the request is refused and can be repeated');
    return failureOfCheckout(library, err);
  }
}

const keyInUse = 409;

/** Stripe repeats rejections and internal errors for the same key, but neither a rate limit nor a key in use. */
function failureOfCheckout({ errors }: Library, error: unknown): ProviderFailure | 'key_used' {
  if (error instanceof errors.StripeError && error.statusCode === keyInUse) return 'unavailable';
  if (error instanceof errors.StripeIdempotencyError) return 'key_used';
  if (error instanceof errors.StripeInvalidRequestError) return 'refused';
  return error instanceof errors.StripeAPIError ? 'refused' : 'unavailable';
}

function failureOfPortal({ errors }: Library, error: unknown): ProviderFailure {
  return error instanceof errors.StripeConnectionError ? 'unavailable' : 'refused';
}

async function requestCheckoutSession(
  client: Stripe,
  price: string,
  { accountId, email, key, successUrl, cancelUrl }: CheckoutParams,
  hasEmail: boolean,
): Promise<Checkout> {
  const metadata = { [accountMetadataKey]: accountId };
  const session = await client.checkout.sessions.create(
    {
      mode: 'subscription',
      line_items: [{ price, quantity: 1 }],
      client_reference_id: accountId,
      ...(hasEmail ? { customer_email: email } : {}),
      metadata,
      subscription_data: { metadata },
      success_url: `${successUrl}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: key },
  );
  if (session.url === null) throw new Error('Stripe returned a checkout without a URL.');
  return { id: session.id, url: session.url, expiresAtMs: session.expires_at * secondMs };
}

/** Whether the subscription does not exist or is already cancelled. */
function isAlreadyCancelled(library: Library, error: unknown): boolean {
  return error instanceof library.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

async function readEvent(client: Stripe, library: Library, config: StripeConfig, request: WebhookRequest) {
  try {
    const signature = request.header('stripe-signature') ?? '';
    const { webhookSecret, priceId } = config;
    const { body, nowMs } = request;
    const event = client.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      signatureAgeSecondsMax,
      undefined,
      nowMs,
    );
    return readStripeEvent(event, priceId);
  } catch (error) {
    return error instanceof library.errors.StripeSignatureVerificationError ? 'invalid_signature' : 'malformed';
  }
}
