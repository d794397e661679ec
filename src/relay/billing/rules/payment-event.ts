import type { BillingEvent } from './billing-state.ts';

/** A provider-independent event about a subscription. */
export interface PaymentEvent {
  /** Deduplicates events. */
  readonly id: string;
  readonly of: {
    /** The account of the checkout, if the event contains it. */
    readonly reference: string | null;
    readonly customer: string;
    readonly email: string | null;
  };
  /**
   * Whether it is about the plan that is sold here. `other`: about something else that the same seller
   * sells; `unsaid`: nothing in it says. What a buyer can write into a checkout decides nothing.
   */
  readonly about: 'plan' | 'other' | 'unsaid';
  readonly billing: BillingEvent;
}
