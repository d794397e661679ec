import type { Database, Tx } from '../../../core/db/transaction.ts';
import { listUnassignedPayersByEmail, lockPayer, updatePayer } from '../store/payments.ts';
import { lockPayerAccount } from './payer-account.ts';
import { syncAccountBilling } from './sync-account-billing.ts';

/** Assigns unassigned payments of a confirmed address to its account; returns how many. */
export async function matchUnassignedPayments(tx: Tx, email: string, nowMs: number): Promise<number> {
  const payers = await listUnassignedPayersByEmail(tx, email);
  let matchedCount = 0;
  for (const { id } of payers) if (await matchPayer(tx, id, nowMs)) matchedCount += 1;
  return matchedCount;
}

/** Assigns an unassigned payer to its account; false if no account matches or the payer is already assigned. */
export async function matchPayer(tx: Tx, payerId: string, nowMs: number): Promise<boolean> {
  const payer = await lockPayer(tx, payerId);
  if (payer === undefined || payer.account_id !== null) return false;
  const match = await lockPayerAccount(tx, payer);
  if (typeof match !== 'object') return false;
  await updatePayer(tx, { ...payer, account_id: match.accountId });
  await syncAccountBilling(tx, match.accountId, nowMs);
  return true;
}

/**
 * Matches again after the confirmation of an address is committed. With several nodes, a payment event and the
 * confirmation can commit concurrently, and neither transaction reads the other's rows.
 */
export async function matchAfterCommit(database: Database, email: string, nowMs: number): Promise<void> {
  if ((await listUnassignedPayersByEmail(database.db, email)).length === 0) return;
  await database.write((tx) => matchUnassignedPayments(tx, email, nowMs));
}
