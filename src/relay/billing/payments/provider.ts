import type { PaymentEvent } from '../rules/payment-event.ts';

/** Interface of a payment provider. */
export interface PaymentProvider {
  /** Name in stored records and in the webhook path: `/<name>/events`. */
  readonly name: string;
  /** Idempotent: the same `params.key` returns the same checkout. `key_used`: it was used with other parameters. */
  createCheckout(params: CheckoutParams): Promise<Checkout | ProviderFailure | 'key_used'>;
  /** Creates a link to the page where a customer changes the card, reads invoices and cancels. */
  createPortalSession(customer: string, returnUrl: string): Promise<{ readonly url: string } | ProviderFailure>;
  /** `ended`: the subscription is cancelled now or was before. `failed`: the request failed, and can be repeated. */
  cancelSubscription(subscription: string): Promise<'ended' | 'failed'>;
  /** Verifies and parses a webhook request. */
  readEvent(request: WebhookRequest): Promise<PaymentEvent | NoEventReason>;
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
  /** Id at the provider, also used in the provider's events. */
  readonly id: string;
  readonly url: string;
  readonly expiresAtMs: number;
}

/**
 * `unavailable`: the provider may have processed the request, or would process a repeated one. `refused`: it returns the
 * same error for the same idempotency key.
 */
export type ProviderFailure = 'unavailable' | 'refused';

export interface WebhookRequest {
  /** Raw body. */
  readonly body: Uint8Array;
  header(name: string): string | undefined;
  readonly nowMs: number;
}

/**
 * Reason why a webhook request contains no payment event. `invalid_signature`: the signature is wrong or too old.
 * `ignored`: the event type is not used. `malformed`: required members are missing.
 */
export type NoEventReason = 'invalid_signature' | 'ignored' | 'malformed';
