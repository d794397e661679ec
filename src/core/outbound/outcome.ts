/** How far a request came. */
export type Phase =
  | 'resolving'
  | 'connecting'
  | 'securing'
  | 'dispatching'
  | 'sending'
  | 'awaiting_answer'
  | 'answered';

/**
 * What is known of a failure. `none`: the last byte of the request was never handed over, so nothing
 * can have happened there. `unknown`: all of it was, and no answer tells what came of it.
 */
export interface FailureKind {
  readonly effect: 'none' | 'unknown';
  /** Whether the same request may be made again at once: it cannot take effect twice, and may fare better. */
  readonly retry: boolean;
}

/** Every way in which a request ends without an answer. */
export const failureKinds = {
  dns_timeout: { effect: 'none', retry: true },
  dns_failed: { effect: 'none', retry: true },
  dns_not_found: { effect: 'none', retry: false },
  address_refused: { effect: 'none', retry: false },
  connect_refused: { effect: 'none', retry: true },
  connect_unreachable: { effect: 'none', retry: true },
  connect_timeout: { effect: 'none', retry: true },
  tls_timeout: { effect: 'none', retry: true },
  tls_failed: { effect: 'none', retry: false },
  certificate_expired: { effect: 'none', retry: false },
  certificate_other_name: { effect: 'none', retry: false },
  certificate_invalid: { effect: 'none', retry: false },
  reset_before_sent: { effect: 'none', retry: true },
  send_timeout: { effect: 'none', retry: true },
  /** The other side spoke before it was asked, and not HTTP. */
  answer_before_sent: { effect: 'none', retry: false },
  reset_after_sent: { effect: 'unknown', retry: false },
  answer_timeout: { effect: 'unknown', retry: false },
  answer_malformed: { effect: 'unknown', retry: false },
} as const satisfies Readonly<Record<string, FailureKind>>;

export type FailureClass = keyof typeof failureKinds;

/** Whole milliseconds; null for what was not reached, or not needed because a connection was kept. */
export interface Timings {
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  /** From the first byte of the request to the first byte of the answer. */
  readonly firstByteMs: number | null;
  readonly totalMs: number;
}

interface Trace {
  readonly phase: Phase;
  /** Bytes of head and body that the operating system has taken, as far as it said so. */
  readonly bytesSent: number;
  readonly keptConnection: boolean;
  readonly timings: Timings;
}

export interface Answered extends Trace {
  readonly kind: 'answered';
  readonly phase: 'answered';
  /** From 200 to 599; never followed anywhere. It stands also when it came before the last byte was handed over. */
  readonly status: number;
  /** The content's beginning, empty when it came encoded. Text of a stranger. */
  readonly body: Buffer;
  /** False when the content was longer than is kept, encoded, late or broken off. */
  readonly bodyIsWhole: boolean;
  /** What Retry-After asks for, from now; null without one that can be read. */
  readonly retryAfterMs: number | null;
}

export interface Failed extends Trace, FailureKind {
  readonly kind: 'failed';
  readonly failure: FailureClass;
}

export type Outcome = Answered | Failed;
