/** Stripe's subscription statuses, in the order that `laterStatus` uses for equal times. */
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

/** States of a payment in order of progress. Delayed payment methods are `pending` first. A paid payment cannot fail. */
const checkoutPayments = ['pending', 'failed', 'paid'] as const;
export type CheckoutPayment = (typeof checkoutPayments)[number];

export interface Invoice {
  /** Time of the first failed attempt. */
  readonly failedAtMs: number | null;
  readonly paidAtMs: number | null;
  /** Latest end of a period on the paid invoice. */
  readonly coveredUntilMs: number | null;
}

export interface LastKnownStatus {
  readonly atMs: number;
  readonly status: SubscriptionStatus;
  /** End of the current period at Stripe. */
  readonly coveredUntilMs: number | null;
}

export interface StoredSubscription {
  readonly checkouts: Readonly<Record<string, CheckoutPayment>>;
  readonly invoices: Readonly<Record<string, Invoice>>;
  /** Latest reported status. Stored data contains this name. */
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
  const subscription = state[event.subscription] ?? newSubscription;
  return { ...state, [event.subscription]: withEvent(subscription, event) };
}

const newSubscription: StoredSubscription = { checkouts: {}, invoices: {}, told: null, deletedAtMs: null };

function withEvent(subscription: StoredSubscription, event: BillingEvent): StoredSubscription {
  switch (event.type) {
    case 'checkout': {
      const payment = moreAdvancedPayment(subscription.checkouts[event.checkout], event.payment);
      return { ...subscription, checkouts: { ...subscription.checkouts, [event.checkout]: payment } };
    }
    case 'invoice_paid':
      return withInvoice(subscription, event.invoice, {
        failedAtMs: null,
        paidAtMs: event.atMs,
        coveredUntilMs: event.coveredUntilMs,
      });
    case 'invoice_failed':
      return withInvoice(subscription, event.invoice, { failedAtMs: event.atMs, paidAtMs: null, coveredUntilMs: null });
    case 'updated': {
      const { atMs, status, coveredUntilMs } = event;
      return { ...subscription, told: laterStatus(subscription.told, { atMs, status, coveredUntilMs }) };
    }
    case 'deleted':
      return { ...subscription, deletedAtMs: earliest(subscription.deletedAtMs, event.atMs) };
  }
}

function withInvoice(subscription: StoredSubscription, id: string, reportedInvoice: Invoice): StoredSubscription {
  const storedInvoice = subscription.invoices[id] ?? { failedAtMs: null, paidAtMs: null, coveredUntilMs: null };
  const invoice = {
    failedAtMs: earliest(storedInvoice.failedAtMs, reportedInvoice.failedAtMs),
    paidAtMs: latest(storedInvoice.paidAtMs, reportedInvoice.paidAtMs),
    coveredUntilMs: latest(storedInvoice.coveredUntilMs, reportedInvoice.coveredUntilMs),
  };
  return { ...subscription, invoices: { ...subscription.invoices, [id]: invoice } };
}

/**
 * The status with the later time. Stripe's times are whole seconds. For equal times, the status that is later in
 * `subscriptionStatuses` is used, and for equal statuses the later end of the period.
 */
function laterStatus(left: LastKnownStatus | null, right: LastKnownStatus): LastKnownStatus {
  if (left === null) return right;
  const difference =
    right.atMs - left.atMs ||
    subscriptionStatuses.indexOf(right.status) - subscriptionStatuses.indexOf(left.status) ||
    (right.coveredUntilMs ?? 0) - (left.coveredUntilMs ?? 0);
  return difference > 0 ? right : left;
}

function moreAdvancedPayment(left: CheckoutPayment | undefined, right: CheckoutPayment): CheckoutPayment {
  const latestIndex = Math.max(
    left === undefined ? 0 : checkoutPayments.indexOf(left),
    checkoutPayments.indexOf(right),
  );
  return checkoutPayments[latestIndex] ?? right;
}

function earliest(left: number | null, right: number | null): number | null {
  return left === null || right === null ? (left ?? right) : Math.min(left, right);
}

function latest(left: number | null, right: number | null): number | null {
  return left === null || right === null ? (left ?? right) : Math.max(left, right);
}
