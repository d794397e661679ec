import { minuteMs, secondMs } from '../../core/base/clock.ts';
import type { ErrorClass, Outcome } from './delivery/outcome.ts';

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
/** While a probe is under way, others are told to come again after this. */
const breakerProbePauseMs = secondMs;

/**
 * What one account's deliveries learned of one origin. Times are those of a clock that never goes
 * back. Plain data, bounded, never changed in place.
 */
export interface Breaker {
  /** Oldest first; of a closed breaker only. */
  readonly seen: readonly { readonly atMs: number; readonly found: Found }[];
  /** Null when closed. Past `untilMs` one probe may pass. */
  readonly open: { readonly untilMs: number; readonly spanMs: number; readonly probing: boolean } | null;
}

/** What a delivery says of its destination by its last attempt: whether a connection could be had. */
export type Found = 'connection' | 'no_connection';

/** How a delivery was let through: the probe alone decides about a breaker that is half open. */
export type Pass = 'freely' | 'as_probe';

export type BreakerState =
  | { readonly state: 'closed' }
  | { readonly state: 'open' | 'half_open'; readonly retryAfterMs: number };

export const closedBreaker: Breaker = { seen: [], open: null };

/** How it stands now, and in how long a delivery may pass; 0: the next one may, as a probe. */
export function breakerState({ open }: Breaker, nowMs: number): BreakerState {
  if (open === null) return { state: 'closed' };
  if (nowMs < open.untilMs) return { state: 'open', retryAfterMs: open.untilMs - nowMs };
  return { state: 'half_open', retryAfterMs: open.probing ? breakerProbePauseMs : 0 };
}

/** Lets a delivery through, or says in how long to try again. */
export function enterBreaker(
  breaker: Breaker,
  nowMs: number,
): { readonly pass: Pass; readonly breaker: Breaker } | { readonly retryAfterMs: number } {
  const now = breakerState(breaker, nowMs);
  if (breaker.open === null || now.state === 'closed') return { pass: 'freely', breaker };
  if (now.retryAfterMs > 0) return { retryAfterMs: now.retryAfterMs };
  return { pass: 'as_probe', breaker: { ...breaker, open: { ...breaker.open, probing: true } } };
}

/**
 * Learns how a delivery ended that was let through. Null: it says nothing of the destination. What
 * began before the breaker opened changes nothing any more: it is the probe's to close it, or to
 * keep it open for twice as long.
 */
export function leaveBreaker(breaker: Breaker, pass: Pass, found: Found | null, nowMs: number): Breaker {
  const { open } = breaker;
  if (open === null) return found === null || pass === 'as_probe' ? breaker : learn(breaker, found, nowMs);
  if (pass === 'freely' || !open.probing) return breaker;
  if (found === null) return { ...breaker, open: { ...open, probing: false } };
  return found === 'connection' ? closedBreaker : opened(nowMs, Math.min(2 * open.spanMs, breakerOpenMaxMs));
}

/** Whether nothing would be lost by forgetting it. */
export function isForgettable({ seen, open }: Breaker, nowMs: number): boolean {
  return open === null && seen.every(({ atMs }) => nowMs - atMs >= breakerWindowMs);
}

function learn(breaker: Breaker, found: Found, nowMs: number): Breaker {
  const recent = breaker.seen.filter(({ atMs }) => nowMs - atMs < breakerWindowMs);
  const seen = [...recent, { atMs: nowMs, found }].slice(-breakerOutcomesMax);
  const failed = seen.filter((each) => each.found === 'no_connection').length;
  const isEnough = seen.length >= breakerOutcomesMin && failed >= breakerShare * seen.length;
  // What was reached just now is not cut off, whatever grew old meanwhile.
  return isEnough && found === 'no_connection' ? opened(nowMs, breakerOpenMs) : { seen, open: null };
}

function opened(nowMs: number, spanMs: number): Breaker {
  return { seen: [], open: { untilMs: nowMs + spanMs, spanMs, probing: false } };
}

/**
 * What the end of an attempt says of its destination. No connection: those failures that may pass,
 * before the lead left. A bad certificate or any answer comes from somebody who is there, and a name
 * that cannot be used or a fault of our own says nothing.
 */
export function foundBy(outcome: Outcome): Found | null {
  return 'status' in outcome ? 'connection' : byError[outcome.error];
}

const byError: Readonly<Record<ErrorClass, Found | null>> = {
  dns_timeout: 'no_connection',
  dns_failed: 'no_connection',
  name_not_usable: null,
  connect_refused: 'no_connection',
  connect_unreachable: 'no_connection',
  connect_timeout: 'no_connection',
  tls_timeout: 'no_connection',
  tls_failed: 'connection',
  certificate_invalid: 'connection',
  certificate_expired: 'connection',
  certificate_other_name: 'connection',
  reset_before_sent: 'no_connection',
  send_timeout: 'connection',
  answer_before_sent: 'connection',
  reset_after_sent: 'connection',
  answer_timeout: 'connection',
  answer_malformed: 'connection',
  deadline_before_sent: null,
  not_recorded: null,
  process_lost: null,
  process_lost_after_mark: null,
  records_set_back: null,
};
