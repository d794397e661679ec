import { isRefusal, type Refusal } from '../base/refusal.ts';
import type { Poll } from './operation.ts';

/** What a wait needs of the event log. */
export interface EventSource {
  /** Resolves with true when the head is past the position, with false on abort or after `waitMs`. */
  waitPast(
    position: number,
    options: { readonly waitMs: number; readonly signal?: AbortSignal | undefined },
  ): Promise<boolean>;
}

export interface Wait {
  readonly events: EventSource;
  readonly waitMs: number;
  readonly signal: AbortSignal;
  nowMs(): number;
}

/**
 * Asks again whenever the log grows, until the answer is not empty, time is up or the caller is
 * gone. `ask` is given the position from which to look, null the first time.
 */
export async function askUntilAnswered<Output>(
  poll: Poll<Output>,
  wait: Wait,
  ask: (cursor: number | null) => Promise<Output | Refusal>,
): Promise<Output | Refusal> {
  const endMs = wait.nowMs() + wait.waitMs;
  let output = await ask(null);
  while (!isRefusal(output) && poll.isEmpty(output)) {
    const leftMs = endMs - wait.nowMs();
    const cursor = poll.cursorOf(output);
    if (leftMs <= 0 || !(await wait.events.waitPast(cursor, { waitMs: leftMs, signal: wait.signal }))) return output;
    output = await ask(cursor);
  }
  return output;
}
