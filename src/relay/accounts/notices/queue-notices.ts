import { hourMs } from '../../../core/base/clock.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { advancePaymentJob, insertPaymentJob, movePaymentJob } from '../../billing/store/payment-jobs.ts';
import { recordRetentionMs } from '../../deliveries/rules/retention.ts';
import { listRecent } from '../../deliveries/store/recent-deliveries.ts';
import { failingRecordsMax, isFailing } from '../../destinations/health/failing.ts';
import { insertFailingDestination } from '../../destinations/store/failing-destinations.ts';
import { trialEndingAfterMs, trialUnits } from '../rules/trial.ts';
import { findRelayAccount, type RelayAccountRow } from '../store/accounts.ts';

/** Used units at which a trial gets a notice. */
export const trialNoticeUnits = Math.ceil(trialUnits * 0.8);

/** Delay between an undelivered delivery and the reminder to replay it. */
const replayReminderDelayMs = hourMs;

type NoticeAccount = Pick<RelayAccountRow, 'id' | 'email_confirmed_at'>;

/** Queues a notice when most or all units of a trial are used and its address is confirmed. Each is sent once. */
export async function queueTrialNotice(
  tx: Tx,
  account: NoticeAccount & Pick<RelayAccountRow, 'units_taken'>,
  nowMs: number,
): Promise<void> {
  if (account.units_taken < trialNoticeUnits || account.email_confirmed_at === null) return;
  const kind = account.units_taken < trialUnits ? 'trial_80' : 'trial_100';
  await insertPaymentJob(tx, { kind, provider: 'relay', subject: account.id }, nowMs);
}

/** Queues the notice that a trial ends soon; updated when the trial restarts. */
export async function queueTrialEnding(tx: Tx, accountId: string, startedAtMs: number): Promise<void> {
  const job = { kind: 'trial_ending', provider: 'relay', subject: accountId } as const;
  await movePaymentJob(tx, job, startedAtMs + trialEndingAfterMs);
}

/**
 * Queues notices after an undelivered delivery: the reminder to replay it, and the failing destination if its last
 * deliveries failed. Only for confirmed addresses.
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
  const rows = await listRecent(tx, account.id, nowMs - recordRetentionMs, failingRecordsMax);
  if (isFailing(rows, origin, nowMs)) await recordFailing(tx, account.id, origin, nowMs);
}

/** Queues the notice of a failing destination when its circuit breaker opens. */
export async function queueOpenCircuit(
  tx: Tx,
  { accountId, origin }: { readonly accountId: string; readonly origin: string },
  nowMs: number,
): Promise<void> {
  const account = await findRelayAccount(tx, accountId);
  if (account === undefined || account.email_confirmed_at === null) return;
  await recordFailing(tx, accountId, origin, nowMs);
}

async function recordFailing(tx: Tx, accountId: string, origin: string, nowMs: number): Promise<void> {
  if (!(await insertFailingDestination(tx, { account_id: accountId, origin, since: nowMs }))) return;
  await advancePaymentJob(tx, { kind: 'failing', provider: 'relay', subject: accountId }, nowMs);
}
