import type Sqlite from 'better-sqlite3';
import type { Db, Dialect, Query } from './transaction.ts';

/**
 * A query that is built and compiled once per database and then run with new values: building costs
 * many times what running does. `build` sees placeholders in place of the values, so it must not
 * look at them, and every call returns the same names, or it throws; a list's length is part of the
 * SQL and cannot be a value here.
 */
export function prepared<Values extends object, Target extends Pick<Db, 'dialect'>, Built extends Query>(
  build: (db: Target, values: Values) => Built,
): (db: Target, values: Values) => Built {
  const templates: Partial<Record<Dialect, Template>> = {};
  return (db, values) => {
    templates[db.dialect] ??= compileTemplate(build(db, placeholdersFor(values)), values);
    return new Bound(templates[db.dialect] as Template, values as Record<string, unknown>) as unknown as Built;
  };
}

/**
 * The same for a query whose SQL depends on which values are given: each set of names is built once. A value that is
 * absent must not be a property at all.
 */
export function preparedVariants<Values extends object, Target extends Pick<Db, 'dialect'>, Built extends Query>(
  build: (db: Target, values: Values) => Built,
): (db: Target, values: Values) => Built {
  const variants = new Map<string, (db: Target, values: Values) => Built>();
  return (db, values) => {
    const names = Object.keys(values).join();
    let variant = variants.get(names);
    if (variant === undefined) {
      variant = prepared(build);
      variants.set(names, variant);
    }
    return variant(db, values);
  };
}

interface Template {
  readonly sql: string;
  /** A Placeholder, or a value that the query itself fixes. */
  readonly parameters: readonly unknown[];
  /** How many values every call gives. */
  readonly names: number;
}

/** Stands for the value of this name until the query is run. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

function placeholdersFor<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Placeholder(name)])) as Values;
}

function compileTemplate(query: Query, values: object): Template {
  const { sql, parameters } = query.compile();
  return { sql, parameters, names: Object.keys(values).length };
}

/** A compiled query with its values: all that an executor asks of a query. */
class Bound {
  readonly #template: Template;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(template: Template, values: Readonly<Record<string, unknown>>) {
    this.#template = template;
    this.#values = values;
  }

  /** The same read, taking the lock of each row it finds. */
  forUpdate(): Bound {
    return new Bound({ ...this.#template, sql: `${this.#template.sql} for update` }, this.#values);
  }

  compile(): { sql: string; parameters: unknown[] } {
    const { sql, parameters, names } = this.#template;
    const values = this.#values;
    if (Object.keys(values).length !== names) throw otherNames();
    return { sql, parameters: parameters.map((parameter) => boundValue(parameter, values)) };
  }
}

function boundValue(parameter: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (!(parameter instanceof Placeholder)) return parameter;
  const value = values[parameter.name];
  // The database would take it for null.
  if (value === undefined) throw otherNames();
  return value;
}

function otherNames(): Error {
  return new Error('The parameter names of a prepared query changed between two calls.');
}

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
