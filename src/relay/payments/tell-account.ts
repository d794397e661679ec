import type { Tx } from '../../core/db/transaction.ts';
import type { BillingState } from '../rules/billing/billing-state.ts';
import { planBilling } from '../rules/billing/payer.ts';
import { lockRelayAccount } from '../store/accounts.ts';
import { updateBilling } from '../store/paying-accounts.ts';
import { listPayers } from '../store/payments.ts';

/** Puts beside the account what its payers' subscriptions are known to be, where every delivery finds it. */
export async function tellAccount(tx: Tx, accountId: string): Promise<BillingState> {
  const account = await lockRelayAccount(tx, accountId);
  const payers = await listPayers(tx, accountId);
  const billing: BillingState = Object.assign({}, ...payers.map(({ known }) => planBilling(known)));
  if (account !== undefined) await updateBilling(tx, accountId, billing);
  return billing;
}
