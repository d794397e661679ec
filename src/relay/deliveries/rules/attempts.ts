import type { Phase } from '../../outbound/outcome.ts';
import { type AttemptOutcome, judge, strongest } from './outcome.ts';
import type { Effect, FinalState, NextAction } from './states.ts';

/** What was measured of an attempt. Milliseconds are whole; null where that part did not take place. */
export interface AttemptFacts {
  readonly phase: Phase;
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  readonly firstByteMs: number | null;
  readonly totalMs: number;
  readonly bytesSent: number;
  /** The response came, and ended the attempt, before all of the lead had left. */
  readonly respondedEarly?: boolean;
}

/** An attempt that has ended. Numbers start at 1 and rise over all requests for one delivery. */
export interface Attempt {
  readonly n: number;
  readonly startedAtMs: number;
  readonly outcome: AttemptOutcome;
  /** Null when the process that made the attempt is gone, and with it what was measured. */
  readonly facts: AttemptFacts | null;
}

/**
 * How a delivery is after these attempts: as the last one left it, except that a 2xx is final
 * and that what was ambiguous once becomes delivered or stays ambiguous. Needs at least one attempt.
 */
export function finalState(attempts: readonly Attempt[]): FinalState {
  const states = attempts.map(({ outcome }) => judge(outcome).state);
  const last = states.at(-1);
  if (last === undefined) throw new Error('a delivery without attempts has no final state');
  if (states.includes('delivered')) return 'delivered';
  return states.includes('ambiguous') ? 'ambiguous' : last;
}

/** The strongest effect of all attempts; no later attempt lowers it. */
export function effectOf(attempts: readonly Attempt[]): Effect {
  return attempts.map(({ outcome }) => judge(outcome).effect).reduce(strongest, 'none');
}

/** Whether the destination may hold the lead twice: at least two attempts may each have had an effect. */
export function duplicatePossible(attempts: readonly Attempt[]): boolean {
  return attempts.filter(({ outcome }) => mayHaveActed(judge(outcome).effect)).length > 1;
}

/** Statuses that request the lead once more, or tell of a fault there: with 5xx, the responses that use no unit. */
const unusedStatuses: readonly number[] = [408, 429];

/**
 * Whether an attempt uses a unit of the trial: all of the lead left, and what came back does not say that
 * it is to be sent again. A 4xx uses one: a receiver that keeps the lead can answer anything. A 2xx does
 * whenever it comes.
 */
export function usesUnit({ outcome, facts }: Attempt): boolean {
  const { state } = judge(outcome);
  if (state !== 'failed') return true;
  if (!('status' in outcome) || facts?.respondedEarly === true) return false;
  return outcome.status < 500 && !unusedStatuses.includes(outcome.status);
}

/** How many of these attempts did not deliver. */
export function countUndelivered(attempts: readonly Attempt[]): number {
  return attempts.filter(({ outcome }) => judge(outcome).state !== 'delivered').length;
}

/** Whether the destination may have done something. */
function mayHaveActed(effect: Effect): boolean {
  return effect === 'unknown' || effect === 'done';
}

/**
 * What the source should do next. While it is unknown whether the lead arrived, looking there comes
 * before everything else, and a replay that is no longer open is not advised.
 */
export function nextAction(attempts: readonly Attempt[], replayOpen: boolean): NextAction {
  if (finalState(attempts) === 'delivered') return 'none';
  const remedies = attempts.map(({ outcome }) => judge(outcome).remedy);
  if (remedies.includes('check_destination')) return 'check_destination';
  const last = remedies.at(-1) ?? 'none';
  return last === 'replay' && !replayOpen ? 'check_destination' : last;
}
