import { dayMs, formatTime, secondMs } from '../../../core/base/clock.ts';
import type { PeriodCount } from '../../billing/rules/period.ts';
import type { Charge } from '../../deliveries/rules/admission.ts';
import type { Upgrade, Usage } from '../../schemas.ts';

/** Units of a trial: live deliveries. A delivery without an effect returns its unit. */
export const trialUnits = 25;
export const trialDurationMs = 14 * dayMs;

/** Time from the start of a trial to the notice that it will end in three days. */
export const trialEndingNoticeDelayMs = trialDurationMs - 3 * dayMs;

/** Price of the paid plan, Builder, per month. */
export const builderPrice = '$49' as const;

/** Test leads per account and UTC day, including replays. */
export const testLeadsPerDay = 20;

/** Undelivered attempts per trial and UTC day, including test leads and replays. */
export const undeliveredAttemptsPerDay = 100;

/** Plan of an account and its usage. */
export interface Plan {
  /** `builder` while a subscription is paid; see `subscriptionStateAt`. */
  readonly name: 'trial' | 'builder';
  readonly trialStartedAtMs: number;
  /** Equals the number of deliveries that use a unit. */
  readonly unitsUsed: number;
  /** Live deliveries in the billing period of the paid plan. */
  readonly period: PeriodCount;
}

/**
 * Charge for a delivery or replay. After its trial an account has no units left, not even for test leads; a delivery
 * that already uses a unit can still be replayed.
 */
export function chargeOf(plan: Plan, test: boolean, nowMs: number): Charge {
  if (plan.name === 'builder') return { kind: test ? 'none' : 'counted' };
  if (isTrialOver(plan, nowMs)) return { kind: 'unit', unitsLeft: 0 };
  return test ? { kind: 'none' } : { kind: 'unit', unitsLeft: Math.max(0, trialUnits - plan.unitsUsed) };
}

/** Error of a delivery that is refused with `no_unit_left`. */
export function trialRefusal(plan: Plan, nowMs: number): 'trial_expired' | 'trial_limit_reached' {
  return isTrialOver(plan, nowMs) ? 'trial_expired' : 'trial_limit_reached';
}

/** Whether the plan allows a replay of a delivery with or without a unit. */
export function replayStillAllowed(plan: Plan, delivery: { hasUnit: boolean; test: boolean }, nowMs: number): boolean {
  const charge = chargeOf(plan, delivery.test, nowMs);
  return charge.kind !== 'unit' || delivery.hasUnit || charge.unitsLeft > 0;
}

/** Usage as reported by `read_usage` and in the first response to a delivery. */
export function usageOf(plan: Plan, delivery: { hasUnit: boolean; test: boolean }, nowMs: number): Usage {
  const isTrial = plan.name === 'trial';
  return {
    plan: plan.name,
    used: isTrial ? plan.unitsUsed : plan.period.count,
    used_since: formatTime(isTrial ? plan.trialStartedAtMs : plan.period.startedAtMs),
    limit: isTrial ? trialUnits : null,
    expires_at: isTrial ? formatTime(expiresAtMs(plan)) : null,
    replay_still_allowed: replayStillAllowed(plan, delivery, nowMs),
  };
}

/** Upgrade offer of a 402 response. `hasFreeReplay`: an earlier delivery can still be replayed for free. */
export function upgradeOf(plan: Plan, hasFreeReplay: boolean, checkoutUrl: string, email: string): Upgrade {
  return {
    plan: 'builder',
    price: builderPrice,
    interval: 'month',
    checkout_url: checkoutUrl,
    activate_with: email,
    used: plan.unitsUsed,
    limit: trialUnits,
    expires_at: formatTime(expiresAtMs(plan)),
    replay_still_allowed: hasFreeReplay,
  };
}

/** Counts a test lead, or returns the seconds until the limit resets. */
export function consumeTestLead(
  counter: DailyCount | null,
  nowMs: number,
): { readonly counter: DailyCount } | { readonly retryAfterSeconds: number } {
  const { day, count, endsAtMs } = dailyCountAt(counter, nowMs);
  if (count < testLeadsPerDay) return { counter: { day, count: count + 1 } };
  return { retryAfterSeconds: secondsUntil(endsAtMs, nowMs) };
}

/** Seconds until the next day if the limit of undelivered attempts is reached, else null. */
export function undeliveredPauseSeconds(plan: Plan, counter: DailyCount, nowMs: number): number | null {
  const { count, endsAtMs } = dailyCountAt(counter, nowMs);
  return plan.name === 'builder' || count < undeliveredAttemptsPerDay ? null : secondsUntil(endsAtMs, nowMs);
}

function secondsUntil(atMs: number, nowMs: number): number {
  return Math.ceil((atMs - nowMs) / secondMs);
}

function expiresAtMs({ trialStartedAtMs }: Plan): number {
  return trialStartedAtMs + trialDurationMs;
}

function isTrialOver(plan: Plan, nowMs: number): boolean {
  return plan.name === 'trial' && nowMs >= expiresAtMs(plan);
}

/** Daily counter; `day` in days since 1970 (UTC). */
export interface DailyCount {
  readonly day: number;
  readonly count: number;
}

/** Counter of the current day, and the end of that day. */
export function dailyCountAt(counter: DailyCount | null, nowMs: number): DailyCount & { readonly endsAtMs: number } {
  // A clock that is set back does not reset the counter.
  const day = Math.max(Math.floor(nowMs / dayMs), counter?.day ?? 0);
  return { day, count: counter?.day === day ? counter.count : 0, endsAtMs: (day + 1) * dayMs };
}
