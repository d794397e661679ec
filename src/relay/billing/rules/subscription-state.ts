import { dayMs } from '../../../core/base/clock.ts';
import type { BillingState, StoredSubscription } from './billing-state.ts';

/** Grace period after a failed payment, or after the paid period if no event follows. */
const graceMs = 7 * dayMs;

/**
 * State of a subscription.
 * - `active`: paid; `grace`: a payment is missing, the plan continues until `untilMs`
 * - `pending`: a payment is in progress
 * - `lapsed`: the grace period is over, the first payment failed, or Stripe stopped the subscription
 * - `ended`: cancelled; `none`: never existed
 */
export type SubscriptionStateName = (typeof subscriptionStateNames)[number];

/** States of a subscription in ascending order of entitlement. */
export const subscriptionStateNames = ['none', 'ended', 'lapsed', 'pending', 'grace', 'active'] as const;

export interface SubscriptionState {
  readonly name: SubscriptionStateName;
  /** End of the plan without further events, for `active` and `grace`; null when unknown. */
  readonly untilMs: number | null;
}

/** Whether the state entitles the account to the paid plan. */
export function isPaidPlan({ name }: SubscriptionState): boolean {
  return name === 'active' || name === 'grace';
}

/** State of the account: the best state of its subscriptions. */
export function subscriptionStateAt(state: BillingState, nowMs: number): SubscriptionState {
  const states = Object.values(state).map((subscription) => subscriptionStateOf(subscription, nowMs));
  return states.reduce(betterState, { name: 'none', untilMs: null });
}

/** Number of paid subscriptions; more than one means duplicate charges. */
export function countPaidSubscriptions(state: BillingState, nowMs: number): number {
  return Object.values(state).filter((subscription) => isPaidPlan(subscriptionStateOf(subscription, nowMs))).length;
}

/** Latest end of the periods of the paid subscriptions; null when none is paid or no end is known. */
export function paidUntilAt(state: BillingState, nowMs: number): number | null {
  const subscriptionEnds = Object.values(state)
    .filter((subscription) => isPaidPlan(subscriptionStateOf(subscription, nowMs)))
    .map(coveredUntil)
    .filter((end) => end !== null);
  return subscriptionEnds.length === 0 ? null : Math.max(...subscriptionEnds);
}

function betterState(left: SubscriptionState, right: SubscriptionState): SubscriptionState {
  const difference = subscriptionStateNames.indexOf(left.name) - subscriptionStateNames.indexOf(right.name);
  if (difference !== 0) return difference > 0 ? left : right;
  return (left.untilMs ?? Number.POSITIVE_INFINITY) >= (right.untilMs ?? Number.POSITIVE_INFINITY) ? left : right;
}

function subscriptionStateOf(subscription: StoredSubscription, nowMs: number): SubscriptionState {
  const { told: lastStatus, deletedAtMs } = subscription;
  if (deletedAtMs !== null || lastStatus?.status === 'canceled') return { name: 'ended', untilMs: null };
  if (!hasEverStarted(subscription)) return notStartedState(subscription);
  if (lastStatus !== null && stoppedStatuses.includes(lastStatus.status)) return { name: 'lapsed', untilMs: null };
  const missingSinceMs = paymentMissingSince(subscription);
  if (missingSinceMs !== null) return stateUntil('grace', missingSinceMs + graceMs, nowMs);
  const coveredUntilMs = coveredUntil(subscription);
  return coveredUntilMs === null
    ? { name: 'active', untilMs: null }
    : stateUntil('active', coveredUntilMs + graceMs, nowMs);
}

const stoppedStatuses: readonly string[] = ['paused', 'unpaid', 'incomplete_expired'];
const startedStatuses: readonly string[] = ['trialing', 'active', 'past_due'];

function stateUntil(name: 'active' | 'grace', untilMs: number, nowMs: number): SubscriptionState {
  return nowMs < untilMs ? { name, untilMs } : { name: 'lapsed', untilMs: null };
}

/**
 * Whether the subscription ever entitled the account to the paid plan: a payment is known, or Stripe reports a status
 * of `startedStatuses` and no checkout has failed.
 */
function hasEverStarted({ checkouts, invoices, told: lastStatus }: StoredSubscription): boolean {
  const payments = Object.values(checkouts);
  if (payments.includes('paid') || Object.values(invoices).some(({ paidAtMs }) => paidAtMs !== null)) return true;
  return lastStatus !== null && startedStatuses.includes(lastStatus.status) && !payments.includes('failed');
}

function notStartedState({ checkouts, told: lastStatus }: StoredSubscription): SubscriptionState {
  const hasFailed =
    Object.values(checkouts).includes('failed') || (lastStatus !== null && stoppedStatuses.includes(lastStatus.status));
  return { name: hasFailed ? 'lapsed' : 'pending', untilMs: null };
}

/**
 * Time since when a payment is missing, or null. A failed invoice does not count once it is paid, or any invoice is paid
 * after the failure. For a past-due subscription without a known failure, the end of the paid period is used, else the
 * time of the status.
 */
function paymentMissingSince({ invoices, told: lastStatus }: StoredSubscription): number | null {
  const invoiceList = Object.values(invoices);
  const lastPaidMs = Math.max(...invoiceList.map(({ paidAtMs }) => paidAtMs ?? 0), 0);
  const failureTimesMs = invoiceList.flatMap(({ failedAtMs, paidAtMs }) =>
    failedAtMs !== null && paidAtMs === null && failedAtMs > lastPaidMs ? [failedAtMs] : [],
  );
  if (failureTimesMs.length > 0) return Math.min(...failureTimesMs);
  if (lastStatus?.status !== 'past_due' || lastPaidMs > lastStatus.atMs) return null;
  return paidUntil({ invoices }) ?? lastStatus.atMs;
}

/** End of the current period: the later one of the paid invoices and the last status. */
function coveredUntil({ invoices, told: lastStatus }: StoredSubscription): number | null {
  const invoicePaidUntilMs = paidUntil({ invoices });
  if (invoicePaidUntilMs === null || lastStatus === null || lastStatus.coveredUntilMs === null)
    return invoicePaidUntilMs ?? lastStatus?.coveredUntilMs ?? null;
  return Math.max(invoicePaidUntilMs, lastStatus.coveredUntilMs);
}

/** Latest end of a period on a paid invoice. */
function paidUntil({ invoices }: Pick<StoredSubscription, 'invoices'>): number | null {
  const periodEndsMs = Object.values(invoices).flatMap(({ paidAtMs, coveredUntilMs }) =>
    paidAtMs !== null && coveredUntilMs !== null ? [coveredUntilMs] : [],
  );
  return periodEndsMs.length === 0 ? null : Math.max(...periodEndsMs);
}
