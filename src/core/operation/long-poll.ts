import { isRefusal, type Refusal } from '../base/refusal.ts';
import type { Poll } from './poll.ts';
import type { WaitingCall, WaitQueue } from './wait-queue.ts';

export interface Wait {
  readonly queue: WaitQueue;
  readonly call: WaitingCall;
  readonly waitMs: number;
  readonly signal: AbortSignal;
  nowMs(): number;
}

/**
 * Asks again whenever events concern the call, until the response is not empty, time is up or the
 * caller is gone. `ask` is given the position from which to look, null the first time. When a wait
 * ends with nothing for the call, the last response is given with its cursor moved on.
 */
export async function pollUntilResult<Output>(
  poll: Poll<Output>,
  wait: Wait,
  ask: (cursor: number | null) => Promise<Output | Refusal>,
): Promise<Output | Refusal> {
  const endMs = wait.nowMs() + wait.waitMs;
  let output = await ask(null);
  while (!isRefusal(output) && poll.isEmpty(output)) {
    const waitMs = endMs - wait.nowMs();
    if (waitMs <= 0) return output;
    const cursor = poll.cursorOf(output);
    const { isConcerned, position } = await wait.queue.waitPast(wait.call, cursor, { waitMs, signal: wait.signal });
    if (!isConcerned) return position === cursor ? output : poll.withCursor(output, position);
    output = await ask(position);
  }
  return output;
}
