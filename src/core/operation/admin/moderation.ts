import type { Refusal } from '../../base/refusal.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { AdminQueries } from './admin-queries.ts';

/** One action of the operator, as stored in the audit log. The rows that it changes store its id. */
export interface Decision {
  /** Id of the audit row. */
  readonly id: string;
  readonly reason: string;
  readonly nowMs: number;
  newId(prefix: string): string;
}

/** Subject of a decision: a record that can be hidden, an account, a pause, an operator or the database. */
export interface Target {
  /** One of the module's `targets`, such as `entry`, for a record; `switch` for a pause. */
  readonly kind: string;
  readonly id: string;
}

export interface AccountReference {
  readonly id: string;
  readonly name: string;
}

export interface ModeratedAccount extends AccountReference {
  /** Kind of the account, by the module, such as `trial` or `paid`. */
  readonly label: string;
  readonly description: string;
  readonly last_visit_at: number | null;
  /** Number of the account's records by kind; the kinds are the module's. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A report with the reported content. */
export interface ReportedRecord {
  /** Cursor for the reports after this one. */
  readonly cursor: number;
  readonly id: string;
  readonly status: ReportStatus;
  readonly reason: string;
  readonly created_at: number;
  readonly decided_at: number | null;
  readonly decision_id: string | null;
  readonly reporter: AccountReference | null;
  readonly target: Target & {
    /** Ids of the parent records by column name. */
    readonly within: Readonly<Record<string, string>>;
    readonly title: string;
    readonly text: string;
    readonly author: AccountReference | null;
    readonly created_at: number;
    readonly hidden_at: number | null;
  };
}

export const reportStatuses = ['open', 'dismissed', 'upheld'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export interface ReportPage {
  readonly status: ReportStatus;
  /** Cursor of the last report of the previous page; 0 for the first page. */
  readonly cursor: number;
  readonly limit: number;
}

/**
 * A module's moderation of its accounts and records. Writes run in the operator's transaction, lock the rows that they
 * change, and notify the account by an event.
 */
export interface Moderation {
  /** Kinds of records that the operator can hide. */
  readonly targets: readonly string[];
  readonly adminQueries: AdminQueries;
  findAccount(db: Db, idOrName: string): Promise<ModeratedAccount | undefined>;
  /** Appends an event that notifies the account of its new status. */
  appendStatusEvent(tx: Tx, accountId: string, decision: Decision): Promise<void>;
  /** Hides the record from all but its author and upholds the open reports on it. Refuses with not_found. */
  hide(tx: Tx, target: Target, decision: Decision): Promise<ModerationResult | Refusal>;
  /** Makes the record public again and dismisses the open reports on it. Refuses with not_found, nothing_to_change. */
  restore(tx: Tx, target: Target, decision: Decision): Promise<ModerationResult | Refusal>;
  /**
   * Closes an open report without hiding the record; returns the reported target. Refuses with not_found,
   * nothing_to_change.
   */
  dismiss(tx: Tx, reportId: string, decision: Decision): Promise<Target | Refusal>;
  /** Open reports oldest first, decided ones newest first. */
  listReports(db: Db, page: ReportPage): Promise<ReportedRecord[]>;
}

export interface ModerationResult {
  /** Number of open reports that the action closed. */
  readonly closedReportCount: number;
}
