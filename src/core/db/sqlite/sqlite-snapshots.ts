import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { StatementCache } from '../prepared.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { Tables } from '../tables.ts';
import { type Db, Overloaded } from '../transaction.ts';
import { asUnavailable } from './sqlite-errors.ts';
import { SqliteDb } from './sqlite-tx.ts';

interface SnapshotReader {
  readonly connection: Sqlite.Database;
  readonly statements: StatementCache;
}

/** Pool of reader connections for snapshots, opened on demand. Each concurrent snapshot needs a connection. */
export class SqliteSnapshots {
  readonly #openReader: () => Sqlite.Database;
  readonly #query: Kysely<Tables>;
  readonly #limits: StorageLimits;
  readonly #readers: SnapshotReader[] = [];
  readonly #idleReaders: SnapshotReader[] = [];
  readonly #waitingCallers: ((reader: SnapshotReader) => void)[] = [];

  constructor(openReader: () => Sqlite.Database, query: Kysely<Tables>, limits: StorageLimits) {
    this.#openReader = openReader;
    this.#query = query;
    this.#limits = limits;
  }

  /** Runs the job on a consistent snapshot. Throws Overloaded when too many snapshots wait. */
  async run<Value>(job: (db: Db) => Promise<Value>): Promise<Value> {
    const reader = this.#idleReaders.pop() ?? this.#addReader() ?? (await this.#wait());
    const db = new SqliteDb(this.#query, reader.statements);
    try {
      begin(reader.connection);
      return await job(db);
    } finally {
      db.end();
      if (reader.connection.inTransaction) reader.connection.exec('commit');
      this.#release(reader);
    }
  }

  close(): void {
    for (const { connection } of this.#readers) connection.close();
  }

  #addReader(): SnapshotReader | undefined {
    if (this.#readers.length >= this.#limits.snapshotsMax) return undefined;
    const connection = this.#openReader();
    const reader = { connection, statements: new StatementCache(connection, this.#limits.statementsMax) };
    this.#readers.push(reader);
    return reader;
  }

  #wait(): Promise<SnapshotReader> {
    if (this.#waitingCallers.length >= this.#limits.queuedSnapshotsMax)
      throw new Overloaded('Too many reads are waiting.');
    return new Promise((resolve) => {
      this.#waitingCallers.push(resolve);
    });
  }

  #release(reader: SnapshotReader): void {
    const resolveNextCaller = this.#waitingCallers.shift();
    if (resolveNextCaller === undefined) this.#idleReaders.push(reader);
    else resolveNextCaller(reader);
  }
}

function begin(connection: Sqlite.Database): void {
  try {
    connection.exec('begin');
  } catch (error) {
    throw asUnavailable(error);
  }
}
