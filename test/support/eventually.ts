import { setTimeout } from 'node:timers/promises';

const pollMs = 20;

/**
 * Asks again and again until the response is neither undefined, null nor false, and returns that response.
 * Throws, naming what was waited for, when `deadlineMs` have passed without one.
 */
export async function eventually<Result>(
  what: string,
  ask: () => Result | Promise<Result>,
  deadlineMs = 60_000,
): Promise<Exclude<Result, undefined | null | false>> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const response = await ask();
    if (response !== undefined && response !== null && response !== false)
      return response as Exclude<Result, undefined | null | false>;
    if (performance.now() > deadline) throw new Error(`In ${deadlineMs} ms it did not happen: ${what}`);
    await setTimeout(pollMs);
  }
}
