import type { NoticeOutcome } from './mail-notice.ts';

/** `done`: delete the job. `failed`: retry with increasing delay. `retryInMs`: run the job again after this time. */
export type JobOutcome = 'done' | 'failed' | { readonly retryInMs: number };

/** Outcome of a notice job. `outcomeIfSent`: outcome of the job if the notice was sent or is disabled. */
export function toJobOutcome(outcome: NoticeOutcome, outcomeIfSent: JobOutcome): JobOutcome {
  if (outcome === 'unavailable') return 'failed';
  if (outcome === 'off' || outcome === 'sent') return outcomeIfSent;
  return { retryInMs: outcome.waitMs };
}
