import { hash } from 'node:crypto';
import type { QueryConfig } from 'pg';
import type { Query } from '../transaction.ts';

/**
 * Names of prepared statements: hashes of the SQL, since nodes may share sessions of a pooler. Connections keep their
 * prepared statements, so the number of names is bounded; further SQL is sent unnamed.
 */
export class StatementNames {
  readonly #statementsMax: number;
  readonly #bySql = new Map<string, string>();

  constructor(statementsMax: number) {
    this.#statementsMax = statementsMax;
  }

  /** Throws for parameter types that SQLite does not accept, so that both databases behave alike. */
  toQueryConfig(query: Query): QueryConfig {
    const { sql, parameters } = query.compile();
    for (const value of parameters) {
      if (typeof value === 'boolean') throw new TypeError('A flag must be stored as 0 or 1, not as a boolean.');
      // A statement that the client fails to send would be missing from a committed transaction.
      if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
        throw new TypeError(`A parameter must not be of the type ${typeof value}.`);
    }
    const name = this.#nameOf(sql);
    const values = parameters as unknown[];
    return name === undefined ? { text: sql, values } : { name, text: sql, values };
  }

  #nameOf(sql: string): string | undefined {
    const existingName = this.#bySql.get(sql);
    if (existingName !== undefined) return existingName;
    if (this.#bySql.size >= this.#statementsMax) return undefined;
    const name = hash('sha256', sql).slice(0, nameCharacters);
    this.#bySql.set(sql, name);
    return name;
  }
}

const nameCharacters = 32;
