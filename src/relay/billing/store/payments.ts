import type { Db, Tx } from '../../../core/db/transaction.ts';
import { foldEmailAddress } from '../../accounts/rules/email-address.ts';
import type { PayerTable } from '../../tables.ts';
import { newPayer, type Payer } from '../rules/payer.ts';

/** Stored payer: its account and, in `customerData`, what the payment provider reported. */
export interface PayerRow extends Omit<PayerTable, 'known' | 'ended' | 'address'> {
  readonly customerData: Payer;
  readonly isAccountRemoved: boolean;
}

/** Stores an event id; false when it was processed before. */
export async function insertPaymentEvent(tx: Tx, provider: string, id: string, nowMs: number): Promise<boolean> {
  const inserted = await tx.run(
    tx.query
      .insertInto('relay_payment_event')
      .values({ provider, id, at: nowMs })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return inserted === 1;
}

export async function isKnownCustomer(db: Db, provider: string, customer: string): Promise<boolean> {
  return (await db.first(selectPayerByCustomer(db, provider, customer))) !== undefined;
}

/** Locks the payer of a customer; inserts it with this id if missing. */
export async function lockPayerOf(
  tx: Tx,
  { provider, customer, id, nowMs }: { provider: string; customer: string; id: string; nowMs: number },
): Promise<PayerRow> {
  const match = await tx.lock(selectPayerByCustomer(tx, provider, customer));
  if (match !== undefined) return toPayerRow(match);
  const row = { id, provider, customer, account_id: null, claimed_by: null, ended: 0, heard_at: nowMs, address: null };
  await tx.run(
    tx.query
      .insertInto('relay_payer')
      .values({ ...row, known: JSON.stringify(newPayer) })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const payer = await tx.lock(selectPayerByCustomer(tx, provider, customer));
  if (payer === undefined) throw new Error('the payer that was just stored is missing');
  return toPayerRow(payer);
}

export async function lockPayer(tx: Tx, id: string): Promise<PayerRow | undefined> {
  const row = await tx.lock(tx.query.selectFrom('relay_payer').selectAll().where('id', '=', id));
  return row === undefined ? undefined : toPayerRow(row);
}

export async function findPayer(db: Db, id: string): Promise<PayerRow | undefined> {
  const row = await db.first(db.query.selectFrom('relay_payer').selectAll().where('id', '=', id));
  return row === undefined ? undefined : toPayerRow(row);
}

export async function listPayers(db: Db, accountId: string): Promise<PayerRow[]> {
  const rows = await db.all(
    db.query.selectFrom('relay_payer').selectAll().where('account_id', '=', accountId).orderBy('id'),
  );
  return rows.map(toPayerRow);
}

/** Payers without an account that paid with this address, ignoring case. */
export async function listUnassignedPayersByEmail(db: Db, email: string): Promise<PayerRow[]> {
  const payers = db.query.selectFrom('relay_payer').selectAll().where('account_id', 'is', null);
  const rows = await db.all(
    payers.where('address', '=', foldEmailAddress(email)).orderBy('id').limit(payersPerAddressMax),
  );
  return rows.map(toPayerRow);
}

/** Payers without an account, except those of removed accounts, most recent event first. */
export async function listUnassignedPayers(db: Db, limit: number): Promise<PayerRow[]> {
  const payers = db.query.selectFrom('relay_payer').selectAll().where('account_id', 'is', null).where('ended', '=', 0);
  return (await db.all(payers.orderBy('heard_at', 'desc').limit(limit))).map(toPayerRow);
}

export async function updatePayer(
  tx: Tx,
  { id, account_id, claimed_by, isAccountRemoved, customerData, heard_at }: PayerRow,
): Promise<void> {
  const address = customerData.email === null ? null : foldEmailAddress(customerData.email.text);
  await tx.run(
    tx.query
      .updateTable('relay_payer')
      .set({
        account_id,
        claimed_by,
        ended: isAccountRemoved ? 1 : 0,
        known: JSON.stringify(customerData),
        heard_at,
        address,
      })
      .where('id', '=', id),
  );
}

/** Stores the payer of a completed checkout. The id of the checkout can later prove who paid. */
export async function insertCheckout(tx: Tx, provider: string, id: string, payer: string): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('relay_checkout')
      .values({ provider, id, payer })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export async function findCheckoutPayer(db: Db, id: string): Promise<string | null> {
  const row = await db.first(db.query.selectFrom('relay_checkout').select('payer').where('id', '=', id));
  return row?.payer ?? null;
}

/** Maximum payers per address; the others are matched when their next event arrives. */
const payersPerAddressMax = 20;

function selectPayerByCustomer(db: Db, provider: string, customer: string) {
  return db.query
    .selectFrom('relay_payer')
    .selectAll()
    .where('provider', '=', provider)
    .where('customer', '=', customer);
}

function toPayerRow({ address: _address, known, ended, ...row }: PayerTable): PayerRow {
  return { ...row, customerData: JSON.parse(known) as Payer, isAccountRemoved: ended === 1 };
}
