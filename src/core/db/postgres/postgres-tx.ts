import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Compilable } from '../prepared.ts';
import type { Tables } from '../tables.ts';
import type { Db, Dialect, Tx } from '../transaction.ts';
import { asPostgresUnavailable } from './postgres-errors.ts';
import { RecordBusy, type RecordPlaces } from './record-queue.ts';
import type { StatementNames } from './statement-names.ts';

/** Something that runs one statement: the pool, or the client that a transaction holds. */
export type Runner = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Told the last event of every log that was read. */
export type OnPosition = (table: string, position: number, id: string) => void;

/** Reads through whatever runs them. */
export class PostgresDb implements Db {
  readonly dialect: Dialect = 'postgres';
  readonly query: Kysely<Tables>;
  readonly #names: StatementNames;
  readonly #run: Runner;
  readonly positionRead: OnPosition;
  #ended = false;

  constructor(query: Kysely<Tables>, names: StatementNames, run: Runner, positionRead: OnPosition) {
    this.query = query;
    this.#names = names;
    this.#run = run;
    this.positionRead = positionRead;
  }

  async all<Row>(query: Compilable): Promise<Row[]> {
    if (this.#ended) throw new Error('The snapshot is closed: its job has settled.');
    try {
      const result = await this.#run(this.#names.named(query));
      return result.rows as Row[];
    } catch (error) {
      throw asPostgresUnavailable(error);
    }
  }

  async first<Row>(query: Compilable): Promise<Row | undefined> {
    const [row] = await this.all<Row>(query);
    return row;
  }

  /** Later calls throw: the snapshot that this object stood for is over. */
  end(): void {
    this.#ended = true;
  }
}

export interface TxOptions {
  /** The bound on connections that wait for one record. */
  readonly records: RecordPlaces;
  /** The record at which the job has a place already. */
  readonly location: string | null;
  readonly positionRead: OnPosition;
  /** Other jobs share the transaction: all changes wait for the end of the job. */
  readonly isShared: boolean;
}

/**
 * One job's transaction. Once it has ended, or a statement of it has failed, every call throws.
 * Statements that are started together travel together: one round trip for all of them.
 */
export class PostgresTx implements Tx {
  readonly dialect: Dialect = 'postgres';
  readonly query: Kysely<Tables>;
  readonly #names: StatementNames;
  readonly #run: Runner;
  readonly positionRead: OnPosition;
  readonly #records: RecordPlaces;
  readonly #isShared: boolean;
  location: string | null;
  readonly #actions: (() => void)[] = [];
  readonly #last: pg.QueryConfig[] = [];
  #ended = false;
  #failure: { error: unknown } | undefined;

  constructor(query: Kysely<Tables>, names: StatementNames, run: Runner, options: TxOptions) {
    this.query = query;
    this.#names = names;
    this.#run = run;
    this.#records = options.records;
    this.#isShared = options.isShared;
    this.location = options.location;
    this.positionRead = options.positionRead;
  }

  async all<Row>(query: Compilable): Promise<Row[]> {
    const result = await this.#act(query);
    return result.rows as Row[];
  }

  async first<Row>(query: Compilable): Promise<Row | undefined> {
    const result = await this.#act(query);
    return result.rows[0] as Row | undefined;
  }

  async run(query: Compilable): Promise<number> {
    this.#assertOwn();
    const result = await this.#act(query);
    return result.rowCount ?? 0;
  }

  async runLast(query: Compilable): Promise<void> {
    await this.runWithCommit(query);
  }

  async runWithCommit(query: Compilable): Promise<void> {
    this.#assertOpen();
    this.#last.push(this.#names.named(query));
  }

  /** What is to be sent together with COMMIT. */
  get last(): readonly pg.QueryConfig[] {
    return this.#last;
  }

  async returning<Row>(query: Compilable): Promise<Row[]> {
    this.#assertOwn();
    return this.all<Row>(query);
  }

  async lock<Row>(query: Compilable, to: 'change' | 'keep' = 'change'): Promise<Row | undefined> {
    const { sql, parameters } = query.compile();
    const strength = to === 'change' ? 'update' : 'key share';
    const record = `${sql}\0${JSON.stringify(parameters)}`;
    this.#enterQueue(record);
    try {
      return await this.first<Row>({ compile: () => ({ sql: `${sql} for ${strength}`, parameters }) });
    } finally {
      this.#records.leave(record);
    }
  }

  /** Gives back the place at a record whose lock the job did not request this time. */
  leaveQueue(): void {
    if (this.location !== null) this.#records.leave(this.location);
    this.location = null;
  }

  #enterQueue(record: string): void {
    this.#assertOpen();
    if (this.location === record) {
      this.location = null;
    } else if (!this.#records.tryEnter(record)) {
      const error = new RecordBusy(record);
      this.#failure ??= { error };
      throw error;
    }
  }

  afterCommit(action: () => void): void {
    this.#assertOpen();
    this.#actions.push(action);
  }

  erases(): void {
    this.#assertOpen();
  }

  get actions(): readonly (() => void)[] {
    return this.#actions;
  }

  /** The first failed statement; a job that swallowed it is undone all the same. */
  get failure(): { error: unknown } | undefined {
    return this.#failure;
  }

  end(): void {
    this.#ended = true;
  }

  async #act(query: Compilable): Promise<pg.QueryResult> {
    this.#assertOpen();
    try {
      return await this.#run(this.#names.named(query));
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    }
  }

  #assertOwn(): void {
    if (this.#isShared) throw new Error('A job with a group may change rows only with its commit: use runWithCommit.');
  }

  #assertOpen(): void {
    if (this.#ended) throw new Error('The transaction is closed: its job has settled or was abandoned.');
    if (this.#failure !== undefined) {
      throw new Error('A statement of this transaction failed: it can only be rolled back.', {
        cause: this.#failure.error,
      });
    }
  }
}
