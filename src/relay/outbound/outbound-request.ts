import type { Destination } from './destination-url.ts';
import type { Phase } from './outcome.ts';

/** One request, and what its sender wants to know and do on the way. */
export interface OutboundRequest {
  /** POST if it is not named; a GET has an empty body, so that nothing of it is held back. */
  readonly method?: 'GET' | 'POST';
  readonly destination: Destination;
  /** Whose request it is: no connection carries requests of two partitions. */
  readonly partition: string;
  /** None that frames the message or rules the connection: those are set here. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Of a POST at least two bytes, so that there is one before the last. */
  readonly body: Uint8Array;
  /** For all of it, in milliseconds; each part also has its own limit. */
  readonly limitMs: number;
  /**
   * Awaited when the connection stands and before the first byte of the request leaves. When it
   * rejects nothing is sent, the connection is closed, and `send` rejects likewise.
   */
  readonly beforeDispatch: () => Promise<void>;
  /** Told as each phase begins. */
  readonly onPhase?: (phase: Phase) => void;
}
