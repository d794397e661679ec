import type { Db, Tx } from '../../core/db/transaction.ts';
import type { BillingState } from '../rules/billing/billing-state.ts';
import { foldedMailAddress, normalMailAddress } from '../rules/mail-address.ts';

/** Writes what is known of an account's subscriptions; the caller holds its lock. */
export async function updateBilling(tx: Tx, accountId: string, billing: BillingState): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('relay_account')
      .set({ billing: JSON.stringify(billing) })
      .where('id', '=', accountId),
  );
}

/**
 * The account whose owner proved to receive mail at this address, locked. Letter case aside the
 * addresses are the same: what only reaches the same mailbox at most providers proves nothing here.
 */
export async function lockConfirmedAccount(tx: Tx, email: string): Promise<{ readonly id: string } | undefined> {
  const row = await tx.lock(
    tx.query
      .selectFrom('relay_account')
      .select(['id', 'email'])
      .where('normal_email', '=', normalMailAddress(email))
      .where('email_confirmed_at', 'is not', null),
  );
  return row !== undefined && foldedMailAddress(row.email) === foldedMailAddress(email) ? row : undefined;
}

/** When the account's checkout was begun; the caller holds the account's lock. */
export async function findCheckoutBegun(db: Db, accountId: string): Promise<number | null> {
  const row = await db.first(
    db.query.selectFrom('relay_checkout_begun').select('at').where('account_id', '=', accountId),
  );
  return row?.at ?? null;
}

export async function keepCheckoutBegun(tx: Tx, accountId: string, nowMs: number): Promise<void> {
  await forgetCheckoutBegun(tx, accountId);
  await tx.run(tx.query.insertInto('relay_checkout_begun').values({ account_id: accountId, at: nowMs }));
}

export async function forgetCheckoutBegun(tx: Tx, accountId: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_checkout_begun').where('account_id', '=', accountId));
}

/** Remembers that this account is gone for good. Its id tells nothing of whom it was. */
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
