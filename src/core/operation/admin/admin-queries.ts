import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';

type TableWithId = { [Name in keyof Tables]: Tables[Name] extends { id: string } ? Name : never }[keyof Tables];

/** Table whose records are counted by day of creation; its ids begin with `idPrefix` and the time of creation. */
export interface CountedTable {
  /** Name in the statistics, such as `entries`. */
  readonly name: string;
  readonly table: TableWithId;
  readonly idPrefix: string;
}

export interface AccountSearchResult {
  readonly id: string;
  readonly name: string;
  /** Kind of the account, by the module, such as `trial` or `paid`. */
  readonly label: string;
}

export interface RecordSearchResult {
  /** One of the module's `targets`, or a kind that cannot be hidden. */
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly created_at: number;
  readonly hidden_at: number | null;
  /** Id of the record on whose page this record is shown. */
  readonly within: string;
}

/** Read queries of the operator's console on a module. */
export interface AdminQueries {
  readonly countedTables: readonly CountedTable[];
  /** Length of each queue of the module. */
  queueLengths(db: Db): Promise<Readonly<Record<string, number>>>;
  /** Finds accounts by name prefix or id; an empty text returns the newest. */
  findAccounts(db: Db, text: string, limit: number): Promise<AccountSearchResult[]>;
  /** Finds records, also hidden ones, by full-text search or id; an empty text returns the newest. */
  findRecords(db: Db, text: string, limit: number): Promise<RecordSearchResult[]>;
}
