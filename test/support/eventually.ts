import { setTimeout } from 'node:timers/promises';

const pollMs = 20;

/**
 * Polls until `poll` returns neither undefined, null nor false, and returns that value. After `deadlineMs` it throws an
 * error with the description.
 */
export async function eventually<Result>(
  description: string,
  poll: () => Result | Promise<Result>,
  deadlineMs = 60_000,
): Promise<Exclude<Result, undefined | null | false>> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const result = await poll();
    if (result !== undefined && result !== null && result !== false)
      return result as Exclude<Result, undefined | null | false>;
    if (performance.now() > deadline) throw new Error(`Timeout after ${deadlineMs} ms: ${description}`);
    await setTimeout(pollMs);
  }
}
