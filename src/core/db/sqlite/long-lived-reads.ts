import type Sqlite from 'better-sqlite3';

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
