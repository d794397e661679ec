import { type ErrorClass, type Failure, failures } from './failures.ts';
import { type Effect, effects, type FinalState, type NextAction } from './states.ts';

/** How an attempt ended: with the status of a response, or with an error. */
export type AttemptOutcome = { readonly status: number } | { readonly error: ErrorClass };

export interface AttemptClass {
  readonly state: FinalState;
  readonly effect: Effect;
  /** Whether the same request may be attempted again: only where nothing can have happened. */
  readonly retry: boolean;
  readonly remedy: NextAction;
}

/**
 * What an outcome means. Every outcome has exactly one meaning: a lead counts as delivered by a 2xx
 * alone, as untouched only when its last byte never left or the destination said that it did not
 * take it, and as ambiguous when all of it left and no valid response came. A response counts
 * whenever it came: a destination that says 2xx before it was sent the last byte, and disconnects, has
 * accepted the lead, and sending it again could deliver it twice. The receipt's `bytes_sent` shows
 * that it did not wait.
 */
export function judge(outcome: AttemptOutcome): AttemptClass {
  return 'status' in outcome ? classifyStatus(outcome.status) : classifyFailure(failures[outcome.error]);
}

/** The stronger of two effects: what has happened once cannot be taken back. */
export function strongest(one: Effect, other: Effect): Effect {
  return effects.indexOf(one) >= effects.indexOf(other) ? one : other;
}

/** A response outside of these is not valid HTTP. */
const finalStatusMin = 200;
const finalStatusMax = 599;

const busy = [408, 425, 429, 503];

function classifyStatus(status: number): AttemptClass {
  if (!Number.isInteger(status) || status < finalStatusMin || status > finalStatusMax)
    return classifyFailure(failures.answer_malformed);
  if (status < 300) return { state: 'delivered', effect: 'done', retry: false, remedy: 'none' };
  if (status < 400) return { state: 'failed', effect: 'unknown', retry: false, remedy: 'fix_destination' };
  if (busy.includes(status)) return { state: 'failed', effect: 'refused', retry: true, remedy: 'replay' };
  if (status < 500) return { state: 'failed', effect: 'refused', retry: false, remedy: 'fix_destination' };
  return { state: 'failed', effect: 'unknown', retry: false, remedy: 'check_destination' };
}

function classifyFailure({ effect, retry, remedy }: Failure): AttemptClass {
  return { state: effect === 'none' ? 'failed' : 'ambiguous', effect, retry, remedy };
}
