import type { Tx } from '../../../core/db/transaction.ts';
import { lockRelayAccount } from '../../accounts/store/accounts.ts';
import { planBilling } from '../rules/payer.ts';
import { isRemovedAccount, lockConfirmedAccount } from '../store/paying-accounts.ts';
import type { PayerRow } from '../store/payments.ts';

/**
 * Locks the account of a payer: the one of the checkout, else the one that claimed the payment, else the one with the
 * same confirmed address. An unconfirmed address is not used, because anyone can start a trial with it.
 * `removed`: the account was removed, and its payments are not assigned to another one.
 */
export async function lockPayerAccount(
  tx: Tx,
  { isAccountRemoved, claimed_by, customerData }: PayerRow,
): Promise<{ readonly accountId: string } | 'not_found' | 'removed'> {
  if (isAccountRemoved) return 'removed';
  if (customerData.reference !== null) {
    const account = await lockRelayAccount(tx, customerData.reference);
    if (account !== undefined) return { accountId: account.id };
    if (await isRemovedAccount(tx, customerData.reference)) return 'removed';
  }
  if (claimed_by !== null) {
    const account = await lockRelayAccount(tx, claimed_by);
    if (account !== undefined) return { accountId: account.id };
  }
  if (customerData.email === null || Object.keys(planBilling(customerData)).length === 0) return 'not_found';
  const account = await lockConfirmedAccount(tx, customerData.email.text);
  return account === undefined ? 'not_found' : { accountId: account.id };
}
