/** Stripe's subscription statuses, from first to last. */
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

/** Content of one event about a subscription. `atMs`: time at Stripe. */
export type BillingEvent = { readonly subscription: string; readonly atMs: number } & (
  | { readonly type: 'checkout'; readonly checkout: string; readonly payment: CheckoutPayment }
  | { readonly type: 'invoice_paid'; readonly invoice: string; readonly coveredUntilMs: number | null }
  | { readonly type: 'invoice_failed'; readonly invoice: string }
  | { readonly type: 'updated'; readonly status: SubscriptionStatus; readonly coveredUntilMs: number | null }
  | { readonly type: 'deleted' }
);

/** Delayed payment methods are `pending` first. A paid payment cannot fail. */
const checkoutPayments = ['pending', 'failed', 'paid'] as const;
export type CheckoutPayment = (typeof checkoutPayments)[number];

export interface Invoice {
  /** Time of the first failed attempt. */
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
  /** Latest reported status. */
  readonly told: LastKnownStatus | null;
  readonly deletedAtMs: number | null;
}

/** Billing state of an account: its subscriptions by id. Plain data. */
export type BillingState = Readonly<Record<string, StoredSubscription>>;

export const noBilling: BillingState = {};

/**
 * Applies an event. The result does not depend on order and repetition of events, because every member changes in one
 * direction only: sets grow, first times decrease, last times increase, and payments move from pending to paid.
 */
export function applyEvent(state: BillingState, event: BillingEvent): BillingState {
  const before = state[event.subscription] ?? newSubscription;
  return { ...state, [event.subscription]: withEvent(before, event) };
}

const newSubscription: StoredSubscription = { checkouts: {}, invoices: {}, told: null, deletedAtMs: null };

function withEvent(before: StoredSubscription, event: BillingEvent): StoredSubscription {
  switch (event.type) {
    case 'checkout': {
      const payment = laterPayment(before.checkouts[event.checkout], event.payment);
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
      return { ...before, told: laterStatus(before.told, { atMs, status, coveredUntilMs }) };
    }
    case 'deleted':
      return { ...before, deletedAtMs: earliest(before.deletedAtMs, event.atMs) };
  }
}

function withInvoice(before: StoredSubscription, id: string, added: Invoice): StoredSubscription {
  const stored = before.invoices[id] ?? { failedAtMs: null, paidAtMs: null, coveredUntilMs: null };
  const invoice = {
    failedAtMs: earliest(stored.failedAtMs, added.failedAtMs),
    paidAtMs: latest(stored.paidAtMs, added.paidAtMs),
    coveredUntilMs: latest(stored.coveredUntilMs, added.coveredUntilMs),
  };
  return { ...before, invoices: { ...before.invoices, [id]: invoice } };
}

/** Stripe's times are whole seconds. For equal times, the status that is later in `subscriptionStatuses` is used. */
function laterStatus(one: LastKnownStatus | null, other: LastKnownStatus): LastKnownStatus {
  if (one === null) return other;
  const difference =
    other.atMs - one.atMs ||
    subscriptionStatuses.indexOf(other.status) - subscriptionStatuses.indexOf(one.status) ||
    (other.coveredUntilMs ?? 0) - (one.coveredUntilMs ?? 0);
  return difference > 0 ? other : one;
}

function laterPayment(one: CheckoutPayment | undefined, other: CheckoutPayment): CheckoutPayment {
  const best = Math.max(one === undefined ? 0 : checkoutPayments.indexOf(one), checkoutPayments.indexOf(other));
  return checkoutPayments[best] ?? other;
}

function earliest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
