import pg from 'pg';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog } from '../storage-observer.ts';
import { Overloaded } from '../transaction.ts';
import { asPostgresUnavailable } from './postgres-errors.ts';
import { portableTypes } from './postgres-types.ts';

/** Looks at a new connection before its first use; a throw closes it. */
export type ConnectionCheck = (client: pg.ClientBase) => Promise<void>;

/** What every connection of ours has in common, the pool's and the dedicated ones. */
export function clientConfig(databaseUrl: string, limits: StorageLimits): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'rialto',
    types: portableTypes,
    keepAlive: true,
    connectionTimeoutMillis: limits.connectionWaitMs,
  };
}

/**
 * The node's connections to PostgreSQL. Sessions are read-only unless a transaction says otherwise:
 * `begin read write` travels together with a job's first statement, and should it ever fail, that
 * statement fails too instead of committing by itself.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #limits: StorageLimits;

  constructor(databaseUrl: string, limits: StorageLimits, log: StorageLog, check: ConnectionCheck) {
    this.#limits = limits;
    const prepare: (client: pg.ClientBase) => unknown = async (client) => {
      await client.query('set default_transaction_read_only = on');
      await check(client);
    };
    this.#pool = new pg.Pool({
      ...clientConfig(databaseUrl, limits),
      max: limits.connectionsMax,
      idleTimeoutMillis: idleMs,
      pipeline: true,
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      // The server gives up first; this one is for a server that cannot be heard any more.
      query_timeout: limits.statementMs + silenceMs,
      // The pool waits for what this returns, though its types do not say so.
      onConnect: prepare,
    });
    // A connection may break while a transaction holds it; its statement under way tells, or the next.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
    this.#pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to PostgreSQL was lost'));
  }

  /** Throws Overloaded when too many wait or it takes too long, StorageUnavailable without a server. */
  async acquire(): Promise<pg.PoolClient> {
    this.#assertRoom();
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw isWait(error) ? new Overloaded('All connections to the database are busy.') : asPostgresUnavailable(error);
    }
  }

  /** Runs one statement on any connection. */
  async run(query: pg.QueryConfig): Promise<pg.QueryResult> {
    this.#assertRoom();
    try {
      return await this.#pool.query(query);
    } catch (error) {
      throw isWait(error) ? new Overloaded('All connections to the database are busy.') : error;
    }
  }

  /** How many really wait: the pool counts those, too, who will be served at once. */
  get waiting(): number {
    const { waitingCount, idleCount, totalCount } = this.#pool;
    return waitingCount - idleCount - (this.#limits.connectionsMax - totalCount);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #assertRoom(): void {
    if (this.waiting >= this.#limits.queuedConnectionsMax) {
      throw new Overloaded('Too many reads and writes are waiting.');
    }
  }
}

const idleMs = 60_000;
const silenceMs = 5_000;

function isWait(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}
