import type { Db } from '../db/transaction.ts';
import type { EventRow } from './event-row.ts';
import type { WaitingCall } from './wait-queue.ts';

/** Lets an empty response of a read wait for new events: `Prefer: wait=n`, and the live stream. */
export interface Poll<Output> {
  isEmpty(output: Output): boolean;
  /** Where the response stopped reading: the next look starts there. */
  cursorOf(output: Output): number;
  /** The same empty response, with a later cursor. */
  withCursor(output: Output, cursor: number): Output;
  /**
   * For each waiting call the position of the last of these events that its response would hold, 0 for
   * none. Asked once for all that wait on this node, so its number of queries must not grow with them.
   */
  findConcerning(db: Db, events: readonly EventRow[], calls: readonly WaitingCall[]): Promise<readonly number[]>;
}
