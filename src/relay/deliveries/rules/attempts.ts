import type { Phase } from '../../outbound/outcome.ts';
import { type AttemptOutcome, classifyOutcome, strongerEffect } from './outcome.ts';
import type { Effect, FinalState, NextAction } from './states.ts';

/** Measurements of an attempt. Times are whole milliseconds; null for phases that were not reached. */
export interface AttemptMetrics {
  readonly phase: Phase;
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  readonly firstByteMs: number | null;
  readonly totalMs: number;
  readonly bytesSent: number;
  /** The response ended the attempt before the whole lead was sent. */
  readonly respondedEarly?: boolean;
}

/** A finished attempt. Numbers start at 1 and increase across all requests for one delivery. */
export interface Attempt {
  readonly n: number;
  readonly startedAtMs: number;
  readonly outcome: AttemptOutcome;
  /** Measurements, under the name that stored records use. Null when the process crashed and they are lost. */
  readonly facts: AttemptMetrics | null;
}

/**
 * State of a delivery after these attempts: `delivered` if any attempt was, else `ambiguous` if any was, else the
 * state of the last attempt. Throws for an empty list.
 */
export function finalState(attempts: readonly Attempt[]): FinalState {
  const states = attempts.map(({ outcome }) => classifyOutcome(outcome).state);
  const last = states.at(-1);
  if (last === undefined) throw new Error('a delivery without attempts has no final state');
  if (states.includes('delivered')) return 'delivered';
  return states.includes('ambiguous') ? 'ambiguous' : last;
}

/** Strongest effect of all attempts. */
export function effectOf(attempts: readonly Attempt[]): Effect {
  return attempts.map(({ outcome }) => classifyOutcome(outcome).effect).reduce(strongerEffect, 'none');
}

/** Whether the destination may have stored the lead twice: at least two attempts may have had an effect. */
export function isDuplicatePossible(attempts: readonly Attempt[]): boolean {
  return attempts.filter(({ outcome }) => mayHaveEffect(classifyOutcome(outcome).effect)).length > 1;
}

/** Statuses below 500 that, like 5xx, use no unit of the trial. */
const unitFreeStatuses: readonly number[] = [408, 429];

/**
 * Whether an attempt uses a unit of the trial. A delivered or ambiguous attempt uses one. A 3xx or 4xx uses one if the
 * whole lead was sent, because a receiver could store the lead and return such a status. `unitFreeStatuses` use none.
 */
export function usesUnit({ outcome, facts }: Attempt): boolean {
  const { state } = classifyOutcome(outcome);
  if (state !== 'failed') return true;
  if (!('status' in outcome) || facts?.respondedEarly === true) return false;
  return outcome.status < 500 && !unitFreeStatuses.includes(outcome.status);
}

export function countUndeliveredAttempts(attempts: readonly Attempt[]): number {
  return attempts.filter(({ outcome }) => classifyOutcome(outcome).state !== 'delivered').length;
}

function mayHaveEffect(effect: Effect): boolean {
  return effect === 'unknown' || effect === 'done';
}

/**
 * Recommended next action for the sender: `none` after a delivery, `check_destination` if any attempt requires it,
 * otherwise that of the last attempt. `check_destination` replaces `replay` when no replay is allowed.
 */
export function nextAction(attempts: readonly Attempt[], canReplay: boolean): NextAction {
  if (finalState(attempts) === 'delivered') return 'none';
  const remedies = attempts.map(({ outcome }) => classifyOutcome(outcome).remedy);
  if (remedies.includes('check_destination')) return 'check_destination';
  const last = remedies.at(-1) ?? 'none';
  return last === 'replay' && !canReplay ? 'check_destination' : last;
}
