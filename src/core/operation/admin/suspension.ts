import { formatTime, formatTimeOrNull } from '../../base/clock.ts';
import type { AccountTable } from '../../db/tables.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { isSuspended } from '../credentials.ts';
import type { AccountStatus } from './schemas.ts';

export interface Suspension {
  readonly atMs: number;
  /** Null when the suspension has no end. */
  readonly untilMs: number | null;
  readonly reason: string;
  readonly decisionId: string;
}

/** Suspends the account; null ends the suspension. The caller holds the account's lock. */
export async function setSuspension(tx: Tx, accountId: string, suspension: Suspension | null): Promise<void> {
  const columns = {
    suspended_at: suspension?.atMs ?? null,
    suspended_until: suspension?.untilMs ?? null,
    suspension_reason: suspension?.reason ?? null,
    suspension_decision_id: suspension?.decisionId ?? null,
  };
  await tx.run(tx.query.updateTable('account').set(columns).where('id', '=', accountId));
}

/** Accounts that are suspended now, latest first. */
export function listSuspendedAccounts(db: Db, nowMs: number, limit: number): Promise<AccountTable[]> {
  return db.all(
    db.query
      .selectFrom('account')
      .selectAll()
      .where('suspended_at', 'is not', null)
      .where((eb) => eb.or([eb('suspended_until', 'is', null), eb('suspended_until', '>', nowMs)]))
      .orderBy('suspended_at', 'desc')
      .orderBy('id')
      .limit(limit),
  );
}

export function toAccountStatus(account: AccountTable, nowMs: number): AccountStatus {
  if (account.suspended_at === null || !isSuspended(account, nowMs)) {
    return { state: 'active', since: null, until: null, reason: null, decision_id: null };
  }
  return {
    state: 'suspended',
    since: formatTime(account.suspended_at),
    until: formatTimeOrNull(account.suspended_until),
    reason: account.suspension_reason,
    decision_id: account.suspension_decision_id,
  };
}
