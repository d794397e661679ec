import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { type Compilable, Statements } from '../prepared.ts';
import type { RecordChangeLog, RecordTable } from '../record-changes.ts';
import type { Tables } from '../tables.ts';
import type { JobTx, Writer } from './group-commit.ts';
import { SqliteTx } from './sqlite-tx.ts';
import { watchRecords, watchTables } from './watched-tables.ts';

export interface WatchedRecords {
  readonly tables: readonly RecordTable[];
  readonly log: RecordChangeLog;
}

/** Transactions of batches and savepoints of jobs on the writer connection. */
export function createSqliteWriter(
  connection: Sqlite.Database,
  query: Kysely<Tables>,
  statementsMax: number,
  reads: LongLivedRead,
  records: WatchedRecords,
  onErased: () => void,
): Writer {
  const statements = new Statements(connection, statementsMax);
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const savepoint = connection.prepare('savepoint job');
  const release = connection.prepare('release job');
  const rollbackTo = connection.prepare('rollback to job');
  let last: Compilable[] = [];
  const accounts = watchAccounts(connection);
  const noteOtherCommits = watchRecordsAndOthers(connection, records);
  return {
    begin() {
      // An open read transaction would prevent a restart of the log.
      reads.release();
      last = [];
      accounts.hasWritten = false;
      begin.run();
      noteOtherCommits();
    },
    beginJob(): JobTx {
      savepoint.run();
      return new SqliteTx(query, statements, onErased);
    },
    releaseJob(job) {
      release.run();
      last.push(...job.deferred);
    },
    rollbackJob() {
      rollbackTo.run();
      release.run();
    },
    // Runs after the last savepoint of the batch, because a full-text index flushes at every savepoint.
    runDeferred() {
      if (!connection.inTransaction) return;
      for (const query of last) statements.run(query);
    },
    commit() {
      commit.run();
      // A read transaction started during the batch would keep the old snapshot.
      reads.release();
    },
    rollback() {
      if (connection.inTransaction) connection.exec('rollback');
    },
    closeRecords: (changes) => records.log.applyPending(changes),
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
function watchRecordsAndOthers(connection: Sqlite.Database, { tables, log }: WatchedRecords): () => void {
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
