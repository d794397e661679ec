import type { Tx } from '../../../core/db/transaction.ts';

/** Deletes the ids of payment events that were processed at or before this time; returns how many. */
export async function deletePaymentEventsUntil(tx: Tx, untilMs: number, limit: number): Promise<number> {
  const oldEvents = tx.query
    .selectFrom('relay_payment_event')
    .select(['provider', 'id'])
    .where('at', '<=', untilMs)
    .orderBy('at')
    .limit(limit);
  const rows = await tx.all(oldEvents);
  for (const { provider, id } of rows)
    await tx.run(tx.query.deleteFrom('relay_payment_event').where('provider', '=', provider).where('id', '=', id));
  return rows.length;
}

/**
 * Deletes payers without an account whose last event was at or before this time: customers of other products, former
 * customers whose payments were never assigned to an account, and payers of removed accounts. Returns how many.
 */
export async function deleteUnmatchedPayersUntil(tx: Tx, untilMs: number, limit: number): Promise<number> {
  const unmatchedPayers = tx.query
    .selectFrom('relay_payer')
    .select('id')
    .where('account_id', 'is', null)
    .where('heard_at', '<=', untilMs)
    .orderBy('heard_at')
    .limit(limit);
  const rows = await tx.all(unmatchedPayers);
  if (rows.length > 0) tx.markErasure();
  for (const { id } of rows) {
    // A concurrent event may have assigned the payer to an account or renewed its time.
    const payer = tx.query.deleteFrom('relay_payer').where('id', '=', id).where('account_id', 'is', null);
    const deletedCount = await tx.run(payer.where('heard_at', '<=', untilMs));
    if (deletedCount > 0) await tx.run(tx.query.deleteFrom('relay_checkout').where('payer', '=', id));
  }
  return rows.length;
}
