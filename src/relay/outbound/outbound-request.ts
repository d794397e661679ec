import type { Destination } from './destination-url.ts';
import type { Phase } from './outcome.ts';

/** An outbound request. */
export interface OutboundRequest {
  /** Default: POST. A GET must have an empty body. */
  readonly method?: 'GET' | 'POST';
  readonly destination: Destination;
  /** Account of the request: connections are never shared between accounts. */
  readonly partition: string;
  /** Headers except those of framing and connection, which the transport sets. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Body; at least two bytes for a POST, because the last byte is sent separately. */
  readonly body: Uint8Array;
  /** Time limit for the request; each phase has its own limit as well. */
  readonly limitMs: number;
  /**
   * Awaited when the connection is open and before the first byte is sent. If it rejects, nothing is sent, the
   * connection is closed, and `send` rejects with the same error.
   */
  readonly beforeDispatch: () => Promise<void>;
  /** Called at the start of each phase. */
  readonly onPhase?: (phase: Phase) => void;
}
