import { minuteMs, secondMs } from '../../../core/base/clock.ts';
import { type CircuitResult, failures } from '../../deliveries/rules/failures.ts';
import type { AttemptOutcome } from '../../deliveries/rules/outcome.ts';

/** Outcomes are looked at for so long, and of each breaker only the newest so many. */
export const breakerWindowMs = minuteMs;
export const breakerOutcomesMax = 20;
/** With fewer outcomes than these nothing can be said. */
const breakerOutcomesMin = 5;
/** It opens when at least this share of them found no connection. */
const breakerShare = 0.6;
/** How long it stays open the first time; each probe that fails doubles it up to the longest. */
export const breakerOpenMs = 15 * secondMs;
export const breakerOpenMaxMs = 5 * minuteMs;
/** While a probe is in progress, others are told to come again after this. */
const breakerProbePauseMs = secondMs;

/**
 * Circuit breaker of one account's deliveries to one origin. Times are those of a monotonic clock.
 * Plain data, bounded, never changed in place.
 */
export interface Breaker {
  /** Oldest first; of a closed breaker only. */
  readonly results: readonly { readonly atMs: number; readonly result: CircuitResult }[];
  /** Null when closed. Past `untilMs` one probe may pass. */
  readonly open: { readonly untilMs: number; readonly spanMs: number; readonly probing: boolean } | null;
}

/** How a delivery is let through: the probe alone decides about a breaker that is half open. */
export type Permit = 'normal' | 'probe';

export const breakerStates = ['closed', 'open', 'half_open'] as const;

export type BreakerState =
  | { readonly state: 'closed' }
  | { readonly state: Exclude<(typeof breakerStates)[number], 'closed'>; readonly retryAfterMs: number };

export const closedBreaker: Breaker = { results: [], open: null };

/** The state now, and the time until a delivery may pass; 0: the next one may, as a probe. */
export function breakerState({ open }: Breaker, nowMs: number): BreakerState {
  if (open === null) return { state: 'closed' };
  if (nowMs < open.untilMs) return { state: 'open', retryAfterMs: open.untilMs - nowMs };
  return { state: 'half_open', retryAfterMs: open.probing ? breakerProbePauseMs : 0 };
}

/** Lets a delivery through, or says in how long to try again. */
export function requestPermit(
  breaker: Breaker,
  nowMs: number,
): { readonly permit: Permit; readonly breaker: Breaker } | { readonly retryAfterMs: number } {
  const now = breakerState(breaker, nowMs);
  if (breaker.open === null || now.state === 'closed') return { permit: 'normal', breaker };
  if (now.retryAfterMs > 0) return { retryAfterMs: now.retryAfterMs };
  return { permit: 'probe', breaker: { ...breaker, open: { ...breaker.open, probing: true } } };
}

/**
 * Counts the result of a delivery that had a permit. Null: it says nothing of the destination. What
 * began before the breaker opened changes nothing: only the probe closes it, or keeps it open for
 * twice as long.
 */
export function reportResult(breaker: Breaker, permit: Permit, result: CircuitResult | null, nowMs: number): Breaker {
  const { open } = breaker;
  if (open === null) return result === null || permit === 'probe' ? breaker : count(breaker, result, nowMs);
  if (permit === 'normal' || !open.probing) return breaker;
  if (result === null) return { ...breaker, open: { ...open, probing: false } };
  return result === 'success' ? closedBreaker : opened(nowMs, Math.min(2 * open.spanMs, breakerOpenMaxMs));
}

/** Whether nothing would be lost by forgetting it. */
export function isForgettable({ results, open }: Breaker, nowMs: number): boolean {
  return open === null && results.every(({ atMs }) => nowMs - atMs >= breakerWindowMs);
}

function count(breaker: Breaker, result: CircuitResult, nowMs: number): Breaker {
  const recent = breaker.results.filter(({ atMs }) => nowMs - atMs < breakerWindowMs);
  const results = [...recent, { atMs: nowMs, result }].slice(-breakerOutcomesMax);
  const failed = results.filter((result) => result.result === 'failure').length;
  const isEnough = results.length >= breakerOutcomesMin && failed >= breakerShare * results.length;
  // A success never opens the breaker, whatever else leaves the window meanwhile.
  return isEnough && result === 'failure' ? opened(nowMs, breakerOpenMs) : { results, open: null };
}

function opened(nowMs: number, spanMs: number): Breaker {
  return { results: [], open: { untilMs: nowMs + spanMs, spanMs, probing: false } };
}

/**
 * What an attempt counts as. Failure: no connection, for a reason that may pass, before the lead left. A
 * bad certificate and any response come from a destination that is there; a name that cannot be used
 * and a fault of this server say nothing about it.
 */
export function circuitResultOf(outcome: AttemptOutcome): CircuitResult | null {
  return 'status' in outcome ? 'success' : failures[outcome.error].breaker;
}
