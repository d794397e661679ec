import type { Db, Tx } from '../../../core/db/transaction.ts';
import { foldedMailAddress, normalMailAddress } from '../../accounts/rules/mail-address.ts';
import type { OpenCheckoutTable } from '../../tables.ts';
import type { BillingState } from '../rules/billing-state.ts';

/** Stores the billing state of an account. The caller holds its lock. */
export async function updateBilling(tx: Tx, accountId: string, billing: BillingState): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('relay_account')
      .set({ billing: JSON.stringify(billing) })
      .where('id', '=', accountId),
  );
}

/** Accounts with a subscription, past or present, by their ids after this one. */
export function listPayingAccounts(db: Db, after: string, limit: number) {
  const paying = db.query
    .selectFrom('relay_account')
    .select(['id', 'email', 'billing'])
    .where('billing', 'is not', null);
  return db.all(paying.where('id', '>', after).orderBy('id').limit(limit));
}

/** Stores that the mail address was confirmed. The caller holds the account's lock. */
export async function confirmAddress(tx: Tx, accountId: string, nowMs: number): Promise<void> {
  await tx.run(tx.query.updateTable('relay_account').set({ email_confirmed_at: nowMs }).where('id', '=', accountId));
}

/**
 * The account whose owner proved to receive mail at this address, locked. Letter case aside the
 * addresses are the same: what only reaches the same mailbox at most providers proves nothing here.
 */
export async function lockConfirmedAccount(tx: Tx, email: string): Promise<{ readonly id: string } | undefined> {
  return exactly(email, await tx.lock(confirmedAccount(tx, email)));
}

/** The same without a lock. */
export async function findConfirmedAccount(db: Db, email: string): Promise<ConfirmedAccount | undefined> {
  return exactly(email, await db.first(confirmedAccount(db, email)));
}

interface ConfirmedAccount {
  readonly id: string;
  readonly email: string;
}

function confirmedAccount(db: Db, email: string) {
  return db.query
    .selectFrom('relay_account')
    .select(['id', 'email'])
    .where('normal_email', '=', normalMailAddress(email))
    .where('email_confirmed_at', 'is not', null);
}

function exactly(email: string, row: ConfirmedAccount | undefined): ConfirmedAccount | undefined {
  return row !== undefined && foldedMailAddress(row.email) === foldedMailAddress(email) ? row : undefined;
}

/** The account's latest checkout; the caller holds the account's lock. */
export async function findOpenCheckout(db: Db, accountId: string): Promise<OpenCheckoutTable | undefined> {
  return db.first(db.query.selectFrom('relay_checkout_begun').selectAll().where('account_id', '=', accountId));
}

export async function insertOpenCheckout(tx: Tx, accountId: string, nowMs: number): Promise<void> {
  await deleteOpenCheckout(tx, accountId);
  const row = { account_id: accountId, at: nowMs, checkout: null, expires_at: null };
  await tx.run(tx.query.insertInto('relay_checkout_begun').values(row));
}

/** Stores the provider's checkout unless a later one was started meanwhile. */
export async function recordCheckout(
  tx: Tx,
  { account_id, at, ...openCheckout }: { account_id: string; at: number; checkout: string; expires_at: number },
): Promise<void> {
  const checkout = tx.query
    .updateTable('relay_checkout_begun')
    .where('account_id', '=', account_id)
    .where('at', '=', at);
  await tx.run(checkout.set(openCheckout));
}

export async function deleteOpenCheckout(tx: Tx, accountId: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_checkout_begun').where('account_id', '=', accountId));
}

/** Stores the id of a removed account. The id is random and does not identify a person. */
export async function insertRemovedAccount(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('relay_removed_account')
      .values({ id, at: nowMs })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export async function isRemovedAccount(db: Db, id: string): Promise<boolean> {
  const row = await db.first(db.query.selectFrom('relay_removed_account').select('id').where('id', '=', id));
  return row !== undefined;
}
