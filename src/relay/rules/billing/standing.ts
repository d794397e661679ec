import { dayMs } from '../../../core/base/clock.ts';
import type { BillingState, Subscription } from './billing-state.ts';

/** After a payment failed, or a paid time ran out without a word, the plan goes on for so long. */
const graceMs = 7 * dayMs;

/**
 * - `active`: paid; `grace`: a payment is missing, and the plan goes on until `untilMs`
 * - `pending`: a payment is on its way; `lapsed`: a payment is missing for too long
 * - `ended`: the subscription is over; `none`: there never was one
 */
export type StandingName = (typeof standingNames)[number];

/** From the least to the best. */
export const standingNames = ['none', 'ended', 'lapsed', 'pending', 'grace', 'active'] as const;

export interface Standing {
  readonly name: StandingName;
  /** `active` and `grace`: when the plan ends if nothing more is heard; null when nothing says so. */
  readonly untilMs: number | null;
}

/** Whether a standing is worth the paid plan. */
export function isPaidPlan({ name }: Standing): boolean {
  return name === 'active' || name === 'grace';
}

/** How an account stands by what is known of its subscriptions: as the best of them. */
export function standingAt(state: BillingState, nowMs: number): Standing {
  const standings = Object.values(state).map((subscription) => standingOf(subscription, nowMs));
  return standings.reduce(better, { name: 'none', untilMs: null });
}

function better(one: Standing, other: Standing): Standing {
  const difference = standingNames.indexOf(one.name) - standingNames.indexOf(other.name);
  if (difference !== 0) return difference > 0 ? one : other;
  return (one.untilMs ?? Number.POSITIVE_INFINITY) >= (other.untilMs ?? Number.POSITIVE_INFINITY) ? one : other;
}

function standingOf(subscription: Subscription, nowMs: number): Standing {
  const { told, deletedAtMs } = subscription;
  if (deletedAtMs !== null || told?.status === 'canceled') return { name: 'ended', untilMs: null };
  if (!isPaidFor(subscription)) return unpaid(subscription);
  if (told !== null && stopped.includes(told.status)) return { name: 'lapsed', untilMs: null };
  const missingSinceMs = paymentMissingSince(subscription);
  if (missingSinceMs !== null) return until('grace', missingSinceMs + graceMs, nowMs);
  const coveredUntilMs = covered(subscription);
  return coveredUntilMs === null ? { name: 'active', untilMs: null } : until('active', coveredUntilMs + graceMs, nowMs);
}

const stopped: readonly string[] = ['paused', 'unpaid', 'incomplete_expired'];
const running: readonly string[] = ['trialing', 'active', 'past_due'];

function until(name: 'active' | 'grace', untilMs: number, nowMs: number): Standing {
  return nowMs < untilMs ? { name, untilMs } : { name: 'lapsed', untilMs: null };
}

/** Whether it was ever paid for: by word of a payment, or of a status that follows one. */
function isPaidFor({ checkouts, invoices, told }: Subscription): boolean {
  const payments = Object.values(checkouts);
  if (payments.includes('paid') || Object.values(invoices).some(({ paidAtMs }) => paidAtMs !== null)) return true;
  return told !== null && running.includes(told.status) && !payments.includes('failed');
}

function unpaid({ checkouts, told }: Subscription): Standing {
  const failed = Object.values(checkouts).includes('failed') || (told !== null && stopped.includes(told.status));
  return { name: failed ? 'lapsed' : 'pending', untilMs: null };
}

/**
 * Since when a payment is missing; null when none is. A failed invoice no longer counts once it is
 * paid, or a later one is. Of an overdue subscription whose failure is not known yet, the end of
 * what was paid counts, or else the word that it is overdue.
 */
function paymentMissingSince({ invoices, told }: Subscription): number | null {
  const all = Object.values(invoices);
  const lastPaidMs = Math.max(...all.map(({ paidAtMs }) => paidAtMs ?? 0), 0);
  const open = all.flatMap(({ failedAtMs, paidAtMs }) =>
    failedAtMs !== null && paidAtMs === null && failedAtMs > lastPaidMs ? [failedAtMs] : [],
  );
  if (open.length > 0) return Math.min(...open);
  if (told?.status !== 'past_due' || lastPaidMs > told.atMs) return null;
  return paidUntil({ invoices }) ?? told.atMs;
}

function covered({ invoices, told }: Subscription): number | null {
  const paid = paidUntil({ invoices });
  if (paid === null || told === null || told.coveredUntilMs === null) return paid ?? told?.coveredUntilMs ?? null;
  return Math.max(paid, told.coveredUntilMs);
}

function paidUntil({ invoices }: Pick<Subscription, 'invoices'>): number | null {
  const ends = Object.values(invoices).flatMap(({ paidAtMs, coveredUntilMs }) =>
    paidAtMs !== null && coveredUntilMs !== null ? [coveredUntilMs] : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}
