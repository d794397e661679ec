import { dayMs, hourMs, minuteMs, secondMs } from '../../../core/base/clock.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import type { JobOutcome } from '../../accounts/notices/job-outcome.ts';
import { noticeJobs, sendNotice } from '../../accounts/notices/send-notice.ts';
import {
  deletePaymentJob,
  isPaymentJobDue,
  leasePaymentJob,
  type PaymentJobKind,
  type PaymentJobRow,
  postponePaymentJob,
} from '../store/payment-jobs.ts';
import { mailPayer } from './mail-payer.ts';
import type { PaymentDeps } from './payments.ts';
import { reportSecondSubscription } from './second-subscription.ts';

const pollIntervalMs = secondMs;
/** Lease of a job. Another process can lease it after this time. */
const leaseMs = minuteMs;
const jobsPerRound = 20;
const backoffMinMs = 5 * secondMs;
const backoffMaxMs = 6 * hourMs;
/** Interval of reminders to payers of unassigned payments. */
const reminderIntervalMs = 25 * dayMs;

/**
 * Runs payment jobs in the background: cancels subscriptions of removed accounts, reports second subscriptions, and
 * sends mails to unassigned payers and notices.
 */
export function startPaymentJobs(deps: PaymentDeps): PeriodicTask {
  return startPeriodicTask(
    pollIntervalMs,
    (signal) => runPaymentJobs(deps, signal),
    (err) => deps.log.warn({ err, module: 'relay' }, 'payment jobs failed, retrying'),
  );
}

/**
 * Runs at most `jobsPerRound` due jobs sequentially. Stops at the first failure, because a failure usually affects all
 * jobs.
 */
async function runPaymentJobs(deps: PaymentDeps, signal: AbortSignal): Promise<void> {
  const { database, clock, payments, mailer } = deps;
  const kinds: PaymentJobKind[] = [
    'second',
    ...(payments.provider === null ? [] : (['end'] as const)),
    ...(mailer === null ? [] : (['mail', ...noticeJobs] as const)),
  ];
  for (let jobCount = 0; jobCount < jobsPerRound && !signal.aborted; jobCount += 1) {
    const nowMs = clock.nowMs();
    if (!(await isPaymentJobDue(database.db, kinds, nowMs))) return;
    const job = await database.write((tx) => leasePaymentJob(tx, kinds, { nowMs, untilMs: nowMs + leaseMs }));
    if (job === undefined) return;
    const outcome = await runPaymentJob(deps, job);
    await finishJob(deps, job, outcome);
    if (outcome === 'failed') return;
  }
}

async function runPaymentJob(deps: PaymentDeps, { kind, provider: name, subject }: PaymentJobRow): Promise<JobOutcome> {
  switch (kind) {
    case 'end':
      return cancelSubscription(deps, name, subject);
    case 'mail': {
      const outcome = await mailPayer(deps, subject);
      return outcome === 'again' ? { retryInMs: reminderIntervalMs } : outcome;
    }
    case 'second':
      return reportSecondSubscription(deps, subject);
    default:
      return sendNotice(deps, kind, subject);
  }
}

async function cancelSubscription(
  { payments: { provider } }: PaymentDeps,
  name: string,
  subscription: string,
): Promise<JobOutcome> {
  if (provider?.name !== name) return 'failed';
  const result = await provider.cancelSubscription(subscription);
  return result === 'ended' ? 'done' : 'failed';
}

async function finishJob(
  { database, clock, log }: PaymentDeps,
  job: PaymentJobRow,
  outcome: JobOutcome,
): Promise<void> {
  if (outcome === 'done') {
    await database.write((tx) => deletePaymentJob(tx, job));
    if (job.kind === 'end') log.info({ module: 'relay' }, 'cancelled the subscription of a removed account');
    return;
  }
  const delayMs = outcome === 'failed' ? backoffMs(job.tries) : outcome.retryInMs;
  const dueAtMs = clock.nowMs() + delayMs;
  await database.write((tx) => postponePaymentJob(tx, job, dueAtMs));
}

function backoffMs(tries: number): number {
  return Math.min(backoffMinMs * 2 ** (tries - 1), backoffMaxMs);
}
