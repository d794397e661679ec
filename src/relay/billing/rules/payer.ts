import { applyEvent, type BillingState, noBilling } from './billing-state.ts';
import type { PaymentEvent } from './payment-event.ts';

/** A customer at a payment provider. Plain data. */
export interface Payer {
  /** Id of the account that its checkout names; the smallest id if there are several. */
  readonly reference: string | null;
  /** Address of the earliest event that contains one; later changes at the provider are ignored. */
  readonly email: { readonly text: string; readonly atMs: number } | null;
  /** Ids of its subscriptions to the paid plan, sorted. `billing` also contains its other subscriptions. */
  readonly plans: readonly string[];
  readonly billing: BillingState;
}

export const newPayer: Payer = { reference: null, email: null, plans: [], billing: noBilling };

/** Applies an event; like `applyEvent`, independent of order and repetition. */
export function applyPayerEvent(payer: Payer, { payer: eventPayer, product, billing }: PaymentEvent): Payer {
  const { subscription, atMs } = billing;
  return {
    reference:
      payer.reference === null || eventPayer.reference === null
        ? (payer.reference ?? eventPayer.reference)
        : smaller(payer.reference, eventPayer.reference),
    email: eventPayer.email === null ? payer.email : earlierEmail(payer.email, { text: eventPayer.email, atMs }),
    plans: product === 'plan' ? [...new Set([...payer.plans, subscription])].sort() : payer.plans,
    billing: applyEvent(payer.billing, billing),
  };
}

/** Billing state of a payer's subscriptions to the plan. */
export function planBilling({ plans, billing }: Payer): BillingState {
  return Object.fromEntries(Object.entries(billing).filter(([subscription]) => plans.includes(subscription)));
}

function earlierEmail(left: Payer['email'], right: NonNullable<Payer['email']>): Payer['email'] {
  if (left === null || right.atMs < left.atMs) return right;
  return right.atMs === left.atMs ? { text: smaller(left.text, right.text), atMs: left.atMs } : left;
}

function smaller(left: string, right: string): string {
  return left < right ? left : right;
}
