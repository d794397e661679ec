import type { BillingEvent } from './billing-state.ts';

/** A provider-independent event about a subscription. */
export interface PaymentEvent {
  /** Event id, for deduplication. */
  readonly id: string;
  readonly payer: {
    /** Account of the checkout, if the event contains it. */
    readonly reference: string | null;
    readonly customer: string;
    readonly email: string | null;
  };
  /**
   * Product of the event: the plan, another product of the same seller, or unspecified, because the event contains no
   * price. Fields that a buyer can edit in a checkout do not decide it.
   */
  readonly product: 'plan' | 'other' | 'unspecified';
  readonly billing: BillingEvent;
}
