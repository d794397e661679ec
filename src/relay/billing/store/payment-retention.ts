import type { Tx } from '../../../core/db/transaction.ts';

/** Forgets the ids of events that came before; returns how many. */
export async function forgetPaymentEventsUntil(tx: Tx, untilMs: number, limit: number): Promise<number> {
  const old = tx.query
    .selectFrom('relay_payment_event')
    .select(['provider', 'id'])
    .where('at', '<=', untilMs)
    .orderBy('at')
    .limit(limit);
  const rows = await tx.all(old);
  for (const { provider, id } of rows)
    await tx.run(tx.query.deleteFrom('relay_payment_event').where('provider', '=', provider).where('id', '=', id));
  return rows.length;
}

/**
 * Forgets payers who have no account and of whom nothing was heard since: customers of the same seller
 * who pay for something else, parked payments that ended, what removed accounts left. Returns how many.
 */
export async function deleteUnmatchedPayersUntil(tx: Tx, untilMs: number, limit: number): Promise<number> {
  const unknownAddresses = tx.query
    .selectFrom('relay_payer')
    .select('id')
    .where('account_id', 'is', null)
    .where('heard_at', '<=', untilMs)
    .orderBy('heard_at')
    .limit(limit);
  const rows = await tx.all(unknownAddresses);
  if (rows.length > 0) tx.erases();
  for (const { id } of rows) {
    await tx.run(tx.query.deleteFrom('relay_checkout').where('payer', '=', id));
    await tx.run(tx.query.deleteFrom('relay_payer').where('id', '=', id).where('account_id', 'is', null));
  }
  return rows.length;
}
