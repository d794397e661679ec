import type { IdleWatch } from './connection-pool.ts';
import type { Destination } from './destination-url.ts';
import type { OutboundRequest } from './outbound-request.ts';
import type { FailureClass, Phase, ResponseOutcome, Timings } from './outcome.ts';

/**
 * Interface of a transport: URL parsing, connecting, sending, and its failures. `EgressAttempt` calls `validate`,
 * `connect`, the caller's `beforeDispatch` and `Connection.send` in this order, so that every transport sends the first
 * byte after `beforeDispatch`.
 */
export interface Transport<Reason extends string = string> {
  /** Failures that its attempts can return. */
  readonly failures: readonly FailureClass[];
  /** Parses a URL; null: another transport handles it. */
  parse(text: string): Destination | { readonly refused: Reason } | null;
  /** Whether this transport handles the destination. */
  handles(destination: Destination): boolean;
  /** Throws for a request that cannot be sent, before `beforeDispatch` is called. */
  validate(request: Pick<OutboundRequest, 'method' | 'headers' | 'body'>): void;
  /** Opens a connection without sending anything of the request. */
  connect(request: ConnectionRequest, attempt: AttemptProgress): Promise<Connection | ConnectionFailure>;
  /** Closes idle connections; running requests continue. */
  close(): void;
}

export interface ConnectionRequest {
  readonly destination: Destination;
  /** Account of the request; null for a destination check, which must not use a pooled connection. */
  readonly partition: string | null;
}

export interface ConnectionFailure {
  readonly failure: FailureClass;
}

/** An open connection for at most one request. */
export interface Connection {
  /** Watches for events of the peer before the request is sent. */
  watch(): IdleWatch;
  /** @throws if `validate` would have thrown, before anything is written. */
  send(request: OutboundRequest, attempt: AttemptProgress): Promise<SendResult>;
  /** Closes the connection without sending. */
  discard(): void;
}

/** Result of a request over an open connection. */
export type SendResult = { readonly bytesSent: number } & (
  | Pick<ResponseOutcome, 'kind' | 'status' | 'body' | 'retryAfterMs' | 'isRequestComplete'>
  | ({ readonly kind: 'failed' } & ConnectionFailure)
);

/** Progress of an attempt, which the transport reports, and its remaining time. */
export interface AttemptProgress {
  readonly remainingMs: number;
  enter(phase: Phase): void;
  recordTimings(timings: Partial<Omit<Timings, 'totalMs'>>): void;
}
