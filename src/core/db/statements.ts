import type Sqlite from 'better-sqlite3';

/** What every Kysely query offers; the storage layer needs nothing else of it. */
export interface Compilable {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[] };
}

/**
 * Prepared statements of one SQLite connection by their SQL. Past the bound the one that was
 * prepared first goes: lists of changing length give ever new SQL and must not fill the memory.
 */
export class Statements {
  readonly #connection: Sqlite.Database;
  readonly #statementsMax: number;
  readonly #bySql = new Map<string, Sqlite.Statement<unknown[], unknown>>();

  constructor(connection: Sqlite.Database, statementsMax: number) {
    this.#connection = connection;
    this.#statementsMax = statementsMax;
  }

  all<Row>(query: Compilable): Row[] {
    const { sql, parameters } = query.compile();
    return this.#prepared(sql).all(...parameters) as Row[];
  }

  first<Row>(query: Compilable): Row | undefined {
    const { sql, parameters } = query.compile();
    return this.#prepared(sql).get(...parameters) as Row | undefined;
  }

  run(query: Compilable): number {
    const { sql, parameters } = query.compile();
    return this.#prepared(sql).run(...parameters).changes;
  }

  #prepared(sql: string): Sqlite.Statement<unknown[], unknown> {
    const known = this.#bySql.get(sql);
    if (known !== undefined) return known;
    const statement = this.#connection.prepare<unknown[], unknown>(sql);
    if (this.#bySql.size >= this.#statementsMax) {
      const [oldest] = this.#bySql.keys();
      if (oldest !== undefined) this.#bySql.delete(oldest);
    }
    this.#bySql.set(sql, statement);
    return statement;
  }
}
