import { isRefusal, type Refusal } from '../base/refusal.ts';
import type { Poll } from './poll.ts';
import type { WaitingCall, WaitQueue } from './wait-queue.ts';

export interface LongPollWait {
  readonly queue: WaitQueue;
  readonly call: WaitingCall;
  readonly waitMs: number;
  /** Aborted when the caller disconnects or the process drains. */
  readonly signal: AbortSignal;
  /** Time of a monotonic clock. */
  nowMs(): number;
}

/**
 * Long poll: reads again after each event that matches the call, until the response is not empty, the time is up or the
 * signal is aborted. `read` gets the cursor, null the first time. After a timeout the last response is returned
 * with its cursor advanced. A refusal of `read` is returned at once.
 */
export async function pollUntilResult<Output>(
  poll: Poll<Output>,
  wait: LongPollWait,
  read: (cursor: number | null) => Promise<Output | Refusal>,
): Promise<Output | Refusal> {
  const endMs = wait.nowMs() + wait.waitMs;
  let output = await read(null);
  while (!isRefusal(output) && poll.isEmpty(output)) {
    const waitMs = endMs - wait.nowMs();
    if (waitMs <= 0) return output;
    const cursor = poll.cursorOf(output);
    const { hasMatch, position } = await wait.queue.waitAfter(wait.call, cursor, { waitMs, signal: wait.signal });
    if (!hasMatch) return position === cursor ? output : poll.withCursor(output, position);
    output = await read(position);
  }
  return output;
}
