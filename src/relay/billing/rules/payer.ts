import { applyEvent, type BillingState, noBilling } from './billing-state.ts';
import type { PaymentEvent } from './payment-event.ts';

/** What is known of one customer at a payment provider. Plain data. */
export interface Payer {
  /** The account that its checkout was made for; the least of several. */
  readonly reference: string | null;
  /** The address that it paid with first: a later change at the provider moves no payment. */
  readonly email: { readonly text: string; readonly atMs: number } | null;
  /** Its subscriptions to the plan, in order. It may have others, which count for nothing. */
  readonly plans: readonly string[];
  readonly billing: BillingState;
}

export const newPayer: Payer = { reference: null, email: null, plans: [], billing: noBilling };

/** The payer with one event more. Like `learn`, it returns the same for the same events in any order and number. */
export function applyPayerEvent(payer: Payer, { of, about, billing }: PaymentEvent): Payer {
  const { subscription, atMs } = billing;
  return {
    reference:
      payer.reference === null || of.reference === null
        ? (payer.reference ?? of.reference)
        : least(payer.reference, of.reference),
    email: of.email === null ? payer.email : earlier(payer.email, { text: of.email, atMs }),
    plans: about === 'plan' ? [...new Set([...payer.plans, subscription])].sort() : payer.plans,
    billing: applyEvent(payer.billing, billing),
  };
}

/** What counts of it for the account: the subscriptions to the plan. */
export function planBilling({ plans, billing }: Payer): BillingState {
  return Object.fromEntries(Object.entries(billing).filter(([subscription]) => plans.includes(subscription)));
}

function earlier(one: Payer['email'], other: NonNullable<Payer['email']>): Payer['email'] {
  if (one === null || other.atMs < one.atMs) return other;
  return other.atMs === one.atMs ? { text: least(one.text, other.text), atMs: one.atMs } : one;
}

function least(one: string, other: string): string {
  return one < other ? one : other;
}
