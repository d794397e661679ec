import type { Tx } from '../../../core/db/transaction.ts';
import { trialUnits } from '../../accounts/rules/trial.ts';
import type { RelayAccountRow } from '../../accounts/store/accounts.ts';
import { recordKeptMs } from '../../deliveries/rules/retention.ts';
import { listRecent } from '../../deliveries/store/recent-deliveries.ts';
import { failingOrigins, failingRecordsMax } from '../../destinations/health/failing.ts';
import { insertPaymentJob } from '../store/payment-jobs.ts';

/** Units from which the owner of a trial is notified that it nears its end. */
export const trialNoticeUnits = Math.ceil(trialUnits * 0.8);

/** Queues the notice that most or all units of a trial are used, if they are and its address is confirmed. Each is sent once. */
export async function queueTrialNotice(
  tx: Tx,
  account: Pick<RelayAccountRow, 'id' | 'units_taken' | 'email_confirmed_at'>,
  nowMs: number,
): Promise<void> {
  if (account.units_taken < trialNoticeUnits || account.email_confirmed_at === null) return;
  const kind = account.units_taken < trialUnits ? 'trial_80' : 'trial_100';
  await insertPaymentJob(tx, { kind, provider: 'relay', subject: account.id }, nowMs);
}

/** Queues the notice that a destination of the account fails, if its last deliveries did and its address is confirmed. */
export async function queueFailingNotice(
  tx: Tx,
  account: Pick<RelayAccountRow, 'id' | 'email_confirmed_at'>,
  nowMs: number,
): Promise<void> {
  if (account.email_confirmed_at === null) return;
  const rows = await listRecent(tx, account.id, nowMs - recordKeptMs, failingRecordsMax);
  if (failingOrigins(rows, nowMs).length === 0) return;
  await insertPaymentJob(tx, { kind: 'failing', provider: 'relay', subject: account.id }, nowMs);
}
