import type { PaymentEvent } from '../rules/payment-event.ts';

/** Who takes the money. All that the relay asks of one. */
export interface PaymentProvider {
  /** Stands beside its records, and in the address of its events: `/<name>/events`. */
  readonly name: string;
  /** The same order returns the same checkout. */
  createCheckout(order: CheckoutOrder): Promise<Checkout | CheckoutFailure>;
  /** A page at the provider where this customer changes the card, reads invoices and cancels. */
  openPortal(customer: string, returnUrl: string): Promise<{ readonly url: string } | CheckoutFailure>;
  /** `ended` also when it was over before. Never throws. */
  endSubscription(subscription: string): Promise<'ended' | 'failed'>;
  /** Checks and reads what arrived at the address of its events. */
  readEvent(sent: SentEvent): Promise<PaymentEvent | UnusableEvent>;
}

export interface CheckoutOrder {
  readonly accountId: string;
  readonly email: string;
  /** Names this order: repeated, it is the same one. */
  readonly key: string;
  /** Where the buyer is led afterwards, below the relay's own address. */
  readonly doneUrl: string;
  readonly cancelledUrl: string;
}

export interface Checkout {
  /** Names it at the provider, and in its events. */
  readonly id: string;
  readonly url: string;
  readonly expiresAtMs: number;
}

/** `unreachable`: it may have been made; `refused`: it was not, and its key is used up. */
export type CheckoutFailure = 'unreachable' | 'refused';

export interface SentEvent {
  /** As it came, byte for byte. */
  readonly body: Uint8Array;
  header(name: string): string | undefined;
  readonly nowMs: number;
}

/** `unsigned`: not from the provider, or too old; `ignored`: about nothing that matters here; `malformed`: see the readers. */
export type UnusableEvent = 'unsigned' | 'ignored' | 'malformed';
