import type { PaymentEvent } from '../rules/payment-event.ts';

/** Interface of a payment provider. */
export interface PaymentProvider {
  /** Name in stored records and in the webhook path: `/<name>/events`. */
  readonly name: string;
  /** Idempotent by `key`. */
  createCheckout(params: CheckoutParams): Promise<Checkout | ProviderFailure>;
  /** Customer portal for changing the card, invoices and cancellation. */
  createPortalSession(customer: string, returnUrl: string): Promise<{ readonly url: string } | ProviderFailure>;
  /** `ended`: it is cancelled now or was before. `failed`: the request failed, and can be repeated. */
  cancelSubscription(subscription: string): Promise<'ended' | 'failed'>;
  /** Verifies and parses a webhook request. */
  readEvent(request: WebhookRequest): Promise<PaymentEvent | EventError>;
}

export interface CheckoutParams {
  readonly accountId: string;
  readonly email: string;
  /** Idempotency key. */
  readonly key: string;
  /** Return URLs, below the base URL of the relay. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Checkout {
  /** Id at the provider, also used in its events. */
  readonly id: string;
  readonly url: string;
  readonly expiresAtMs: number;
}

/**
 * `unreachable`: the provider may have processed the request. `refused`: it did not; an idempotency key cannot be
 * reused.
 */
export type ProviderFailure = 'unreachable' | 'refused';

export interface WebhookRequest {
  /** Raw body. */
  readonly body: Uint8Array;
  header(name: string): string | undefined;
  readonly nowMs: number;
}

/** `invalid_signature`: wrong or too old. `ignored`: of a type that is not used. `malformed`: required members are missing. */
export type EventError = 'invalid_signature' | 'ignored' | 'malformed';
