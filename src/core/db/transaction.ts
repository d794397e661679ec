import type { DeleteQueryBuilder, InsertQueryBuilder, Kysely, SelectQueryBuilder, UpdateQueryBuilder } from 'kysely';
import type { ChangeFeed } from './change-feed.ts';
import type { RecordChanges } from './record-changes.ts';
import type { Tables } from './tables.ts';

/** Supported databases. */
export type Dialect = 'sqlite' | 'postgres';

/** Kysely builds queries; the storage layer runs them as cached prepared statements. */
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

/** A query that can be compiled to SQL. */
export interface Query {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[] };
}

/** Read access to committed data. Passing an insert, update or delete is a compile error. */
export interface Db {
  readonly dialect: Dialect;
  readonly query: ReadBuilder;
  all<Row>(query: Select<Row>): Promise<Row[]>;
  first<Row>(query: Select<Row>): Promise<Row | undefined>;
  /** Must be called with the last event that was read from a log. Undefined where no failover is possible. */
  readonly onPositionRead?: (table: string, position: number, id: string) => void;
}

/**
 * A write transaction. A job must await nothing but its Tx. The transaction is rolled back when the job throws or
 * returns a Refusal.
 */
export interface Tx extends Omit<Db, 'query'> {
  readonly query: WriteBuilder;
  /** Runs a change and returns the number of changed rows. */
  run(query: Change<unknown>): Promise<number>;
  /**
   * Runs a change after the job, before the commit; the job must not read its result. SQLite runs the deferred changes
   * of a batch together, which is faster for full-text indexes. A failure rolls back the job, and on SQLite its batch.
   */
  runDeferred(query: Change<unknown>): Promise<void>;
  /**
   * Runs a change whose result the job does not need. PostgreSQL gets it together with COMMIT in one round trip, so the
   * job must not read its effect; SQLite runs it immediately.
   */
  runWithCommit(query: Change<unknown>): Promise<void>;
  /** Runs a change with a `returning` clause. */
  returning<Row>(query: Change<Row>): Promise<Row[]>;
  /**
   * Locks all rows of the query (PostgreSQL only) and returns the first. `update` (FOR UPDATE) is an exclusive lock,
   * `key share` (FOR KEY SHARE) a shared lock that only prevents deletion and changes of the key.
   */
  lock<Row>(query: Select<Row>, mode?: 'update' | 'key share'): Promise<Row | undefined>;
  /** Registers an action to run after the commit. */
  afterCommit(action: () => void): void;
  /**
   * Marks a transaction that erases data. SQLite then truncates its write-ahead log within seconds after the commit;
   * PostgreSQL recycles its log on its own schedule.
   */
  markErasure(): void;
}

export interface Database {
  readonly dialect: Dialect;
  /** Sent with every cursor; a different value means that old cursors are invalid. */
  readonly epoch: string;
  /** Reads of committed data, each statement on its own. */
  readonly db: Db;
  /**
   * Commit counter, except for writes with `leavesCachesValid`: values read at the same count are still current. Null when
   * other processes write too.
   */
  readonly commitCount: number | null;
  /** Commit counter of accounts and credentials only. */
  readonly accountCommitCount: number | null;
  /** Change log of the configured record tables; null without any, and when other processes write too. */
  readonly recordChanges: RecordChanges | null;
  /**
   * Runs the job in a transaction and resolves with its value after a durable commit. A job that returns a Refusal or
   * throws is rolled back. Throws StorageUnavailable when nothing was written and a retry is possible, its subclass
   * CommitUnknown when the outcome is unknown, or Overloaded when too many writes wait.
   */
  write<Value>(job: (tx: Tx) => Promise<Value>, options?: WriteOptions): Promise<Value>;
  /** One consistent snapshot for several reads. */
  snapshot<Value>(job: (db: Db) => Promise<Value>): Promise<Value>;
  readonly feed: ChangeFeed;
  /** Null or absent when there are no replicas. */
  readonly replicas?: ReadReplicas | null;
  /** Resolves when a trivial read succeeds, independently of the pool of requests; throws within about a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Outcome of a read that a replica may serve. `asked`: it was read from a replica; `behind`: no replica was up to date;
 * `failed`: the replica returned an error.
 */
export type ReplicaOutcome = 'asked' | 'behind' | 'failed';

/** Standbys that serve reads; their data may be some seconds old. */
export interface ReadReplicas {
  /**
   * Returns a replica that contains all commits known to this node at `minFreshAsOfMs` of the monotonic clock; without
   * one returns null and counts the outcome `behind`.
   */
  pick(minFreshAsOfMs: number): Db | null;
  /** Counts a read by its outcome. */
  count(outcome: ReplicaOutcome): void;
  /** Records a lease renewal. A replica that contains it also contains all commits before `startedMs`. */
  recordLease(nodeId: string, aliveUntilMs: number, startedMs: number): void;
}

export interface WriteOptions {
  /** The written data is in no cached response, so `commitCount` is not incremented. */
  readonly leavesCachesValid?: boolean;
  /**
   * On PostgreSQL concurrent jobs of a group share a transaction, each in its own savepoint, because they contend for
   * one record or to share the cost of a commit; SQLite does so with all jobs. Jobs with a group must first read and
   * lock, change rows only by runWithCommit, and not read changes of other jobs of the group.
   */
  readonly group?: string;
  /** PostgreSQL only: runs the job on the connection that is reserved for lease renewals. */
  readonly usesReservedConnection?: boolean;
}

/** Nothing was written and the request can be retried, except for the subclass CommitUnknown. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** COMMIT failed, for example because the connection was lost: either everything was written or nothing. */
export class CommitUnknown extends StorageUnavailable {
  override name = 'CommitUnknown';
}

/** Unique violation. Nothing was written. */
export class DuplicateRow extends Error {
  override name = 'DuplicateRow';
  readonly table: string;

  constructor(table: string, options?: ErrorOptions) {
    super(`A row with this key exists in the table ${table}.`, options);
    this.table = table;
  }
}

/** A queue is full, or the wait for a connection or lock was too long. Nothing was written. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Whether a repeated transaction may succeed: the database was not available or overloaded. */
export function isTemporaryFailure(error: unknown): error is StorageUnavailable | Overloaded {
  return error instanceof StorageUnavailable || error instanceof Overloaded;
}
