import type { Destination } from './destination-url.ts';
import type { IdleWatch } from './kept-connections.ts';
import type { OutboundRequest } from './outbound-request.ts';
import type { FailureClass, Phase, ResponseOutcome, Timings } from './outcome.ts';

/**
 * One way of delivering: what its addresses are, how a request is sent there, and how that fails. Whoever sends
 * (`EgressAttempt`) calls `prepare`, `connect`, the sender's `beforeDispatch` and then `Connection.send`, so no transport
 * decides whether the mark is durable before the first byte.
 */
export interface Transport<Refused extends string = string> {
  /** Every failure with which its attempts may end. */
  readonly failures: readonly FailureClass[];
  /** Reads an address by its text alone; null: it belongs to another transport. */
  parse(text: string): Destination | { readonly refused: Refused } | null;
  /** Whether this is a destination of its own. */
  carries(destination: Destination): boolean;
  /** Throws for a request that it cannot carry, before anything is marked or sent. */
  prepare(request: Pick<OutboundRequest, 'method' | 'headers' | 'body'>): void;
  /** Sends nothing of a request. */
  connect(to: ConnectionRequest, attempt: AttemptProgress): Promise<Connection | ConnectionFailure>;
  /** Closes idle connections; requests under way go on. */
  close(): void;
}

export interface ConnectionRequest {
  readonly destination: Destination;
  /** Whose request it is; null: nothing will be sent, so a kept connection proves nothing. */
  readonly partition: string | null;
}

export interface ConnectionFailure {
  readonly failure: FailureClass;
}

/** An open connection that carries at most one request. */
export interface Connection {
  /** Watches for anything that the other side does before it was asked. */
  watch(): IdleWatch;
  /** @throws for what `prepare` should have refused, before anything is written. */
  send(request: OutboundRequest, attempt: AttemptProgress): Promise<SendResult>;
  /** Closes it without sending anything. */
  discard(): void;
}

/** How a request ended whose connection was open. */
export type SendResult = { readonly bytesSent: number } & (
  | Pick<ResponseOutcome, 'kind' | 'status' | 'body' | 'retryAfterMs' | 'requestIsWhole'>
  | ({ readonly kind: 'failed' } & ConnectionFailure)
);

/** What a transport reports of an attempt, and how long it still has. */
export interface AttemptProgress {
  readonly leftMs: number;
  enter(phase: Phase): void;
  measured(timings: Partial<Omit<Timings, 'totalMs'>>): void;
}
