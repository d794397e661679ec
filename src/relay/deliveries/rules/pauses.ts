import { attemptsMax, backoffBaseMs, deadlineMs, recordPauseMs, responseWindowMinMs } from './limits.ts';
import { judge } from './outcome.ts';
import type { AttemptEnded } from './run.ts';

/**
 * How long to pause before the same request attempts again, or null when it must not: after an
 * outcome that does not prove that nothing happened, after the last attempt, and when pause and
 * answer no longer fit before the deadline. Full jitter; never shorter than Retry-After.
 */
export function retryPauseMs(attemptNumber: number, ended: AttemptEnded): number | null {
  if (!judge(ended.outcome).retry || attemptNumber >= attemptsMax) return null;
  const jitterMs = Math.floor(ended.random * backoffBaseMs * 2 ** (attemptNumber - 1));
  const pauseMs = Math.max(jitterMs, ended.retryAfterMs ?? 0);
  return leavesTime(ended.elapsedMs + pauseMs) ? pauseMs : null;
}

/** Whether a lead that is sent now can get its response before the deadline. */
export function leavesTime(elapsedMs: number): boolean {
  return elapsedMs + responseWindowMinMs <= deadlineMs;
}

/** The pause before storing a result is retried. */
export function recordAgainMs(random: number): number {
  return Math.ceil(random * recordPauseMs);
}
