import type Sqlite from 'better-sqlite3';
import type { Db, Dialect, Query } from './transaction.ts';

/**
 * Query that is built and compiled once per dialect and run with different values, since building costs more than
 * running. `build` gets placeholders instead of values and must not depend on the values. Compiling the query throws
 * unless all calls have the same value names. Lists of varying length are not supported.
 */
export function prepared<Values extends object, Target extends Pick<Db, 'dialect'>, BuiltQuery extends Query>(
  build: (db: Target, values: Values) => BuiltQuery,
): (db: Target, values: Values) => BuiltQuery {
  const templates: Partial<Record<Dialect, Template>> = {};
  return (db, values) => {
    templates[db.dialect] ??= compileTemplate(build(db, placeholdersFor(values)), values);
    return new BoundQuery(
      templates[db.dialect] as Template,
      values as Record<string, unknown>,
    ) as unknown as BuiltQuery;
  };
}

/**
 * Like `prepared`, for queries whose SQL depends on which values are present; each set of names is compiled once. An
 * absent value must be a missing property, not undefined.
 */
export function preparedVariants<Values extends object, Target extends Pick<Db, 'dialect'>, BuiltQuery extends Query>(
  build: (db: Target, values: Values) => BuiltQuery,
): (db: Target, values: Values) => BuiltQuery {
  const variants = new Map<string, (db: Target, values: Values) => BuiltQuery>();
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
  /** A Placeholder, or a constant of the query. */
  readonly parameters: readonly unknown[];
  /** Number of values of every call. */
  readonly nameCount: number;
}

/** Placeholder of the value with this name. */
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
  return { sql, parameters, nameCount: Object.keys(values).length };
}

/** A compiled query with bound values. */
class BoundQuery {
  readonly #template: Template;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(template: Template, values: Readonly<Record<string, unknown>>) {
    this.#template = template;
    this.#values = values;
  }

  /** Copy of the query with `for update`. */
  forUpdate(): BoundQuery {
    return new BoundQuery({ ...this.#template, sql: `${this.#template.sql} for update` }, this.#values);
  }

  compile(): { sql: string; parameters: unknown[] } {
    const { sql, parameters, nameCount } = this.#template;
    const values = this.#values;
    if (Object.keys(values).length !== nameCount) throw parameterNamesError();
    return { sql, parameters: parameters.map((parameter) => boundValue(parameter, values)) };
  }
}

function boundValue(parameter: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (!(parameter instanceof Placeholder)) return parameter;
  const value = values[parameter.name];
  // The database would bind undefined as null.
  if (value === undefined) throw parameterNamesError();
  return value;
}

function parameterNamesError(): Error {
  return new Error('The parameter names of a prepared query changed between two calls.');
}

/**
 * Cache of prepared statements of one SQLite connection, by SQL. When the cache is full, the oldest statement is
 * removed, because lists of varying length produce an unbounded number of statements.
 */
export class StatementCache {
  readonly #connection: Sqlite.Database;
  readonly #statementsMax: number;
  readonly #bySql = new Map<string, Sqlite.Statement<unknown[], unknown>>();

  constructor(connection: Sqlite.Database, statementsMax: number) {
    this.#connection = connection;
    this.#statementsMax = statementsMax;
  }

  all<Row>(query: Query): Row[] {
    const { sql, parameters } = query.compile();
    return this.#prepare(sql).all(...parameters) as Row[];
  }

  first<Row>(query: Query): Row | undefined {
    const { sql, parameters } = query.compile();
    return this.#prepare(sql).get(...parameters) as Row | undefined;
  }

  run(query: Query): number {
    const { sql, parameters } = query.compile();
    return this.#prepare(sql).run(...parameters).changes;
  }

  #prepare(sql: string): Sqlite.Statement<unknown[], unknown> {
    const cached = this.#bySql.get(sql);
    if (cached !== undefined) return cached;
    const statement = this.#connection.prepare<unknown[], unknown>(sql);
    if (this.#bySql.size >= this.#statementsMax) {
      const [oldest] = this.#bySql.keys();
      if (oldest !== undefined) this.#bySql.delete(oldest);
    }
    this.#bySql.set(sql, statement);
    return statement;
  }
}
