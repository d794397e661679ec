import type { NoticeOutcome } from './mail-notice.ts';

/** `done`: delete the job. `failed`: retry with increasing delay. */
export type JobOutcome = 'done' | 'failed' | { readonly retryInMs: number };

/** Outcome of a notice job; `sent` is its outcome if the notice was sent. */
export function afterNotice(outcome: NoticeOutcome, sent: JobOutcome): JobOutcome {
  if (outcome === 'unavailable') return 'failed';
  if (outcome === 'off' || outcome === 'sent') return sent;
  return { retryInMs: outcome.waitMs };
}
