import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { paymentClaimed } from '../../errors.ts';
import type { BillingState } from '../rules/billing-state.ts';
import { findCheckoutPayer, lockPayer, updatePayer } from '../store/payments.ts';
import type { PaymentDeps } from './payments.ts';
import { syncAccountBilling } from './sync-account-billing.ts';

/**
 * Assigns an unassigned payment to the account that proves to have made it: with the token that was mailed to the payer
 * or, without mail, with the checkout id, which is shown only in the buyer's browser. Refuses with not_found for an
 * unknown proof and for a payment of a removed account, and with payment_claimed when another account has the payment.
 */
export async function claimPayment(
  tx: Tx,
  { payments: { payerTokens }, mailer }: PaymentDeps,
  accountId: string,
  proof: string,
  nowMs: number,
): Promise<BillingState | Refusal> {
  const payerId = payerTokens.payerOf(proof) ?? (mailer === null ? await findCheckoutPayer(tx, proof) : null);
  const payer = payerId === null ? undefined : await lockPayer(tx, payerId);
  if (payer === undefined || payer.isAccountRemoved)
    return refuse(notFound, 'No payment matches this code or checkout id.');
  if (payer.account_id !== null && payer.account_id !== accountId)
    return refuse(paymentClaimed, 'The payment belongs to another account.');
  await updatePayer(tx, { ...payer, account_id: accountId, claimed_by: accountId });
  return syncAccountBilling(tx, accountId, nowMs);
}
