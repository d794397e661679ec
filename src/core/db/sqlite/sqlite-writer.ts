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

/** Batches and their savepoints on the writer connection. */
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
      // A read transaction that stays open would keep the log from starting over.
      reads.release();
      last = [];
      accounts.wereWritten = false;
      begin.run();
      noteOtherCommits();
    },
    beginJob(): JobTx {
      savepoint.run();
      return new SqliteTx(query, statements, onErased);
    },
    releaseJob(job) {
      release.run();
      last.push(...job.last);
    },
    rollbackJob() {
      rollbackTo.run();
      release.run();
    },
    // A full-text index writes out what it holds at every savepoint: behind the last one, it does so once a batch.
    runLast() {
      if (!connection.inTransaction) return;
      for (const query of last) statements.run(query);
    },
    commit() {
      commit.run();
      // A read that slipped in while the batch ran would go on seeing the state before it.
      reads.release();
    },
    rollback() {
      if (connection.inTransaction) connection.exec('rollback');
    },
    closeRecords: (changes) => records.log.close(changes),
    get wroteAccounts() {
      return accounts.wereWritten;
    },
    get inTransaction() {
      return connection.inTransaction;
    },
  };
}

function watchAccounts(connection: Sqlite.Database): { wereWritten: boolean } {
  const accounts = { wereWritten: false };
  watchTables(connection, ['account', 'credential'], () => {
    accounts.wereWritten = true;
  });
  return accounts;
}

/** What is returned notes whether another connection, such as that of another process, has committed since its last call. */
function watchRecordsAndOthers(connection: Sqlite.Database, { tables, log }: WatchedRecords): () => void {
  watchRecords(connection, tables, (id) => log.note(id));
  const dataVersion = connection.prepare('pragma data_version').pluck();
  let seen: unknown = null;
  return () => {
    const last = seen;
    seen = dataVersion.get();
    if (seen !== last) log.note(null);
  };
}

/**
 * Keeps one read transaction open from the first read after a commit to the next commit: taking and
 * returning the file locks costs more than most reads do. Anyone who commits must call `release`
 * before the batch, so that the log can start again, and after it, so that readers see it.
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
