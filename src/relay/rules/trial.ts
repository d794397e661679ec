import { dayMs, formatTime, secondMs } from '../../core/base/clock.ts';
import type { Upgrade, Usage } from '../schemas.ts';
import type { Charge } from './delivery/admission.ts';

/** Live deliveries that a trial may hold at a time; a delivery that came to nothing gives its unit back. */
export const trialUnits = 25;
export const trialMs = 14 * dayMs;

/** Of the paid plan, a month. */
export const builderPrice = '$49' as const;

/** Test leads of one key in one day by UTC, replays of them included. */
export const testLeadsPerDay = 20;

/** What an account may do and has done. */
export interface Plan {
  /** `builder` while a subscription is in good standing; see `standingAt`. */
  readonly name: 'trial' | 'builder';
  readonly trialStartedAtMs: number;
  /** Equals the number of the account's deliveries that hold a unit. */
  readonly unitsTaken: number;
}

/**
 * What a delivery, first or replayed, costs now. A trial that is over has nothing left for anybody,
 * test leads included; a delivery that holds a unit may still be replayed, since it pays nothing.
 */
export function chargeOf(plan: Plan, test: boolean, nowMs: number): Charge {
  if (plan.name === 'builder') return { kind: 'none' };
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
  return charge.kind === 'none' || delivery.holdsUnit || charge.left > 0;
}

/** How the account stands, as the first answer to a delivery tells it. */
export function usageOf(plan: Plan, delivery: { holdsUnit: boolean; test: boolean }, nowMs: number): Usage {
  const trial = plan.name === 'trial';
  return {
    plan: plan.name,
    used: plan.unitsTaken,
    limit: trial ? trialUnits : null,
    expires_at: trial ? formatTime(expiresAtMs(plan)) : null,
    replay_still_allowed: replayStillAllowed(plan, delivery, nowMs),
  };
}

/**
 * What a 402 offers. A refused replay cannot be made under this plan; when it was a new delivery
 * that was refused, the earlier ones that hold a unit can still be replayed.
 */
export function upgradeOf(plan: Plan, refusedReplay: boolean, checkoutUrl: string, email: string): Upgrade {
  return {
    plan: 'builder',
    price: builderPrice,
    interval: 'month',
    checkout_url: checkoutUrl,
    activate_with: email,
    used: plan.unitsTaken,
    limit: trialUnits,
    expires_at: formatTime(expiresAtMs(plan)),
    replay_still_allowed: !refusedReplay && plan.unitsTaken > 0,
  };
}

/** Test leads of one key on one day, counted in whole days since 1970 by UTC. */
export interface TestLeads {
  readonly day: number;
  readonly count: number;
}

/** One test lead more, or the seconds until the next day when today's are used up. */
export function takeTestLead(
  before: TestLeads | null,
  nowMs: number,
): { readonly leads: TestLeads } | { readonly retryAfterSeconds: number } {
  const { day, count, endsAtMs } = testLeadsAt(before, nowMs);
  if (count < testLeadsPerDay) return { leads: { day, count: count + 1 } };
  return { retryAfterSeconds: Math.ceil((endsAtMs - nowMs) / secondMs) };
}

/** The test leads of the day that it is now, and when that day ends. */
export function testLeadsAt(before: TestLeads | null, nowMs: number): TestLeads & { readonly endsAtMs: number } {
  // A clock that was set back does not give a day twice.
  const day = Math.max(Math.floor(nowMs / dayMs), before?.day ?? 0);
  return { day, count: before?.day === day ? before.count : 0, endsAtMs: (day + 1) * dayMs };
}

function expiresAtMs({ trialStartedAtMs }: Plan): number {
  return trialStartedAtMs + trialMs;
}

function isOver(plan: Plan, nowMs: number): boolean {
  return plan.name === 'trial' && nowMs >= expiresAtMs(plan);
}
