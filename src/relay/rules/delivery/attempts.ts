import { type Effect, type FinalState, judge, type Outcome, type Remedy, strongest } from './outcome.ts';

/**
 * How far an attempt came, in order. `dispatching`: the connection stands, and the mark is awaited;
 * `awaiting_answer`: the last byte was handed over; `answered`: a status was read.
 */
export const attemptPhases = [
  'resolving',
  'connecting',
  'securing',
  'dispatching',
  'sending',
  'awaiting_answer',
  'answered',
] as const;
export type AttemptPhase = (typeof attemptPhases)[number];

/** What was measured of an attempt. Milliseconds are whole; null where that part did not take place. */
export interface AttemptFacts {
  readonly phase: AttemptPhase;
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  readonly firstByteMs: number | null;
  readonly totalMs: number;
  readonly bytesSent: number;
}

/** An attempt that has ended. Numbers start at 1 and rise over all requests for one delivery. */
export interface Attempt {
  readonly n: number;
  readonly startedAtMs: number;
  readonly outcome: Outcome;
  /** Null when the process that made the attempt is gone, and with it what was measured. */
  readonly facts: AttemptFacts | null;
}

/**
 * How a delivery stands after these attempts: as the last one left it, except that a 2xx is final
 * and that what was ambiguous once becomes delivered or stays ambiguous. Needs at least one attempt.
 */
export function finalState(attempts: readonly Attempt[]): FinalState {
  const states = attempts.map(({ outcome }) => judge(outcome).state);
  const last = states.at(-1);
  if (last === undefined) throw new Error('a delivery without an attempt has no final state');
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

/** Whether the destination may have done something; also what a unit of the trial is kept for. */
export function mayHaveActed(effect: Effect): boolean {
  return effect === 'unknown' || effect === 'done';
}

/**
 * What the source should do next. While it is unknown whether the lead arrived, looking there comes
 * before everything else, and a replay that is no longer open is not advised.
 */
export function nextAction(attempts: readonly Attempt[], replayOpen: boolean): Remedy | 'none' {
  if (finalState(attempts) === 'delivered') return 'none';
  const remedies = attempts.map(({ outcome }) => judge(outcome).remedy);
  if (remedies.includes('check_destination')) return 'check_destination';
  const last = remedies.at(-1) ?? 'none';
  return last === 'replay' && !replayOpen ? 'check_destination' : last;
}
