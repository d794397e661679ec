import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { type Compilable, StatementCache } from '../prepared.ts';
import type { RecordChangeLog, RecordTable } from '../record-changes.ts';
import type { Tables } from '../tables.ts';
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
  statementsMax: number,
  reads: LongLivedRead,
  records: RecordTracking,
  onErased: () => void,
): Writer {
  const statements = new StatementCache(connection, statementsMax);
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const savepoint = connection.prepare('savepoint job');
  const release = connection.prepare('release job');
  const rollbackTo = connection.prepare('rollback to job');
  let deferredStatements: Compilable[] = [];
  const accounts = watchAccounts(connection);
  const detectOtherCommits = watchRecordsAndOtherConnections(connection, records);
  return {
    begin() {
      // An open read transaction would prevent a restart of the log.
      reads.release();
      deferredStatements = [];
      accounts.hasWritten = false;
      begin.run();
      detectOtherCommits();
    },
    beginJob(): JobTx {
      savepoint.run();
      return new SqliteTx(query, statements, onErased);
    },
    releaseJob(job) {
      release.run();
      deferredStatements.push(...job.deferred);
    },
    rollbackJob() {
      rollbackTo.run();
      release.run();
    },
    // Runs after the last savepoint of the batch, because a full-text index flushes at every savepoint.
    runDeferred() {
      if (!connection.inTransaction) return;
      for (const query of deferredStatements) statements.run(query);
    },
    commit() {
      commit.run();
      // A read transaction started during the batch would keep the old snapshot.
      reads.release();
    },
    rollback() {
      if (connection.inTransaction) connection.exec('rollback');
    },
    applyRecordChanges: (changes) => records.log.applyPending(changes),
    get wroteAccounts() {
      return accounts.hasWritten;
    },
    get inTransaction() {
      return connection.inTransaction;
    },
  };
}

function watchAccounts(connection: Sqlite.Database): { hasWritten: boolean } {
  const accounts = { hasWritten: false };
  watchTables(connection, ['account', 'credential'], () => {
    accounts.hasWritten = true;
  });
  return accounts;
}

/** Returns a function that marks all records as changed if another connection has committed since its last call. */
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
 * Read transaction that stays open from the first read after a commit to the next commit, because file locks cost more
 * than most reads. Writers call `release` before a batch, so that the log can restart, and after it, so that readers
 * see the commit.
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
