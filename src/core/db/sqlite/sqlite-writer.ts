import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { type Compilable, Statements } from '../statements.ts';
import type { Tables } from '../tables.ts';
import type { JobTx, Writer } from './group-commit.ts';
import type { LongLivedRead } from './long-lived-reads.ts';
import { SqliteTx } from './sqlite-tx.ts';
import { watchTables } from './watched-tables.ts';

/** Batches and their savepoints on the writer connection. */
export function createSqliteWriter(
  connection: Sqlite.Database,
  query: Kysely<Tables>,
  statementsMax: number,
  reads: LongLivedRead,
  onErased: () => void,
): Writer {
  const statements = new Statements(connection, statementsMax);
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const savepoint = connection.prepare('savepoint job');
  const release = connection.prepare('release job');
  const rollbackTo = connection.prepare('rollback to job');
  let last: Compilable[] = [];
  let wroteAccounts = false;
  watchTables(connection, ['account', 'credential'], () => {
    wroteAccounts = true;
  });
  return {
    begin() {
      // A read transaction that stays open would keep the log from starting over.
      reads.release();
      last = [];
      wroteAccounts = false;
      begin.run();
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
    get wroteAccounts() {
      return wroteAccounts;
    },
    get inTransaction() {
      return connection.inTransaction;
    },
  };
}
