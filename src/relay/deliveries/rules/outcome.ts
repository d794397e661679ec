import { type ErrorClass, type Failure, failures } from './failures.ts';
import { type Effect, effects, type FinalState, type NextAction } from './states.ts';

/** Outcome of an attempt: the status of a response, or an error class. */
export type AttemptOutcome = { readonly status: number } | { readonly error: ErrorClass };

export interface AttemptClass {
  readonly state: FinalState;
  readonly effect: Effect;
  /** Automatic retries are allowed only if the attempt cannot have had an effect. */
  readonly retry: boolean;
  readonly remedy: NextAction;
}

/**
 * Classification of an outcome. Only a 2xx counts as delivered. Without a response an attempt is `ambiguous` once the
 * lead was sent completely, and `failed` before that. A response always counts, even one that arrives before the
 * request was sent completely: a destination that returns 2xx early has accepted the lead, and a retry could deliver it
 * twice. The receipt's `bytes_sent` shows an early response.
 */
export function classifyOutcome(outcome: AttemptOutcome): AttemptClass {
  return 'status' in outcome ? classifyStatus(outcome.status) : classifyFailure(failures[outcome.error]);
}

/** The stronger of two effects. */
export function strongerEffect(left: Effect, right: Effect): Effect {
  return effects.indexOf(left) >= effects.indexOf(right) ? left : right;
}

/** Range of final status codes in HTTP; any other number is a malformed response. */
const finalStatusMin = 200;
const finalStatusMax = 599;

const retryableStatuses = [408, 425, 429, 503];

function classifyStatus(status: number): AttemptClass {
  if (!Number.isInteger(status) || status < finalStatusMin || status > finalStatusMax)
    return classifyFailure(failures.answer_malformed);
  if (status < 300) return { state: 'delivered', effect: 'done', retry: false, remedy: 'none' };
  if (status < 400) return { state: 'failed', effect: 'unknown', retry: false, remedy: 'fix_destination' };
  if (retryableStatuses.includes(status)) return { state: 'failed', effect: 'refused', retry: true, remedy: 'replay' };
  if (status < 500) return { state: 'failed', effect: 'refused', retry: false, remedy: 'fix_destination' };
  return { state: 'failed', effect: 'unknown', retry: false, remedy: 'check_destination' };
}

function classifyFailure({ effect, retry, remedy }: Failure): AttemptClass {
  return { state: effect === 'none' ? 'failed' : 'ambiguous', effect, retry, remedy };
}
