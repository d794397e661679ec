/** Stripe's words for a subscription, from its beginning to its end. */
export const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'paused',
  'unpaid',
  'incomplete_expired',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What an event adds to the knowledge about one subscription. `atMs` is when it happened at Stripe. */
export type BillingEvent = { readonly subscription: string; readonly atMs: number } & (
  | { readonly type: 'checkout'; readonly checkout: string; readonly payment: CheckoutPayment }
  | { readonly type: 'invoice_paid'; readonly invoice: string; readonly coveredUntilMs: number | null }
  | { readonly type: 'invoice_failed'; readonly invoice: string }
  | { readonly type: 'updated'; readonly status: SubscriptionStatus; readonly coveredUntilMs: number | null }
  | { readonly type: 'deleted' }
);

/** A payment that takes days is pending first; it cannot fail once it is paid. */
const checkoutPayments = ['pending', 'failed', 'paid'] as const;
export type CheckoutPayment = (typeof checkoutPayments)[number];

export interface Invoice {
  /** The first failed attempt to collect it. */
  readonly failedAtMs: number | null;
  readonly paidAtMs: number | null;
  readonly coveredUntilMs: number | null;
}

export interface LastKnownStatus {
  readonly atMs: number;
  readonly status: SubscriptionStatus;
  readonly coveredUntilMs: number | null;
}

export interface StoredSubscription {
  readonly checkouts: Readonly<Record<string, CheckoutPayment>>;
  readonly invoices: Readonly<Record<string, Invoice>>;
  /** The latest status that was reported. */
  readonly told: LastKnownStatus | null;
  readonly deletedAtMs: number | null;
}

/** All that is known of an account's subscriptions, by their ids. Plain data. */
export type BillingState = Readonly<Record<string, StoredSubscription>>;

export const noBilling: BillingState = {};

/**
 * The state with one event more. Every member only ever moves forward: a set grows, a first time
 * gets earlier, a last time later, a payment better. So the same events give the same state in
 * whatever order and however often they come.
 */
export function applyEvent(state: BillingState, event: BillingEvent): BillingState {
  const before = state[event.subscription] ?? unknown;
  return { ...state, [event.subscription]: withEvent(before, event) };
}

const unknown: StoredSubscription = { checkouts: {}, invoices: {}, told: null, deletedAtMs: null };

function withEvent(before: StoredSubscription, event: BillingEvent): StoredSubscription {
  switch (event.type) {
    case 'checkout': {
      const payment = better(before.checkouts[event.checkout], event.payment);
      return { ...before, checkouts: { ...before.checkouts, [event.checkout]: payment } };
    }
    case 'invoice_paid':
      return withInvoice(before, event.invoice, {
        failedAtMs: null,
        paidAtMs: event.atMs,
        coveredUntilMs: event.coveredUntilMs,
      });
    case 'invoice_failed':
      return withInvoice(before, event.invoice, { failedAtMs: event.atMs, paidAtMs: null, coveredUntilMs: null });
    case 'updated': {
      const { atMs, status, coveredUntilMs } = event;
      return { ...before, told: later(before.told, { atMs, status, coveredUntilMs }) };
    }
    case 'deleted':
      return { ...before, deletedAtMs: least(before.deletedAtMs, event.atMs) };
  }
}

function withInvoice(before: StoredSubscription, id: string, adds: Invoice): StoredSubscription {
  const known = before.invoices[id] ?? { failedAtMs: null, paidAtMs: null, coveredUntilMs: null };
  const invoice = {
    failedAtMs: least(known.failedAtMs, adds.failedAtMs),
    paidAtMs: most(known.paidAtMs, adds.paidAtMs),
    coveredUntilMs: most(known.coveredUntilMs, adds.coveredUntilMs),
  };
  return { ...before, invoices: { ...before.invoices, [id]: invoice } };
}

/** Times at Stripe are whole seconds: of two statuses in one second the one nearer to the end counts. */
function later(one: LastKnownStatus | null, other: LastKnownStatus): LastKnownStatus {
  if (one === null) return other;
  const difference =
    other.atMs - one.atMs ||
    subscriptionStatuses.indexOf(other.status) - subscriptionStatuses.indexOf(one.status) ||
    (other.coveredUntilMs ?? 0) - (one.coveredUntilMs ?? 0);
  return difference > 0 ? other : one;
}

function better(one: CheckoutPayment | undefined, other: CheckoutPayment): CheckoutPayment {
  const best = Math.max(one === undefined ? 0 : checkoutPayments.indexOf(one), checkoutPayments.indexOf(other));
  return checkoutPayments[best] ?? other;
}

function least(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function most(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
