import type { Tx } from '../../../core/db/transaction.ts';
import { planBilling } from '../rules/payer.ts';
import { deleteOpenCheckout, insertRemovedAccount } from '../store/paying-accounts.ts';
import { insertPaymentJob } from '../store/payment-jobs.ts';
import { listPayers, type PayerRow, updatePayer } from '../store/payments.ts';

/**
 * Part of an account's removal: queues the cancellation of its subscriptions and erases the payers' email addresses.
 * The removal is recorded, so that subscriptions that are reported later are cancelled too. The caller holds the
 * account's lock.
 */
export async function queueCancellation(tx: Tx, accountId: string, nowMs: number): Promise<void> {
  await insertRemovedAccount(tx, accountId, nowMs);
  await deleteOpenCheckout(tx, accountId);
  for (const payer of await listPayers(tx, accountId)) {
    const removedPayer = {
      ...payer,
      account_id: null,
      isAccountRemoved: true,
      customerData: { ...payer.customerData, email: null },
    };
    await updatePayer(tx, removedPayer);
    await insertCancellationJobs(tx, removedPayer, nowMs);
  }
}

/** Queues the cancellation of every subscription to the plan that is not known to have ended. */
export async function insertCancellationJobs(
  tx: Tx,
  { provider, customerData }: PayerRow,
  nowMs: number,
): Promise<void> {
  for (const [subject, { deletedAtMs, told: lastStatus }] of Object.entries(planBilling(customerData)))
    if (deletedAtMs === null && lastStatus?.status !== 'canceled')
      await insertPaymentJob(tx, { kind: 'end', provider, subject }, nowMs);
}
