import type { Db, Tx } from '../../core/db/transaction.ts';
import { newPayer, type Payer } from '../rules/billing/payer.ts';
import type { PayerTable } from '../tables.ts';

/** A customer at a payment provider, with what is known of it. */
export interface PayerRow extends Omit<PayerTable, 'known' | 'ended'> {
  readonly known: Payer;
  readonly ended: boolean;
}

/** Remembers an event; false when it was taken before. */
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
  return (await db.first(byCustomer(db, provider, customer))) !== undefined;
}

/** The payer of this customer, made with this id where there is none, and locked. */
export async function lockPayerOf(
  tx: Tx,
  { provider, customer, id, nowMs }: { provider: string; customer: string; id: string; nowMs: number },
): Promise<PayerRow> {
  const found = await tx.lock(byCustomer(tx, provider, customer));
  if (found !== undefined) return read(found);
  const row = { id, provider, customer, account_id: null, claimed_by: null, ended: 0, heard_at: nowMs };
  await tx.run(
    tx.query
      .insertInto('relay_payer')
      .values({ ...row, known: JSON.stringify(newPayer) })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const made = await tx.lock(byCustomer(tx, provider, customer));
  if (made === undefined) throw new Error('a payer that was written is not there');
  return read(made);
}

export async function lockPayer(tx: Tx, id: string): Promise<PayerRow | undefined> {
  const row = await tx.lock(tx.query.selectFrom('relay_payer').selectAll().where('id', '=', id));
  return row === undefined ? undefined : read(row);
}

export async function findPayer(db: Db, id: string): Promise<PayerRow | undefined> {
  const row = await db.first(db.query.selectFrom('relay_payer').selectAll().where('id', '=', id));
  return row === undefined ? undefined : read(row);
}

export async function listPayers(db: Db, accountId: string): Promise<PayerRow[]> {
  const rows = await db.all(
    db.query.selectFrom('relay_payer').selectAll().where('account_id', '=', accountId).orderBy('id'),
  );
  return rows.map(read);
}

export async function updatePayer(
  tx: Tx,
  { id, account_id, claimed_by, ended, known, heard_at }: PayerRow,
): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('relay_payer')
      .set({ account_id, claimed_by, ended: ended ? 1 : 0, known: JSON.stringify(known), heard_at })
      .where('id', '=', id),
  );
}

/** Remembers who completed a checkout: its id is the proof of it. */
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

function byCustomer(db: Db, provider: string, customer: string) {
  return db.query
    .selectFrom('relay_payer')
    .selectAll()
    .where('provider', '=', provider)
    .where('customer', '=', customer);
}

function read(row: PayerTable): PayerRow {
  return { ...row, known: JSON.parse(row.known) as Payer, ended: row.ended === 1 };
}
