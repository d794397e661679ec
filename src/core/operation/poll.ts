import type { Db } from '../db/transaction.ts';
import type { EventRow } from './event-row.ts';
import type { WaitingCall } from './wait-queue.ts';

/** Long polling of a read: with `Prefer: wait=n`, and in streams, an empty response waits for new events. */
export interface Poll<Output> {
  isEmpty(output: Output): boolean;
  /** Cursor of the response, from which the next read continues. */
  cursorOf(output: Output): number;
  /** Copy of an empty response with a later cursor. */
  withCursor(output: Output, cursor: number): Output;
  /**
   * Finds for each waiting call the position of the last event that its response would contain, 0 for none. It is called
   * once for all waiting calls of this node; the number of queries must not depend on the number of calls.
   */
  findMatching(db: Db, events: readonly EventRow[], calls: readonly WaitingCall[]): Promise<readonly number[]>;
}
