import { hourMs } from '../../../core/base/clock.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { insertPaymentJob, schedulePaymentJob, schedulePaymentJobEarlier } from '../../billing/store/payment-jobs.ts';
import { recordRetentionMs } from '../../deliveries/rules/retention.ts';
import { listRecentDeliveries } from '../../deliveries/store/recent-deliveries.ts';
import { failingRecordsMax, isFailing } from '../../destinations/health/failing.ts';
import { insertFailingDestination } from '../../destinations/store/failing-destinations.ts';
import { trialEndingNoticeDelayMs, trialUnits } from '../rules/trial.ts';
import { lockRelayAccount, type RelayAccountRow } from '../store/accounts.ts';

/** Used units at which a trial gets a notice. */
export const trialNoticeUnits = Math.ceil(trialUnits * 0.8);

/** Delay between an unsuccessful delivery and the reminder to replay it. */
const replayReminderDelayMs = hourMs;

// Notices use the retries of payment jobs, with the provider `relay`.

type NoticeAccount = Pick<RelayAccountRow, 'id' | 'email_confirmed_at'>;

/** Queues a notice when 80% or all units of a trial are used and its address is confirmed. Each is sent once. */
export async function queueTrialUsageNotice(
  tx: Tx,
  account: NoticeAccount & Pick<RelayAccountRow, 'units_taken'>,
  nowMs: number,
): Promise<void> {
  if (account.units_taken < trialNoticeUnits || account.email_confirmed_at === null) return;
  const kind = account.units_taken < trialUnits ? 'trial_80' : 'trial_100';
  await insertPaymentJob(tx, { kind, provider: 'relay', subject: account.id }, nowMs);
}

/** Queues the notice that a trial ends soon; updated when the trial restarts. */
export async function queueTrialEndingNotice(tx: Tx, accountId: string, startedAtMs: number): Promise<void> {
  const job = { kind: 'trial_ending', provider: 'relay', subject: accountId } as const;
  await schedulePaymentJob(tx, job, startedAtMs + trialEndingNoticeDelayMs);
}

/**
 * Queues notices after an unsuccessful delivery: the reminder to replay it, and the notice of a failing destination if
 * the last deliveries to it failed. Only for confirmed addresses.
 */
export async function queueFailureNotices(
  tx: Tx,
  account: NoticeAccount,
  origin: string,
  nowMs: number,
): Promise<void> {
  if (account.email_confirmed_at === null) return;
  const reminder = { kind: 'awaiting', provider: 'relay', subject: account.id } as const;
  await insertPaymentJob(tx, reminder, nowMs + replayReminderDelayMs);
  const rows = await listRecentDeliveries(tx, account.id, nowMs - recordRetentionMs, failingRecordsMax);
  if (isFailing(rows, origin, nowMs)) await recordFailingDestination(tx, account.id, origin, nowMs);
}

/** Queues the notice of a failing destination when its circuit breaker opens. */
export async function queueOpenCircuitNotice(
  tx: Tx,
  { accountId, origin }: { readonly accountId: string; readonly origin: string },
  nowMs: number,
): Promise<void> {
  const account = await lockRelayAccount(tx, accountId);
  if (account === undefined || account.email_confirmed_at === null) return;
  await recordFailingDestination(tx, accountId, origin, nowMs);
}

async function recordFailingDestination(tx: Tx, accountId: string, origin: string, nowMs: number): Promise<void> {
  if (!(await insertFailingDestination(tx, { account_id: accountId, origin, since: nowMs }))) return;
  await schedulePaymentJobEarlier(tx, { kind: 'failing', provider: 'relay', subject: accountId }, nowMs);
}
