import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { type BillingState, noBilling } from '../../billing/rules/billing-state.ts';
import { type PeriodCount, periodCountAt } from '../../billing/rules/period.ts';
import { isPaidPlan, paidUntilAt, subscriptionStateAt } from '../../billing/rules/subscription-state.ts';
import type { SlotPriority } from '../../rules/fair-slots.ts';
import type { RelayAccountTable } from '../../tables.ts';
import { normalizeEmailAddress } from '../rules/email-address.ts';
import type { DailyCount, Plan } from '../rules/trial.ts';

export type RelayAccountRow = RelayAccountTable;

/** Initial counters of an account. */
export const initialDeliveryColumns = {
  units_taken: 0,
  last_receipt: null,
  last_delivered: 0,
  test_day: 0,
  test_count: 0,
  undelivered_day: 0,
  undelivered_count: 0,
  period_began_at: null,
  period_count: 0,
} as const;

/** Inserts the relay's row of an account; false if an account has the same normalized email address. */
export async function insertRelayAccount(tx: Tx, row: RelayAccountRow): Promise<boolean> {
  const insertedCount = await tx.run(
    tx.query
      .insertInto('relay_account')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
  return insertedCount === 1;
}

export function findRelayAccount(db: Db, id: string): Promise<RelayAccountRow | undefined> {
  return db.first(accountById(db, { id }));
}

/** Account by normalized email address. */
export function findAccountByEmail(db: Db, normalizedEmail: string): Promise<RelayAccountRow | undefined> {
  return db.first(db.query.selectFrom('relay_account').selectAll().where('normal_email', '=', normalizedEmail));
}

export async function findAccountByIdOrEmail(db: Db, idOrEmail: string): Promise<RelayAccountRow | undefined> {
  return (await findRelayAccount(db, idOrEmail)) ?? findAccountByEmail(db, normalizeEmailAddress(idOrEmail));
}

/** Restarts an unused trial; the caller holds the account's lock. */
export async function restartTrial(
  tx: Tx,
  id: string,
  change: Pick<RelayAccountRow, 'email' | 'email_confirmed_at' | 'trial_started_at'>,
): Promise<void> {
  await tx.run(tx.query.updateTable('relay_account').set(change).where('id', '=', id));
}

export async function deleteRelayAccount(tx: Tx, id: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_account').where('id', '=', id));
}

/** Locks an account. Acquire this lock before that of a delivery, to prevent deadlocks. */
export function lockRelayAccount(tx: Tx, id: string): Promise<RelayAccountRow | undefined> {
  return tx.lock(accountById(tx, { id }));
}

const accountById = prepared((db: Db, { id }: { id: string }) =>
  db.query.selectFrom('relay_account').selectAll().where('id', '=', id),
);

/**
 * Updates the columns that deliveries change: counters, the hash of the latest receipt and whether the last lead was
 * delivered. The caller holds the lock of the account.
 */
export async function updateRelayAccount(tx: Tx, row: RelayAccountRow): Promise<void> {
  await tx.run(accountUpdate(tx, deliveryColumnsOf(row)));
}

function deliveryColumnsOf(row: RelayAccountRow) {
  const { id, units_taken, last_receipt, last_delivered, test_day, test_count } = row;
  const { undelivered_day, undelivered_count, period_began_at, period_count } = row;
  return {
    id,
    units_taken,
    last_receipt,
    last_delivered,
    test_day,
    test_count,
    undelivered_day,
    undelivered_count,
    period_began_at,
    period_count,
  };
}

const accountUpdate = prepared((tx: Tx, { id, ...counterColumns }: ReturnType<typeof deliveryColumnsOf>) =>
  tx.query.updateTable('relay_account').set(counterColumns).where('id', '=', id),
);

/** Current plan of an account. An account whose subscription lapsed has the terms of a trial. */
export function planOf(row: RelayAccountRow, nowMs: number): Plan {
  return {
    name: isPaidPlan(subscriptionStateAt(billingOf(row), nowMs)) ? 'builder' : 'trial',
    trialStartedAtMs: row.trial_started_at,
    unitsUsed: row.units_taken,
    period: periodOf(row, nowMs),
  };
}

/** Counter of the current billing period. */
export function periodOf(row: RelayAccountRow, nowMs: number): PeriodCount {
  const { period_began_at: startedAtMs, period_count: count } = row;
  const storedPeriod = startedAtMs === null ? null : { startedAtMs, count };
  return periodCountAt(storedPeriod, paidUntilAt(billingOf(row), nowMs), nowMs);
}

/** Flags that select the slot class of an account. */
export function slotPriorityOf(row: RelayAccountRow, nowMs: number): SlotPriority {
  return { isPaying: planOf(row, nowMs).name === 'builder', lastDeliverySucceeded: row.last_delivered === 1 };
}

/** Billing state of an account. */
export function billingOf({ billing }: Pick<RelayAccountRow, 'billing'>): BillingState {
  return billing === null ? noBilling : (JSON.parse(billing) as BillingState);
}

export function testLeadsOf(row: RelayAccountRow): DailyCount {
  return { day: row.test_day, count: row.test_count };
}

/** Counter of undelivered attempts of its last day, which may be in the past. */
export function undeliveredCountOf(row: RelayAccountRow): DailyCount {
  return { day: row.undelivered_day, count: row.undelivered_count };
}
