import type { Tx } from '../../../core/db/transaction.ts';
import { lockRelayAccount } from '../../accounts/store/accounts.ts';
import { planBilling } from '../rules/payer.ts';
import { isRemovedAccount, lockConfirmedAccount } from '../store/paying-accounts.ts';
import type { PayerRow } from '../store/payments.ts';

/**
 * The account that a payer's payments are for, locked: the one that the checkout was made for, or else
 * the one that claimed them, or else the one whose address the payer gave, if that address was
 * confirmed by mail. Without that proof an address says nothing: anybody can begin a trial under it.
 * `removed`: the account is gone, and nobody else may have them.
 */
export async function ownerOf(
  tx: Tx,
  { ended, claimed_by, known }: PayerRow,
): Promise<{ readonly accountId: string } | 'nobody' | 'removed'> {
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
  if (known.email === null || Object.keys(planBilling(known)).length === 0) return 'nobody';
  const account = await lockConfirmedAccount(tx, known.email.text);
  return account === undefined ? 'nobody' : { accountId: account.id };
}
