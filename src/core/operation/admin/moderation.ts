import type { Refusal } from '../../base/refusal.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { Oversight } from './oversight.ts';

/** One act of the operator, as the audit will keep it. Every change it makes carries its id. */
export interface Decision {
  /** Id of the audit row. */
  readonly id: string;
  readonly reason: string;
  readonly nowMs: number;
  newId(prefix: string): string;
}

/** A record that was written by an account and can be hidden. */
export interface Target {
  /** Such as `entry` or `reply`: one of the module's `targets`. */
  readonly kind: string;
  readonly id: string;
}

export interface Party {
  readonly id: string;
  readonly name: string;
}

export interface ModeratedAccount extends Party {
  readonly label: string;
  readonly description: string;
  readonly last_visit_at: number | null;
  /** How many records of each kind it has, in the terms of its module. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A report with the content that it is about, as the operator reads it. */
export interface ReportedRecord {
  readonly cursor: number;
  readonly id: string;
  readonly status: ReportStatus;
  readonly reason: string;
  readonly created_at: number;
  readonly decided_at: number | null;
  readonly decision_id: string | null;
  readonly reporter: Party | null;
  readonly target: Target & {
    /** Ids of the records that it belongs to, by the name of their column. */
    readonly within: Readonly<Record<string, string>>;
    readonly title: string;
    readonly text: string;
    readonly author: Party | null;
    readonly created_at: number;
    readonly hidden_at: number | null;
  };
}

export const reportStatuses = ['open', 'dismissed', 'upheld'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export interface ReportPage {
  readonly status: ReportStatus;
  /** Of the last report seen; 0 for the first page. */
  readonly cursor: number;
  readonly limit: number;
}

/**
 * What a module lets the operator do to its accounts and records. Writes run inside the operator's
 * transaction, take the locks of what they change, and tell the account in its own updates.
 */
export interface Moderation {
  readonly targets: readonly string[];
  readonly oversight: Oversight;
  findAccount(db: Db, idOrName: string): Promise<ModeratedAccount | undefined>;
  /** Tells the account that its standing changed. */
  appendStatusEvent(tx: Tx, accountId: string, decision: Decision): Promise<void>;
  /** Takes the record from everybody but its author and upholds the open reports on it. Refuses with not_found. */
  hide(tx: Tx, target: Target, decision: Decision): Promise<Hidden | Refusal>;
  /** Makes the record public again and dismisses the open reports on it. Refuses with not_found, nothing_to_change. */
  restore(tx: Tx, target: Target, decision: Decision): Promise<Hidden | Refusal>;
  /** Closes an open report without hiding anything; answers what it was about. Refuses with not_found, nothing_to_change. */
  dismiss(tx: Tx, reportId: string, decision: Decision): Promise<Target | Refusal>;
  /** Open reports oldest first, decided ones newest first. */
  listReports(db: Db, page: ReportPage): Promise<ReportedRecord[]>;
}

export interface Hidden {
  /** How many open reports the act decided. */
  readonly reports: number;
}
