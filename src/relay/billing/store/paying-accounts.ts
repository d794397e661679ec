import type { Db, Tx } from '../../../core/db/transaction.ts';
import { foldEmailAddress, normalizeEmailAddress } from '../../accounts/rules/email-address.ts';
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

/** Accounts with a billing state, ordered by id. Their subscriptions may have ended. */
export function listAccountsWithBilling(db: Db, afterId: string, limit: number) {
  const accounts = db.query
    .selectFrom('relay_account')
    .select(['id', 'email', 'billing'])
    .where('billing', 'is not', null);
  return db.all(accounts.where('id', '>', afterId).orderBy('id').limit(limit));
}

/** Marks the email address as confirmed. The caller holds the account's lock. */
export async function confirmAddress(tx: Tx, accountId: string, nowMs: number): Promise<void> {
  await tx.run(tx.query.updateTable('relay_account').set({ email_confirmed_at: nowMs }).where('id', '=', accountId));
}

/**
 * Locks the account with this confirmed address, ignoring case. Addresses that are equal only after normalization do
 * not count. An unconfirmed account is locked too, to wait for a concurrent confirmation.
 */
export async function lockConfirmedAccount(tx: Tx, email: string): Promise<{ readonly id: string } | undefined> {
  return ifConfirmed(email, await tx.lock(selectByAddress(tx, email)));
}

/** Reads the account with this confirmed address, ignoring case. */
export async function findConfirmedAccount(db: Db, email: string): Promise<AccountAddress | undefined> {
  return ifConfirmed(email, await db.first(selectByAddress(db, email)));
}

interface AccountAddress {
  readonly id: string;
  readonly email: string;
  readonly email_confirmed_at: number | null;
}

function selectByAddress(db: Db, email: string) {
  return db.query
    .selectFrom('relay_account')
    .select(['id', 'email', 'email_confirmed_at'])
    .where('normal_email', '=', normalizeEmailAddress(email));
}

function ifConfirmed(email: string, row: AccountAddress | undefined): AccountAddress | undefined {
  if (row === undefined || row.email_confirmed_at === null) return undefined;
  return foldEmailAddress(row.email) === foldEmailAddress(email) ? row : undefined;
}

/** Latest checkout of the account, which may have expired or be paid. The caller holds the account's lock. */
export async function findOpenCheckout(db: Db, accountId: string): Promise<OpenCheckoutTable | undefined> {
  return db.first(db.query.selectFrom('relay_checkout_begun').selectAll().where('account_id', '=', accountId));
}

/** Replaces the latest checkout of the account by one that the provider has not created yet. */
export async function insertOpenCheckout(tx: Tx, accountId: string, nowMs: number): Promise<void> {
  await deleteOpenCheckout(tx, accountId);
  const row = { account_id: accountId, at: nowMs, checkout: null, expires_at: null };
  await tx.run(tx.query.insertInto('relay_checkout_begun').values(row));
}

/** Stores the id and the expiry of the checkout that started at `at`, unless a later one has replaced it. */
export async function recordCheckout(
  tx: Tx,
  { account_id, at, ...openCheckout }: { account_id: string; at: number; checkout: string; expires_at: number },
): Promise<void> {
  const checkoutUpdate = tx.query
    .updateTable('relay_checkout_begun')
    .where('account_id', '=', account_id)
    .where('at', '=', at);
  await tx.run(checkoutUpdate.set(openCheckout));
}

export async function deleteOpenCheckout(tx: Tx, accountId: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_checkout_begun').where('account_id', '=', accountId));
}

/** Deletes the checkout that started at this time, unless the provider has created it for another request. */
export async function deleteUncreatedCheckout(tx: Tx, accountId: string, startedAtMs: number): Promise<void> {
  const checkouts = tx.query.deleteFrom('relay_checkout_begun').where('account_id', '=', accountId);
  await tx.run(checkouts.where('at', '=', startedAtMs).where('checkout', 'is', null));
}

/** Stores the id of a removed account. The id is random and not personal data. */
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
