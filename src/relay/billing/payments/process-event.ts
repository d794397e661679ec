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
 * order of events. Returns the payer's id when no account is found; see `matchAfterCommit`.
 */
export async function processEvent(
  tx: Tx,
  provider: string,
  event: PaymentEvent,
  nowMs: number,
): Promise<{ readonly unassignedPayerId: string } | null> {
  const { customer } = event.payer;
  if (event.about === 'other' && !(await isKnownCustomer(tx, provider, customer))) return null;
  if (!(await insertPaymentEvent(tx, provider, event.id, nowMs))) return null;
  const before = await lockPayerOf(tx, { provider, customer, id: newId('pay_', nowMs), nowMs });
  const payer = { ...before, known: applyPayerEvent(before.known, event), heard_at: nowMs };
  const owner = await lockPayerAccount(tx, payer);
  const ended = owner === 'removed';
  const account_id = typeof owner === 'object' ? owner.accountId : null;
  const known = ended ? { ...payer.known, email: null } : payer.known;
  await updatePayer(tx, { ...payer, known, account_id, ended });
  const { billing } = event;
  if (billing.type === 'checkout') await insertCheckout(tx, provider, billing.checkout, payer.id);
  for (const accountId of new Set([before.account_id, account_id]))
    if (accountId !== null) await syncAccountBilling(tx, accountId, nowMs);
  if (ended) await insertCancellationJobs(tx, { ...payer, ended }, nowMs);
  if (ended || account_id !== null) return null;
  await queueClaimMail(tx, payer, nowMs);
  return { unassignedPayerId: payer.id };
}

/** Queues a mail to a payer of the plan without an account. */
async function queueClaimMail(tx: Tx, { id, provider, known }: PayerRow, nowMs: number): Promise<void> {
  const billing: BillingState = planBilling(known);
  if (known.email === null || !isPaidPlan(subscriptionStateAt(billing, nowMs))) return;
  await insertPaymentJob(tx, { kind: 'mail', provider, subject: id }, nowMs + unassignedDelayMs);
}
