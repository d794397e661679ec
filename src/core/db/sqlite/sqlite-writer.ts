import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { StatementCache } from '../prepared.ts';
import type { RecordChangeLog, RecordTable } from '../record-changes.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { Tables } from '../tables.ts';
import type { Query } from '../transaction.ts';
import type { JobTx, Writer } from './group-commit.ts';
import { SqliteTx } from './sqlite-tx.ts';
import { watchRecords, watchTables } from './watched-tables.ts';

export interface RecordTracking {
  readonly tables: readonly RecordTable[];
  readonly log: RecordChangeLog;
}

/** Transactions of batches and savepoints of jobs on the writer connection. */
export function createSqliteWriter(
  connection: Sqlite.Database,
  query: Kysely<Tables>,
  { statementsMax }: Pick<StorageLimits, 'statementsMax'>,
  longLivedRead: LongLivedRead,
  recordTracking: RecordTracking,
  onErased: () => void,
): Writer {
  const statements = new StatementCache(connection, statementsMax);
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const savepoint = connection.prepare('savepoint job');
  const releaseSavepoint = connection.prepare('release job');
  const rollbackToSavepoint = connection.prepare('rollback to job');
  let deferredStatements: Query[] = [];
  const accountWrites = watchAccounts(connection);
  const detectOtherCommits = watchRecordsAndOtherConnections(connection, recordTracking);
  return {
    begin() {
      // An open read transaction would prevent a restart of the write-ahead log.
      longLivedRead.release();
      deferredStatements = [];
      accountWrites.hasWritten = false;
      begin.run();
      detectOtherCommits();
    },
    beginJob(): JobTx {
      savepoint.run();
      return new SqliteTx(query, statements, onErased);
    },
    releaseJob(job) {
      releaseSavepoint.run();
      deferredStatements.push(...job.deferredStatements);
    },
    rollbackJob() {
      rollbackToSavepoint.run();
      releaseSavepoint.run();
    },
    // Runs after the last savepoint of the batch, because a full-text index flushes at every savepoint.
    runDeferred() {
      if (!connection.inTransaction) return;
      for (const query of deferredStatements) statements.run(query);
    },
    commit() {
      commit.run();
      // A read transaction started during the batch would keep the old snapshot.
      longLivedRead.release();
    },
    rollback() {
      if (connection.inTransaction) connection.exec('rollback');
    },
    applyRecordChanges: (commitCount) => recordTracking.log.applyPending(commitCount),
    get hasWrittenAccounts() {
      return accountWrites.hasWritten;
    },
    get inTransaction() {
      return connection.inTransaction;
    },
  };
}

/** Object whose `hasWritten` becomes true when this connection writes an account or credential. */
function watchAccounts(connection: Sqlite.Database): { hasWritten: boolean } {
  const accountWrites = { hasWritten: false };
  watchTables(connection, ['account', 'credential'], () => {
    accountWrites.hasWritten = true;
  });
  return accountWrites;
}

/**
 * Returns a function that marks all records as changed at its first call, and if another connection has committed since
 * its last call.
 */
function watchRecordsAndOtherConnections(connection: Sqlite.Database, { tables, log }: RecordTracking): () => void {
  watchRecords(connection, tables, (id) => log.markChanged(id));
  const dataVersion = connection.prepare('pragma data_version').pluck();
  let lastVersion: unknown = null;
  return () => {
    const previousVersion = lastVersion;
    lastVersion = dataVersion.get();
    if (lastVersion !== previousVersion) log.markChanged(null);
  };
}

/**
 * Read transaction that stays open between reads until the next batch, because file locks cost more than most reads.
 * The writer calls `release` before a batch, so that the write-ahead log can restart, and after the batch, so that
 * readers see the commit.
 */
export class LongLivedRead {
  readonly #connection: Sqlite.Database;
  readonly #begin: Sqlite.Statement;
  readonly #end: Sqlite.Statement;

  constructor(connection: Sqlite.Database) {
    this.#connection = connection;
    this.#begin = connection.prepare('begin');
    this.#end = connection.prepare('commit');
  }

  /** Called before each read. */
  readonly open = (): void => {
    if (!this.#connection.inTransaction) this.#begin.run();
  };

  release(): void {
    if (this.#connection.inTransaction) this.#end.run();
  }
}
