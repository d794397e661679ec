/**
 * Phases of a request, in order. `securing`: TLS handshake. `dispatching`: the connection is open and `beforeDispatch`
 * is awaited. `awaiting_answer`: the last byte was written. `answered`: a status was received.
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
 * Failures without a response. With the last three the request was sent completely and its effect is unknown; with
 * all others its last byte was not sent.
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
  // The peer sent data before the request was complete, and the data was no valid response.
  'answer_before_sent',
  'reset_after_sent',
  'answer_timeout',
  'answer_malformed',
] as const;
export type FailureClass = (typeof failureClasses)[number];

/** Whole milliseconds; null for phases that were not reached or were skipped by a pooled connection. */
export interface Timings {
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  /** Time from the first byte of the request to the first byte of the response. */
  readonly firstByteMs: number | null;
  readonly totalMs: number;
}

interface AttemptMeasurements {
  readonly phase: Phase;
  /** Bytes of headers and body that the operating system has accepted. */
  readonly bytesSent: number;
  readonly timings: Timings;
}

export interface ResponseOutcome extends AttemptMeasurements {
  readonly kind: 'answered';
  readonly phase: 'answered';
  /**
   * HTTP status from 200 to 599; redirects are not followed. Also set when the response arrived before the request was
   * complete.
   */
  readonly status: number;
  /** Start of the response body, empty if it is compressed. Untrusted text. */
  readonly body: Buffer;
  /** Delay of a Retry-After header; null without a valid one. */
  readonly retryAfterMs: number | null;
  /** False when the response arrived before the request was complete. */
  readonly isRequestComplete: boolean;
}

export interface FailureOutcome extends AttemptMeasurements {
  readonly kind: 'failed';
  readonly failure: FailureClass;
}

export type OutboundOutcome = ResponseOutcome | FailureOutcome;
