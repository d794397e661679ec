import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { paymentClaimed } from '../../errors.ts';
import type { BillingState } from '../rules/billing-state.ts';
import { findCheckoutPayer, lockPayer, updatePayer } from '../store/payments.ts';
import { notifyAccount } from './notify-account.ts';
import type { PaymentDeps } from './payments.ts';

/**
 * Returns a parked payment to the account that proves to have made it. The proof is what was mailed to the
 * payer; where no mail can be sent, the id of the checkout, which only the buyer's browser was shown.
 */
export async function claimPayment(
  tx: Tx,
  { payments: { claims }, mailer }: PaymentDeps,
  accountId: string,
  proof: string,
  nowMs: number,
): Promise<BillingState | Refusal> {
  const payerId = claims.payerOf(proof) ?? (mailer === null ? await findCheckoutPayer(tx, proof) : null);
  const payer = payerId === null ? undefined : await lockPayer(tx, payerId);
  if (payer === undefined || payer.ended) return refuse(notFound, 'No payment matches this code or checkout id.');
  if (payer.account_id !== null && payer.account_id !== accountId)
    return refuse(paymentClaimed, 'The payment belongs to another account.');
  await updatePayer(tx, { ...payer, account_id: accountId, claimed_by: accountId });
  return notifyAccount(tx, accountId, nowMs);
}
