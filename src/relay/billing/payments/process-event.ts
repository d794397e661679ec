import { minuteMs } from '../../../core/base/clock.ts';
import { newId } from '../../../core/base/ids.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { BillingState } from '../rules/billing-state.ts';
import { applyPayerEvent, planBilling } from '../rules/payer.ts';
import type { PaymentEvent } from '../rules/payment-event.ts';
import { isPaidPlan, subscriptionStateAt } from '../rules/subscription-state.ts';
import { insertPaymentJob } from '../store/payment-jobs.ts';
import {
  insertCheckout,
  insertPaymentEvent,
  isKnownCustomer,
  lockPayerOf,
  type PayerRow,
  updatePayer,
} from '../store/payments.ts';
import { lockPayerAccount } from './payer-account.ts';
import { insertCancellationJobs } from './queue-cancellation.ts';
import { syncAccountBilling } from './sync-account-billing.ts';

/** Delay before a mail to an unassigned payer, because the event with the account may follow. */
const unassignedDelayMs = 10 * minuteMs;

/**
 * Processes a payment event once and updates the billing state of its account. The result does not depend on the
 * order of events. Returns the payer's id when no account is found: the caller matches it again after the commit, see
 * `matchAfterCommit`.
 */
export async function processEvent(
  tx: Tx,
  provider: string,
  event: PaymentEvent,
  nowMs: number,
): Promise<{ readonly unassignedPayerId: string } | null> {
  const { customer } = event.payer;
  if (event.product === 'other' && !(await isKnownCustomer(tx, provider, customer))) return null;
  if (!(await insertPaymentEvent(tx, provider, event.id, nowMs))) return null;
  const storedPayer = await lockPayerOf(tx, { provider, customer, id: newId('pay_', nowMs), nowMs });
  const payer = { ...storedPayer, customerData: applyPayerEvent(storedPayer.customerData, event), heard_at: nowMs };
  const match = await lockPayerAccount(tx, payer);
  const isAccountRemoved = match === 'removed';
  const account_id = typeof match === 'object' ? match.accountId : null;
  const customerData = isAccountRemoved ? { ...payer.customerData, email: null } : payer.customerData;
  await updatePayer(tx, { ...payer, customerData, account_id, isAccountRemoved });
  const { billing } = event;
  if (billing.type === 'checkout') await insertCheckout(tx, provider, billing.checkout, payer.id);
  for (const accountId of new Set([storedPayer.account_id, account_id]))
    if (accountId !== null) await syncAccountBilling(tx, accountId, nowMs);
  if (isAccountRemoved) await insertCancellationJobs(tx, { ...payer, isAccountRemoved }, nowMs);
  if (isAccountRemoved || account_id !== null) return null;
  await queueClaimMail(tx, payer, nowMs);
  return { unassignedPayerId: payer.id };
}

/** Queues a mail to a payer without an account who pays for the plan. */
async function queueClaimMail(tx: Tx, { id, provider, customerData }: PayerRow, nowMs: number): Promise<void> {
  const billing: BillingState = planBilling(customerData);
  if (customerData.email === null || !isPaidPlan(subscriptionStateAt(billing, nowMs))) return;
  await insertPaymentJob(tx, { kind: 'mail', provider, subject: id }, nowMs + unassignedDelayMs);
}
