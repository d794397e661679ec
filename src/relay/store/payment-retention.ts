import { dayMs } from '../../core/base/clock.ts';
import type { Tx } from '../../core/db/transaction.ts';

/** A provider repeats an event for days; what was learned from it makes later repetitions harmless, too. */
const eventsKeptMs = 60 * dayMs;
const atOnceMax = 1_000;

/** Forgets the ids of events that nobody repeats any more, and payers of other things, so many at a time. */
export async function forgetOldPayments(tx: Tx, nowMs: number): Promise<void> {
  await forgetEvents(tx, nowMs);
  await forgetStrangers(tx, nowMs);
}

async function forgetEvents(tx: Tx, nowMs: number): Promise<void> {
  const old = tx.query
    .selectFrom('relay_payment_event')
    .select(['provider', 'id'])
    .where('at', '<', nowMs - eventsKeptMs)
    .orderBy('at')
    .limit(atOnceMax);
  for (const { provider, id } of await tx.all(old))
    await tx.run(tx.query.deleteFrom('relay_payment_event').where('provider', '=', provider).where('id', '=', id));
}

/** Customers of the same seller of whom no event said that they pay for the plan. */
async function forgetStrangers(tx: Tx, nowMs: number): Promise<void> {
  const strangers = tx.query
    .selectFrom('relay_payer')
    .select('id')
    .where('account_id', 'is', null)
    .where('claimed_by', 'is', null)
    .where('known', 'like', '%"plans":[]%')
    .where('created_at', '<', nowMs - eventsKeptMs)
    .limit(atOnceMax);
  for (const { id } of await tx.all(strangers)) {
    await tx.run(tx.query.deleteFrom('relay_checkout').where('payer', '=', id));
    await tx.run(tx.query.deleteFrom('relay_payer').where('id', '=', id));
  }
}
