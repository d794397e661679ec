import type { NoticeOutcome } from './mail-notice.ts';

/** `done`: the job is deleted. `failed`: it is tried again later, and later each time. */
export type JobOutcome = 'done' | 'failed' | { readonly againInMs: number };

/** What becomes of a job whose notice ended so; `sent` is for one that was sent. */
export function afterNotice(outcome: NoticeOutcome, sent: JobOutcome): JobOutcome {
  if (outcome === 'unavailable') return 'failed';
  if (outcome === 'off' || outcome === 'sent') return sent;
  return { againInMs: outcome.waitMs };
}
