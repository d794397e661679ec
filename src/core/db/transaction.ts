import type { DeleteQueryBuilder, InsertQueryBuilder, Kysely, SelectQueryBuilder, UpdateQueryBuilder } from 'kysely';
import type { ChangeFeed } from './change-feed.ts';
import type { RecordChanges } from './record-changes.ts';
import type { Tables } from './tables.ts';

/** The databases that Rialto runs on. */
export type Dialect = 'sqlite' | 'postgres';

/** Kysely builds typed queries; our own executor runs them on cached prepared statements. */
export type ReadBuilder = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive'>;
export type WriteBuilder = ReadBuilder & Pick<Kysely<Tables>, 'insertInto' | 'updateTable' | 'deleteFrom'>;

// biome-ignore lint/suspicious/noExplicitAny: a query over any tables; only its row type matters here.
type Select<Row> = SelectQueryBuilder<any, any, Row>;
type Change<Row> =
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  | InsertQueryBuilder<any, any, Row>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  | UpdateQueryBuilder<any, any, any, Row>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  | DeleteQueryBuilder<any, any, Row>;

/** Any query, as far as running it is concerned. */
export interface Query {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[] };
}

/** Reads committed data. It has no way to write: passing it an insert, update or delete is a compile error. */
export interface Db {
  readonly dialect: Dialect;
  readonly query: ReadBuilder;
  all<Row>(query: Select<Row>): Promise<Row[]>;
  first<Row>(query: Select<Row>): Promise<Row | undefined>;
  /** To be called with the last event read of a log, where a failover could lose it. */
  readonly positionRead?: (table: string, position: number, id: string) => void;
}

/**
 * One transaction. A job awaits nothing but its Tx. All it did is committed with its response, or,
 * when it throws or returns a Refusal, undone.
 */
export interface Tx extends Omit<Db, 'query'> {
  readonly query: WriteBuilder;
  /** Runs a change and reports how many rows it touched. */
  run(query: Change<unknown>): Promise<number>;
  /**
   * Runs a change after the job, before its commit; nothing in the job may read what it writes. The
   * embedded database runs those of a whole batch together, which full-text indexes need to be fast.
   * When it fails, nothing of the job, nor of its batch, is committed.
   */
  runLast(query: Change<unknown>): Promise<void>;
  /**
   * Runs a change of which the job needs no result. PostgreSQL gets it together with COMMIT, in one round
   * trip, so nothing in the job may read what it writes; the embedded database runs it at once.
   */
  runWithCommit(query: Change<unknown>): Promise<void>;
  /** Runs a change with a `returning` clause. */
  returning<Row>(query: Change<Row>): Promise<Row[]>;
  /**
   * Takes the lock of every row found, where the database needs one; one writer at a time needs
   * none. Returns the first row. `change` waits for all other holders, `keep` only for those that
   * change: the rows then stay as long as the transaction lasts.
   */
  lock<Row>(query: Select<Row>, to?: 'change' | 'keep'): Promise<Row | undefined>;
  /** Called once the transaction has committed; never when it was undone. */
  afterCommit(action: () => void): void;
  /**
   * Marks a job that deletes or overwrites what must not be readable any more. The embedded database then empties
   * its write-ahead log within seconds of the commit; PostgreSQL recycles its log on its own schedule.
   */
  erases(): void;
}

export interface Database {
  readonly dialect: Dialect;
  /** Travels with every cursor; another value means that positions no longer mean the same. */
  readonly epoch: string;
  /** Reads of committed data, each statement on its own. */
  readonly db: Db;
  /**
   * Grows whenever something was committed, unseen writes aside: what was read while it stayed the
   * same is still true. Null where other processes commit as well.
   */
  readonly changes: number | null;
  /** The same of accounts and credentials alone: it stays what it is while anything else is written. */
  readonly accountChanges: number | null;
  /** Of the records whose tables were named when it was opened; null without any, and where other processes commit as well. */
  readonly records: RecordChanges | null;
  /**
   * Runs the job in a transaction of its own and resolves with its value once that is durable.
   * A job that returns a Refusal or throws leaves nothing behind.
   * Throws StorageUnavailable when nothing was written and the caller may try again; CommitUnknown, which
   * is one, when it is unknown whether it was.
   */
  write<Value>(job: (tx: Tx) => Promise<Value>, options?: WriteOptions): Promise<Value>;
  /** One consistent snapshot for several reads. */
  snapshot<Value>(job: (db: Db) => Promise<Value>): Promise<Value>;
  readonly feed: ChangeFeed;
  /** Resolves when a trivial read succeeds, however busy the connections of requests are; throws within about a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface WriteOptions {
  /** No response to anybody is made of what the job writes: `changes` need not grow for it. */
  readonly unseen?: boolean;
  /**
   * Jobs of one group wait for the same record. On PostgreSQL those that wait at the same time share a
   * transaction, each in a savepoint of its own; the embedded database does so with all jobs. They first read and
   * lock, change rows by runWithCommit alone, and none of them reads what another of its group changes.
   */
  readonly group?: string;
  /** Runs on a connection that no request uses: for the short write that says that this node is alive. */
  readonly reserved?: boolean;
}

/** Nothing was written; the same request may be sent again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** The way to the database broke while it was committing: all of it was written, or nothing. */
export class CommitUnknown extends StorageUnavailable {
  override name = 'CommitUnknown';
}

/** The job inserted a row whose key another transaction has inserted. Nothing was written. */
export class DuplicateRow extends Error {
  override name = 'DuplicateRow';
  readonly table: string;

  constructor(table: string, options?: ErrorOptions) {
    super(`A row with this key exists in the table ${table}.`, options);
    this.table = table;
  }
}

/** More work is queued than the bound allows. Nothing was written. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}
