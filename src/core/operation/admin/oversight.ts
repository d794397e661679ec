import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';

type TableWithId = { [Name in keyof Tables]: Tables[Name] extends { id: string } ? Name : never }[keyof Tables];

/** Records that are counted by day: their ids begin with this prefix and the time of their creation. */
export interface CountedRecords {
  readonly name: string;
  readonly table: TableWithId;
  readonly idPrefix: string;
}

export interface FoundAccount {
  readonly id: string;
  readonly name: string;
  readonly label: string;
}

export interface FoundRecord {
  /** One of the module's `targets`, or another kind, which cannot be hidden. */
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly created_at: number;
  readonly hidden_at: number | null;
  /** The record whose page shows it. */
  readonly within: string;
}

/** What an operator sees of a module as a whole. */
export interface Oversight {
  readonly counted: readonly CountedRecords[];
  /** How much work of each kind waits. */
  countQueues(db: Db): Promise<Readonly<Record<string, number>>>;
  /** Accounts by the beginning of their name or by their id; the newest where the text is empty. */
  findAccounts(db: Db, text: string, limit: number): Promise<FoundAccount[]>;
  /** Records by their words or id, hidden ones included; the newest where the text is empty. */
  findRecords(db: Db, text: string, limit: number): Promise<FoundRecord[]>;
}
