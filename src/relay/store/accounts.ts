import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import { type BillingState, noBilling } from '../rules/billing/billing-state.ts';
import { isPaidPlan, standingAt } from '../rules/billing/standing.ts';
import type { Plan, TestLeads } from '../rules/trial.ts';
import type { RelayAccountTable } from '../tables.ts';

export type RelayAccountRow = RelayAccountTable;

/** Makes the relay's part of an account; false when there was a trial for this address before. */
export async function insertRelayAccount(tx: Tx, row: RelayAccountRow): Promise<boolean> {
  const inserted = await tx.run(
    tx.query
      .insertInto('relay_account')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
  return inserted === 1;
}

export function findRelayAccount(db: Db, id: string): Promise<RelayAccountRow | undefined> {
  return db.first(accountById(db, { id }));
}

/** The account with this address in its normal form. */
export function findAccountByAddress(db: Db, normalAddress: string): Promise<RelayAccountRow | undefined> {
  return db.first(db.query.selectFrom('relay_account').selectAll().where('normal_email', '=', normalAddress));
}

/** Lets a trial of which nothing was used begin anew; the caller holds the account's lock. */
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

/** Taken before the lock of any delivery of the account, so that no two writes wait for each other. */
export function lockRelayAccount(tx: Tx, id: string): Promise<RelayAccountRow | undefined> {
  return tx.lock(accountById(tx, { id }));
}

const accountById = prepared((db: Db, { id }: { id: string }) =>
  db.query.selectFrom('relay_account').selectAll().where('id', '=', id),
);

/** Writes what deliveries change of an account; the caller holds its lock. */
export async function updateRelayAccount(tx: Tx, row: RelayAccountRow): Promise<void> {
  const { id, units_taken, last_receipt, test_day, test_count } = row;
  await tx.run(accountUpdate(tx, { id, units_taken, last_receipt, test_day, test_count }));
}

type Changed = Pick<RelayAccountRow, 'id' | 'units_taken' | 'last_receipt' | 'test_day' | 'test_count'>;

const accountUpdate = prepared((tx: Tx, { id, units_taken, last_receipt, test_day, test_count }: Changed) =>
  tx.query.updateTable('relay_account').set({ units_taken, last_receipt, test_day, test_count }).where('id', '=', id),
);

/** What the account may do at this moment: a builder whose payments lapsed has the terms of its trial again. */
export function planOf(row: RelayAccountRow, nowMs: number): Plan {
  return {
    name: isPaidPlan(standingAt(billingOf(row), nowMs)) ? 'builder' : 'trial',
    trialStartedAtMs: row.trial_started_at,
    unitsTaken: row.units_taken,
  };
}

/** What is known of the account's subscriptions. */
export function billingOf({ billing }: RelayAccountRow): BillingState {
  return billing === null ? noBilling : (JSON.parse(billing) as BillingState);
}

export function testLeadsOf(row: RelayAccountRow): TestLeads {
  return { day: row.test_day, count: row.test_count };
}
