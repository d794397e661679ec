import { setTimeout } from 'node:timers/promises';

const pollMs = 20;

/**
 * Polls until `poll` returns neither undefined, null nor false, and returns that value. After `timeoutMs` it throws an
 * error with the description.
 */
export async function eventually<Result>(
  description: string,
  poll: () => Result | Promise<Result>,
  timeoutMs = 60_000,
): Promise<Exclude<Result, undefined | null | false>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const result = await poll();
    if (result !== undefined && result !== null && result !== false)
      return result as Exclude<Result, undefined | null | false>;
    if (performance.now() > deadline) throw new Error(`Timeout after ${timeoutMs} ms: ${description}`);
    await setTimeout(pollMs);
  }
}
