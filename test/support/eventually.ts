import { setTimeout } from 'node:timers/promises';

const pollMs = 20;

/**
 * Asks again and again until the answer is neither undefined, null nor false, and returns that answer.
 * Throws, naming what was waited for, when `deadlineMs` have passed without one.
 */
export async function eventually<Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
  deadlineMs = 60_000,
): Promise<Exclude<Answer, undefined | null | false>> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false)
      return answer as Exclude<Answer, undefined | null | false>;
    if (performance.now() > deadline) throw new Error(`In ${deadlineMs} ms it did not happen: ${what}`);
    await setTimeout(pollMs);
  }
}
