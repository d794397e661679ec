import { dayMs } from '../../../core/base/clock.ts';
import type { NoticeKind } from '../../rules/notices.ts';
import { findRelayAccount, type RelayAccountRow } from '../store/accounts.ts';
import { type JobOutcome, toJobOutcome } from './job-outcome.ts';
import { mailNotice, type NoticeDeps } from './mail-notice.ts';
import { type PlanMailContext, paymentFailedMail, trialEndingMail, trialUsageMail } from './plan-mails.ts';
import { mailReplayReminder } from './replay-reminder.ts';
import { watchDestinations } from './watch-destinations.ts';

/** Kinds of jobs that send a notice. */
export const noticeJobs = ['unpaid', 'trial_80', 'trial_100', 'trial_ending', 'failing', 'awaiting'] as const;
export type NoticeJob = (typeof noticeJobs)[number];

export interface SendNoticeDeps extends NoticeDeps {
  /** `provider`: null when no payment provider is configured. */
  readonly payments: { readonly provider: unknown };
}

/**
 * The job stays stored until after the end of the trial (14 days), which prevents the same notice from being queued
 * again.
 */
const trialNoticeOutcome = { retryInMs: 25 * dayMs };

/** Sends the notice of a job if its reason still applies. */
export async function sendNotice(deps: SendNoticeDeps, job: NoticeJob, accountId: string): Promise<JobOutcome> {
  const account = await findRelayAccount(deps.database.db, accountId);
  if (account === undefined || account.email_confirmed_at === null) return 'done';
  if (job === 'failing') return watchDestinations(deps, account);
  if (job === 'awaiting') return mailReplayReminder(deps, account);
  const context = { url: deps.url, canUpgrade: deps.payments.provider !== null, nowMs: deps.clock.nowMs() };
  const { kind, mailText, outcomeIfSent } = planNotice(job, account, context);
  return mailText === null ? 'done' : toJobOutcome(await mailNotice(deps, account, kind, mailText), outcomeIfSent);
}

function planNotice(
  job: Exclude<NoticeJob, 'failing' | 'awaiting'>,
  account: RelayAccountRow,
  context: PlanMailContext,
): {
  readonly kind: NoticeKind;
  readonly mailText: ReturnType<typeof paymentFailedMail>;
  readonly outcomeIfSent: JobOutcome;
} {
  switch (job) {
    case 'unpaid':
      return { kind: 'payment_failed', mailText: paymentFailedMail(account, context), outcomeIfSent: 'done' };
    case 'trial_ending':
      return { kind: 'trial_ending', mailText: trialEndingMail(account, context), outcomeIfSent: 'done' };
    case 'trial_80':
    case 'trial_100':
      return { kind: job, mailText: trialUsageMail(job, account, context), outcomeIfSent: trialNoticeOutcome };
  }
}
