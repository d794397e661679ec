import type { Tx } from '../../../core/db/transaction.ts';
import { billingOf, lockRelayAccount } from '../../accounts/store/accounts.ts';
import type { BillingState } from '../rules/billing-state.ts';
import { planBilling } from '../rules/payer.ts';
import { countPaidSubscriptions, subscriptionStateAt } from '../rules/subscription-state.ts';
import { updateBilling } from '../store/paying-accounts.ts';
import { insertPaymentJob } from '../store/payment-jobs.ts';
import { listPayers } from '../store/payments.ts';

/**
 * Merges the plan subscriptions of an account's payers and stores them in the account's row. Queues a notice when the
 * account starts to pay for a second subscription. If the account's email address is confirmed, also queues one when
 * the grace period of a missing payment starts.
 */
export async function syncAccountBilling(tx: Tx, accountId: string, nowMs: number): Promise<BillingState> {
  const account = await lockRelayAccount(tx, accountId);
  const payers = await listPayers(tx, accountId);
  const billing: BillingState = Object.assign({}, ...payers.map(({ customerData }) => planBilling(customerData)));
  if (account === undefined) return billing;
  await updateBilling(tx, accountId, billing);
  const [previousCount, currentCount] = [
    countPaidSubscriptions(billingOf(account), nowMs),
    countPaidSubscriptions(billing, nowMs),
  ];
  const provider = payers[0]?.provider;
  if (provider !== undefined && previousCount < 2 && currentCount >= 2)
    await insertPaymentJob(tx, { kind: 'second', provider, subject: accountId }, nowMs);
  const isInGrace = (state: BillingState) => subscriptionStateAt(state, nowMs).name === 'grace';
  const startsGrace = isInGrace(billing) && !isInGrace(billingOf(account));
  if (provider !== undefined && startsGrace && account.email_confirmed_at !== null)
    await insertPaymentJob(tx, { kind: 'unpaid', provider, subject: accountId }, nowMs);
  return billing;
}
