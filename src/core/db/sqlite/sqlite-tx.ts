import type { Kysely } from 'kysely';
import type { StatementCache } from '../prepared.ts';
import type { Tables } from '../tables.ts';
import type { Db, Dialect, Query, Tx } from '../transaction.ts';
import { asUnavailable } from './sqlite-errors.ts';

/** Reads on one connection. */
export class SqliteDb implements Db {
  readonly dialect: Dialect = 'sqlite';
  readonly query: Kysely<Tables>;
  readonly #statements: StatementCache;
  readonly #beforeRead: () => void;
  #isEnded = false;

  constructor(query: Kysely<Tables>, statements: StatementCache, beforeRead: () => void = () => undefined) {
    this.query = query;
    this.#statements = statements;
    this.#beforeRead = beforeRead;
  }

  async all<Row>(query: Query): Promise<Row[]> {
    return this.#read(() => this.#statements.all<Row>(query));
  }

  async first<Row>(query: Query): Promise<Row | undefined> {
    return this.#read(() => this.#statements.first<Row>(query));
  }

  /** Ends the snapshot; later calls throw. */
  end(): void {
    this.#isEnded = true;
  }

  #read<Result>(execute: () => Result): Result {
    if (this.#isEnded) throw new Error('The snapshot is closed: its job has settled.');
    try {
      this.#beforeRead();
      return execute();
    } catch (error) {
      throw asUnavailable(error);
    }
  }
}

/**
 * Transaction of one job on the writer connection. After its end or a failed statement every call throws, so that an
 * abandoned job cannot affect other jobs.
 */
export class SqliteTx implements Tx {
  readonly dialect: Dialect = 'sqlite';
  readonly query: Kysely<Tables>;
  readonly #statements: StatementCache;
  readonly #onErased: () => void;
  #isEnded = false;
  #failure: unknown;
  #hasFailed = false;
  #actions: (() => void)[] | undefined;
  #deferredStatements: Query[] | undefined;

  constructor(query: Kysely<Tables>, statements: StatementCache, onErased: () => void) {
    this.query = query;
    this.#statements = statements;
    this.#onErased = onErased;
  }

  async all<Row>(query: Query): Promise<Row[]> {
    return this.#execute(() => this.#statements.all<Row>(query));
  }

  async first<Row>(query: Query): Promise<Row | undefined> {
    return this.#execute(() => this.#statements.first<Row>(query));
  }

  async run(query: Query): Promise<number> {
    return this.#execute(() => this.#statements.run(query));
  }

  async runWithCommit(query: Query): Promise<void> {
    await this.run(query);
  }

  async runDeferred(query: Query): Promise<void> {
    this.#assertOpen();
    this.#deferredStatements ??= [];
    this.#deferredStatements.push(query);
  }

  async returning<Row>(query: Query): Promise<Row[]> {
    return this.#execute(() => this.#statements.all<Row>(query));
  }

  async lock<Row>(query: Query): Promise<Row | undefined> {
    return this.#execute(() => this.#statements.first<Row>(query));
  }

  afterCommit(action: () => void): void {
    this.#assertOpen();
    this.#actions ??= [];
    this.#actions.push(action);
  }

  markErasure(): void {
    this.afterCommit(this.#onErased);
  }

  get actions(): readonly (() => void)[] {
    return this.#actions ?? [];
  }

  get deferredStatements(): readonly Query[] {
    return this.#deferredStatements ?? [];
  }

  /** Error of the first failed statement; the job is rolled back even if it caught the error. */
  get failure(): { error: unknown } | undefined {
    return this.#hasFailed ? { error: this.#failure } : undefined;
  }

  end(): void {
    this.#isEnded = true;
  }

  #execute<Result>(execute: () => Result): Result {
    this.#assertOpen();
    try {
      return execute();
    } catch (error) {
      this.#hasFailed = true;
      this.#failure = asUnavailable(error);
      throw this.#failure;
    }
  }

  #assertOpen(): void {
    if (this.#isEnded) throw new Error('The transaction is closed: its job has settled or was abandoned.');
    if (this.#hasFailed)
      throw new Error('A statement of this transaction failed: it can only be rolled back.', { cause: this.#failure });
  }
}
