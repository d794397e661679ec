import type { BillingEvent } from './billing-state.ts';

/** What a payment provider told about a subscription, in the words of no provider. */
export interface PaymentEvent {
  /** Each event takes effect once, by this id. */
  readonly id: string;
  readonly of: {
    /** The account that the checkout was made for, where the event says so. */
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
