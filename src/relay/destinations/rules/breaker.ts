import { minuteMs, secondMs } from '../../../core/base/clock.ts';
import { type CircuitResult, failures } from '../../deliveries/rules/failures.ts';
import type { AttemptOutcome } from '../../deliveries/rules/outcome.ts';

/** Sliding window of results: maximum age and number. */
export const breakerWindowMs = minuteMs;
export const breakerResultsMax = 20;
/** Minimum number of results to open the breaker. */
const breakerResultsMin = 5;
/** Share of failures among the results at which the breaker opens. */
const breakerFailureShare = 0.6;
/** Duration of the open state; doubled after each failed probe, up to the maximum. */
export const breakerOpenMs = 15 * secondMs;
export const breakerOpenMaxMs = 5 * minuteMs;
/** Retry-After while a probe is in progress. */
const breakerProbePauseMs = secondMs;

/** Circuit breaker per account and origin. Times are monotonic. Plain data, bounded. */
export interface Breaker {
  /** Oldest first; empty unless closed. */
  readonly results: readonly { readonly atMs: number; readonly result: CircuitResult }[];
  /** Null when closed. After `untilMs` one probe is permitted. */
  readonly open: { readonly untilMs: number; readonly durationMs: number; readonly isProbing: boolean } | null;
}

/** Kind of a permit. Only the result of the probe closes a half-open breaker. */
export type Permit = 'normal' | 'probe';

export const breakerStates = ['closed', 'open', 'half_open'] as const;

export type BreakerState =
  | { readonly state: 'closed' }
  | { readonly state: Exclude<(typeof breakerStates)[number], 'closed'>; readonly retryAfterMs: number };

export const closedBreaker: Breaker = { results: [], open: null };

/** Current state and the time until the next permit; 0: the next delivery is permitted as a probe. */
export function breakerState({ open }: Breaker, nowMs: number): BreakerState {
  if (open === null) return { state: 'closed' };
  if (nowMs < open.untilMs) return { state: 'open', retryAfterMs: open.untilMs - nowMs };
  return { state: 'half_open', retryAfterMs: open.isProbing ? breakerProbePauseMs : 0 };
}

/** Requests a permit, or returns when to try again. */
export function requestPermit(
  breaker: Breaker,
  nowMs: number,
): { readonly permit: Permit; readonly breaker: Breaker } | { readonly retryAfterMs: number } {
  const state = breakerState(breaker, nowMs);
  if (breaker.open === null || state.state === 'closed') return { permit: 'normal', breaker };
  if (state.retryAfterMs > 0) return { retryAfterMs: state.retryAfterMs };
  return { permit: 'probe', breaker: { ...breaker, open: { ...breaker.open, isProbing: true } } };
}

/**
 * Records the result of a permitted delivery; null does not count. Results of deliveries that started before the
 * breaker opened are ignored: only the probe closes it, or doubles its open duration.
 */
export function reportResult(breaker: Breaker, permit: Permit, result: CircuitResult | null, nowMs: number): Breaker {
  const { open } = breaker;
  if (open === null) return result === null || permit === 'probe' ? breaker : countResult(breaker, result, nowMs);
  if (permit === 'normal' || !open.isProbing) return breaker;
  if (result === null) return { ...breaker, open: { ...open, isProbing: false } };
  return result === 'success' ? closedBreaker : openBreaker(nowMs, Math.min(2 * open.durationMs, breakerOpenMaxMs));
}

/** Whether the breaker is closed and has no results in the window, like a new one. */
export function isEvictable({ results, open }: Breaker, nowMs: number): boolean {
  return open === null && results.every(({ atMs }) => nowMs - atMs >= breakerWindowMs);
}

function countResult(breaker: Breaker, result: CircuitResult, nowMs: number): Breaker {
  const recentResults = breaker.results.filter(({ atMs }) => nowMs - atMs < breakerWindowMs);
  const results = [...recentResults, { atMs: nowMs, result }].slice(-breakerResultsMax);
  const failureCount = results.filter((result) => result.result === 'failure').length;
  const reachesThreshold = results.length >= breakerResultsMin && failureCount >= breakerFailureShare * results.length;
  // Only a failure opens the breaker, even when older successes leave the window.
  return reachesThreshold && result === 'failure' ? openBreaker(nowMs, breakerOpenMs) : { results, open: null };
}

function openBreaker(nowMs: number, durationMs: number): Breaker {
  return { results: [], open: { untilMs: nowMs + durationMs, durationMs, isProbing: false } };
}

/**
 * Result of an attempt for the breaker. Failure: lookup or connection failed for a transient reason, or the connection
 * was closed before the whole lead was sent. Success: the destination was reached, even if its certificate is not valid
 * or no response was received. Null: an unusable name or an error of this server.
 */
export function circuitResultOf(outcome: AttemptOutcome): CircuitResult | null {
  return 'status' in outcome ? 'success' : failures[outcome.error].breaker;
}
