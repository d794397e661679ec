/** How an attempt failed without an answer. The list is closed; receipts name these words. */
export type ErrorClass =
  | 'dns_timeout'
  | 'dns_failed'
  | 'name_not_usable'
  | 'connect_refused'
  | 'connect_unreachable'
  | 'connect_timeout'
  | 'tls_timeout'
  | 'tls_failed'
  | 'certificate_invalid'
  | 'certificate_expired'
  | 'certificate_other_name'
  | 'reset_before_sent'
  | 'send_timeout'
  | 'answer_before_sent'
  | 'reset_after_sent'
  | 'answer_timeout'
  | 'answer_malformed'
  | 'deadline_before_sent'
  | 'not_recorded'
  | 'process_lost'
  | 'process_lost_after_mark'
  | 'records_set_back';

/** The words that the way out of the server has for its failures. */
export type TransportFailure =
  | Exclude<ErrorClass, 'name_not_usable' | OwnFailure>
  | 'dns_not_found'
  | 'address_refused';

/** What keeps an attempt from its end here, and not on the way. */
type OwnFailure =
  | 'deadline_before_sent'
  | 'not_recorded'
  | 'process_lost'
  | 'process_lost_after_mark'
  | 'records_set_back';

/**
 * How a failure on the way is told to the source: a name that does not exist and one that leads to
 * a private address are not told apart, so that nobody learns about names inside of a network.
 */
export function errorClassOf(failure: TransportFailure): ErrorClass {
  return failure === 'dns_not_found' || failure === 'address_refused' ? 'name_not_usable' : failure;
}

/** How an attempt ended: with the status of an answer, or with an error. */
export type Outcome = { readonly status: number } | { readonly error: ErrorClass };

/** How a delivery that rests can stand. */
export type FinalState = 'delivered' | 'failed' | 'ambiguous';

/** What is known to have happened at the destination, from the weakest to the strongest. */
export const effects = ['none', 'refused', 'unknown', 'done'] as const;
export type Effect = (typeof effects)[number];

/** What to do about an attempt that did not deliver. */
export type Remedy = 'replay' | 'fix_destination' | 'check_destination';

export interface Judgement {
  readonly state: FinalState;
  readonly effect: Effect;
  /** Whether the same request may attempt it again: only where nothing can have happened. */
  readonly retry: boolean;
  readonly remedy: Remedy | 'none';
}

/**
 * What an outcome means. Every outcome has exactly one meaning: a lead counts as delivered by a 2xx
 * alone, as untouched only when its last byte never left or the destination said that it did not
 * take it, and as ambiguous when all of it left and no proper answer came. An answer counts whenever
 * it came: a destination that says 2xx before it was sent the last byte, and hangs up, has taken the
 * lead by its own word, and sending it again could deliver it twice. The receipt's `bytes_sent`
 * shows that it did not wait.
 */
export function judge(outcome: Outcome): Judgement {
  return 'status' in outcome ? judgeStatus(outcome.status) : byError[outcome.error];
}

/** The stronger of two effects: what has happened once cannot be taken back. */
export function strongest(one: Effect, other: Effect): Effect {
  return effects.indexOf(one) >= effects.indexOf(other) ? one : other;
}

/** No answer of HTTP at all has such a status: it is what came back that cannot be believed. */
const finalStatusMin = 200;
const finalStatusMax = 599;

const busy = [408, 425, 429, 503];

function judgeStatus(status: number): Judgement {
  if (!Number.isInteger(status) || status < finalStatusMin || status > finalStatusMax) return unanswered;
  if (status < 300) return { state: 'delivered', effect: 'done', retry: false, remedy: 'none' };
  if (status < 400) return { state: 'failed', effect: 'unknown', retry: false, remedy: 'fix_destination' };
  if (busy.includes(status)) return { state: 'failed', effect: 'refused', retry: true, remedy: 'replay' };
  if (status < 500) return { state: 'failed', effect: 'refused', retry: false, remedy: 'fix_destination' };
  return { state: 'failed', effect: 'unknown', retry: false, remedy: 'check_destination' };
}

const passing: Judgement = { state: 'failed', effect: 'none', retry: true, remedy: 'replay' };
const lasting: Judgement = { state: 'failed', effect: 'none', retry: false, remedy: 'fix_destination' };
const ownFault: Judgement = { state: 'failed', effect: 'none', retry: false, remedy: 'replay' };
const unanswered: Judgement = { state: 'ambiguous', effect: 'unknown', retry: false, remedy: 'check_destination' };

const byError: Readonly<Record<ErrorClass, Judgement>> = {
  dns_timeout: passing,
  dns_failed: passing,
  name_not_usable: lasting,
  connect_refused: passing,
  connect_unreachable: passing,
  connect_timeout: passing,
  tls_timeout: passing,
  tls_failed: lasting,
  certificate_invalid: lasting,
  certificate_expired: lasting,
  certificate_other_name: lasting,
  reset_before_sent: passing,
  send_timeout: passing,
  answer_before_sent: lasting,
  reset_after_sent: unanswered,
  answer_timeout: unanswered,
  answer_malformed: unanswered,
  deadline_before_sent: ownFault,
  not_recorded: ownFault,
  process_lost: ownFault,
  process_lost_after_mark: unanswered,
  records_set_back: unanswered,
};
