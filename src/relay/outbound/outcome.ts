/**
 * How far a request came, in order. `dispatching`: the connection is open, and `beforeDispatch` is awaited;
 * `awaiting_answer`: the last byte was handed over; `answered`: a status was read.
 */
export const phases = [
  'resolving',
  'connecting',
  'securing',
  'dispatching',
  'sending',
  'awaiting_answer',
  'answered',
] as const;
export type Phase = (typeof phases)[number];

/**
 * Every way in which a request ends without a response. With those of the last three lines all of the
 * request was handed over, and its effect is unknown; with all others its last byte was not.
 */
export const failureClasses = [
  'dns_timeout',
  'dns_failed',
  'dns_not_found',
  'address_refused',
  'connect_refused',
  'connect_unreachable',
  'connect_timeout',
  'tls_timeout',
  'tls_failed',
  'certificate_expired',
  'certificate_other_name',
  'certificate_invalid',
  'reset_before_sent',
  'send_timeout',
  // The other side spoke before it was asked, and not HTTP.
  'answer_before_sent',
  'reset_after_sent',
  'answer_timeout',
  'answer_malformed',
] as const;
export type FailureClass = (typeof failureClasses)[number];

/** Whole milliseconds; null for what was not reached, or not needed because a connection was kept. */
export interface Timings {
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  /** From the first byte of the request to the first byte of the response. */
  readonly firstByteMs: number | null;
  readonly totalMs: number;
}

interface Trace {
  readonly phase: Phase;
  /** Bytes of head and body that the operating system has taken, as far as it said so. */
  readonly bytesSent: number;
  readonly timings: Timings;
}

export interface ResponseOutcome extends Trace {
  readonly kind: 'answered';
  readonly phase: 'answered';
  /** From 200 to 599; never followed anywhere. It stands also when it came before the last byte was handed over. */
  readonly status: number;
  /** The content's beginning, empty when it came encoded. Text of a stranger. */
  readonly body: Buffer;
  /** What Retry-After requests, from now; null without one that can be read. */
  readonly retryAfterMs: number | null;
  /** False when it came, and ended the request, before the last byte was handed over. */
  readonly requestIsWhole: boolean;
}

export interface FailureOutcome extends Trace {
  readonly kind: 'failed';
  readonly failure: FailureClass;
}

export type OutboundOutcome = ResponseOutcome | FailureOutcome;
