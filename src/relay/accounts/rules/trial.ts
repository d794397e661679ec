import { dayMs, formatTime, secondMs } from '../../../core/base/clock.ts';
import type { PeriodCount } from '../../billing/rules/period.ts';
import type { Charge } from '../../deliveries/rules/admission.ts';
import type { Upgrade, Usage } from '../../schemas.ts';

/** Live deliveries that a trial may hold at a time; a delivery that came to nothing returns its unit back. */
export const trialUnits = 25;
export const trialMs = 14 * dayMs;

/** When the notice that a trial ends is due, after the trial's start. */
export const trialEndingAfterMs = trialMs - 3 * dayMs;

/** Of the paid plan, a month. */
export const builderPrice = '$49' as const;

/** Test leads of one key in one day by UTC, replays of them included. */
export const testLeadsPerDay = 20;

/** Attempts of a trial in one day by UTC that did not deliver, those of test leads and replays included. */
export const undeliveredPerDay = 100;

/** What an account may do and has done. */
export interface Plan {
  /** `builder` while a subscription is in good standing; see `subscriptionStateAt`. */
  readonly name: 'trial' | 'builder';
  readonly trialStartedAtMs: number;
  /** Equals the number of the account's deliveries that hold a unit. */
  readonly unitsTaken: number;
  /** Live deliveries under the paid plan. */
  readonly period: PeriodCount;
}

/**
 * What a delivery, first or replayed, costs now. A trial that is over has nothing left for anybody,
 * test leads included; a delivery that holds a unit may still be replayed, since it pays nothing.
 */
export function chargeOf(plan: Plan, test: boolean, nowMs: number): Charge {
  if (plan.name === 'builder') return { kind: test ? 'none' : 'counted' };
  if (isOver(plan, nowMs)) return { kind: 'unit', left: 0 };
  return test ? { kind: 'none' } : { kind: 'unit', left: Math.max(0, trialUnits - plan.unitsTaken) };
}

/** Which refusal `no_unit_left` is. */
export function trialRefusal(plan: Plan, nowMs: number): 'trial_expired' | 'trial_limit_reached' {
  return isOver(plan, nowMs) ? 'trial_expired' : 'trial_limit_reached';
}

/** Whether a delivery that holds a unit, or holds none, may be replayed as far as the plan is concerned. */
export function replayStillAllowed(
  plan: Plan,
  delivery: { holdsUnit: boolean; test: boolean },
  nowMs: number,
): boolean {
  const charge = chargeOf(plan, delivery.test, nowMs);
  return charge.kind !== 'unit' || delivery.holdsUnit || charge.left > 0;
}

/** How the account stands, as the first response to a delivery tells it. */
export function usageOf(plan: Plan, delivery: { holdsUnit: boolean; test: boolean }, nowMs: number): Usage {
  const trial = plan.name === 'trial';
  return {
    plan: plan.name,
    used: trial ? plan.unitsTaken : plan.period.count,
    used_since: formatTime(trial ? plan.trialStartedAtMs : plan.period.beganAtMs),
    limit: trial ? trialUnits : null,
    expires_at: trial ? formatTime(expiresAtMs(plan)) : null,
    replay_still_allowed: replayStillAllowed(plan, delivery, nowMs),
  };
}

/** What a 402 offers. `replaysFree`: an earlier delivery can still be replayed, which costs nothing. */
export function upgradeOf(plan: Plan, replaysFree: boolean, checkoutUrl: string, email: string): Upgrade {
  return {
    plan: 'builder',
    price: builderPrice,
    interval: 'month',
    checkout_url: checkoutUrl,
    activate_with: email,
    used: plan.unitsTaken,
    limit: trialUnits,
    expires_at: formatTime(expiresAtMs(plan)),
    replay_still_allowed: replaysFree,
  };
}

/** One test lead more, or the seconds until the next day when today's are used up. */
export function takeTestLead(
  before: DailyCount | null,
  nowMs: number,
): { readonly leads: DailyCount } | { readonly retryAfterSeconds: number } {
  const { day, count, endsAtMs } = dailyCountAt(before, nowMs);
  if (count < testLeadsPerDay) return { leads: { day, count: count + 1 } };
  return { retryAfterSeconds: secondsUntil(endsAtMs, nowMs) };
}

/** The seconds until the next day when a trial has had too many attempts today that did not deliver; null otherwise. */
export function undeliveredPauseSeconds(plan: Plan, before: DailyCount, nowMs: number): number | null {
  const { count, endsAtMs } = dailyCountAt(before, nowMs);
  return plan.name === 'builder' || count < undeliveredPerDay ? null : secondsUntil(endsAtMs, nowMs);
}

function secondsUntil(atMs: number, nowMs: number): number {
  return Math.ceil((atMs - nowMs) / secondMs);
}

function expiresAtMs({ trialStartedAtMs }: Plan): number {
  return trialStartedAtMs + trialMs;
}

function isOver(plan: Plan, nowMs: number): boolean {
  return plan.name === 'trial' && nowMs >= expiresAtMs(plan);
}

/** A counter of one UTC day, in days since 1970. */
export interface DailyCount {
  readonly day: number;
  readonly count: number;
}

/** The counter of the current day, and the end of that day. */
export function dailyCountAt(before: DailyCount | null, nowMs: number): DailyCount & { readonly endsAtMs: number } {
  // A clock that is set back does not reset the counter.
  const day = Math.max(Math.floor(nowMs / dayMs), before?.day ?? 0);
  return { day, count: before?.day === day ? before.count : 0, endsAtMs: (day + 1) * dayMs };
}
