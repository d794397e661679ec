import type { Tx } from '../../../core/db/transaction.ts';
import { lockRelayAccount } from '../../accounts/store/accounts.ts';
import { planBilling } from '../rules/payer.ts';
import { isRemovedAccount, lockConfirmedAccount } from '../store/paying-accounts.ts';
import type { PayerRow } from '../store/payments.ts';

/**
 * Locks the account of a payer: the one of the checkout, else the one that claimed the payment, else the one with the
 * same confirmed address. An unconfirmed address is not used, because anybody can start a trial with it.
 * `removed`: the account was removed, and its payments are not assigned to another one.
 */
export async function lockPayerAccount(
  tx: Tx,
  { ended, claimed_by, known }: PayerRow,
): Promise<{ readonly accountId: string } | 'not_found' | 'removed'> {
  if (ended) return 'removed';
  if (known.reference !== null) {
    const account = await lockRelayAccount(tx, known.reference);
    if (account !== undefined) return { accountId: account.id };
    if (await isRemovedAccount(tx, known.reference)) return 'removed';
  }
  if (claimed_by !== null) {
    const account = await lockRelayAccount(tx, claimed_by);
    if (account !== undefined) return { accountId: account.id };
  }
  if (known.email === null || Object.keys(planBilling(known)).length === 0) return 'not_found';
  const account = await lockConfirmedAccount(tx, known.email.text);
  return account === undefined ? 'not_found' : { accountId: account.id };
}
