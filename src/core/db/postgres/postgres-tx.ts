import type { Kysely } from 'kysely';
import type pg from 'pg';

import type { Tables } from '../tables.ts';
import type { Db, Dialect, Query, Tx } from '../transaction.ts';
import { asPostgresUnavailable } from './postgres-errors.ts';
import { RowLockBusy, type RowLockSlots } from './row-lock-queue.ts';
import type { StatementNames } from './statement-names.ts';

/** Runs one statement, on the pool or on the connection of a transaction. */
export type RunStatement = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Called after a read of an event log, with the last event that was read. */
export type OnPosition = (table: string, position: number, id: string) => void;

/** Read access; the given function runs the statements. */
export class PostgresDb implements Db {
  readonly dialect: Dialect = 'postgres';
  readonly query: Kysely<Tables>;
  readonly #statementNames: StatementNames;
  readonly #run: RunStatement;
  readonly onPositionRead: OnPosition;
  #isEnded = false;

  constructor(query: Kysely<Tables>, names: StatementNames, run: RunStatement, onPositionRead: OnPosition) {
    this.query = query;
    this.#statementNames = names;
    this.#run = run;
    this.onPositionRead = onPositionRead;
  }

  async all<Row>(query: Query): Promise<Row[]> {
    if (this.#isEnded) throw new Error('The snapshot is closed: its job has settled.');
    try {
      const result = await this.#run(this.#statementNames.toQueryConfig(query));
      return result.rows as Row[];
    } catch (error) {
      throw asPostgresUnavailable(error);
    }
  }

  async first<Row>(query: Query): Promise<Row | undefined> {
    const [row] = await this.all<Row>(query);
    return row;
  }

  /** Ends the snapshot; later calls throw. */
  end(): void {
    this.#isEnded = true;
  }
}

export interface TxOptions {
  /** Limits the connections that wait for one record. */
  readonly rowLocks: RowLockSlots;
  /** Record for which the job already has a slot. */
  readonly slotRecord: string | null;
  readonly onPositionRead: OnPosition;
  /** Whether other jobs share the transaction; the job may then change rows only by runDeferred and runWithCommit. */
  readonly isShared: boolean;
}

/**
 * Transaction of one job. After its end or a failed statement every call throws. Statements started together are
 * pipelined in one round trip.
 */
export class PostgresTx implements Tx {
  readonly dialect: Dialect = 'postgres';
  readonly query: Kysely<Tables>;
  readonly #statementNames: StatementNames;
  readonly #run: RunStatement;
  readonly onPositionRead: OnPosition;
  readonly #rowLocks: RowLockSlots;
  readonly #isShared: boolean;
  slotRecord: string | null;
  readonly #actions: (() => void)[] = [];
  readonly #commitStatements: pg.QueryConfig[] = [];
  #isEnded = false;
  #failure: { error: unknown } | undefined;

  constructor(query: Kysely<Tables>, names: StatementNames, run: RunStatement, options: TxOptions) {
    this.query = query;
    this.#statementNames = names;
    this.#run = run;
    this.#rowLocks = options.rowLocks;
    this.#isShared = options.isShared;
    this.slotRecord = options.slotRecord;
    this.onPositionRead = options.onPositionRead;
  }

  async all<Row>(query: Query): Promise<Row[]> {
    const result = await this.#execute(query);
    return result.rows as Row[];
  }

  async first<Row>(query: Query): Promise<Row | undefined> {
    const result = await this.#execute(query);
    return result.rows[0] as Row | undefined;
  }

  async run(query: Query): Promise<number> {
    this.#assertNotShared();
    const result = await this.#execute(query);
    return result.rowCount ?? 0;
  }

  async runDeferred(query: Query): Promise<void> {
    await this.runWithCommit(query);
  }

  async runWithCommit(query: Query): Promise<void> {
    this.#assertOpen();
    this.#commitStatements.push(this.#statementNames.toQueryConfig(query));
  }

  /** Statements sent together with COMMIT. */
  get commitStatements(): readonly pg.QueryConfig[] {
    return this.#commitStatements;
  }

  async returning<Row>(query: Query): Promise<Row[]> {
    this.#assertNotShared();
    return this.all<Row>(query);
  }

  async lock<Row>(query: Query, mode: 'update' | 'key share' = 'update'): Promise<Row | undefined> {
    const { sql, parameters } = query.compile();
    const record = `${sql}\0${JSON.stringify(parameters)}`;
    this.#acquireSlot(record);
    // A record that another transaction changes must not delay the other jobs of this one.
    const skipsLocked = this.#isShared && mode === 'key share';
    const lockingSql = `${sql} for ${mode}${skipsLocked ? ' skip locked' : ''}`;
    try {
      const row = await this.first<Row>({ compile: () => ({ sql: lockingSql, parameters }) });
      if (row === undefined && skipsLocked) throw this.#fail(new RowLockBusy(record));
      return row;
    } finally {
      this.#rowLocks.release(record);
    }
  }

  /** Ends the job with this error. */
  #fail(error: unknown): unknown {
    this.#failure ??= { error };
    return error;
  }

  /** Releases the slot of a record that this attempt of the job did not lock. */
  releaseUnusedSlot(): void {
    if (this.slotRecord !== null) this.#rowLocks.release(this.slotRecord);
    this.slotRecord = null;
  }

  #acquireSlot(record: string): void {
    this.#assertOpen();
    if (this.slotRecord === record) {
      this.slotRecord = null;
    } else if (!this.#rowLocks.tryAcquire(record)) {
      throw this.#fail(new RowLockBusy(record));
    }
  }

  afterCommit(action: () => void): void {
    this.#assertOpen();
    this.#actions.push(action);
  }

  markErasure(): void {
    this.#assertOpen();
  }

  get actions(): readonly (() => void)[] {
    return this.#actions;
  }

  /** Error of the first failed statement or slot request; the job is rolled back even if it caught the error. */
  get failure(): { error: unknown } | undefined {
    return this.#failure;
  }

  end(): void {
    this.#isEnded = true;
  }

  async #execute(query: Query): Promise<pg.QueryResult> {
    this.#assertOpen();
    try {
      return await this.#run(this.#statementNames.toQueryConfig(query));
    } catch (error) {
      throw this.#fail(error);
    }
  }

  #assertNotShared(): void {
    if (this.#isShared) throw new Error('A job with a group may change rows only with its commit: use runWithCommit.');
  }

  #assertOpen(): void {
    if (this.#isEnded) throw new Error('The transaction is closed: its job has settled or was abandoned.');
    if (this.#failure !== undefined) {
      throw new Error('A statement of this transaction failed: it can only be rolled back.', {
        cause: this.#failure.error,
      });
    }
  }
}
