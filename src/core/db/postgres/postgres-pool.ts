import pg from 'pg';
import type { StorageLimits } from '../storage-limits.ts';
import type { PoolStats } from '../storage-observer.ts';
import { Overloaded, StorageUnavailable } from '../transaction.ts';
import { clientClassFor, clientConfig, type PostgresAddress } from './postgres-address.ts';
import { asPostgresUnavailable, isOutdatedPlan } from './postgres-errors.ts';
import type { PostgresSockets } from './postgres-sockets.ts';
import type { SessionMode } from './session-mode.ts';

/** Checks a new connection before its first use; it is closed if this throws. */
export type ConnectionCheck = (client: pg.ClientBase) => Promise<void>;

export interface PoolOptions {
  readonly name: string;
  readonly address: PostgresAddress;
  readonly sockets: PostgresSockets;
  readonly limits: StorageLimits;
  readonly mode: SessionMode;
  readonly check: ConnectionCheck;
  /** Throws while the server is known to be unreachable, so that requests do not wait for a connection. */
  readonly assertReachable: () => void;
  /** Called when an idle connection was lost. */
  readonly onLost: () => void;
}

/**
 * Connection pool of PostgreSQL. `begin read write` is pipelined with a job's first statement. Direct sessions are
 * read-only by default, so a first statement that changes rows fails if BEGIN fails.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #options: PoolOptions;
  readonly #clients = new Set<pg.PoolClient>();
  /** Connections to close instead of reusing them. */
  readonly #retiredClients = new WeakSet<pg.PoolClient>();

  constructor(options: PoolOptions) {
    this.#options = options;
    const { address, limits, mode, sockets } = options;
    const prepare: (client: pg.ClientBase) => unknown = async (client) => {
      if (mode.setupStatement !== null) await client.query(mode.setupStatement);
      await options.check(client);
    };
    this.#pool = new pg.Pool({
      ...clientConfig(address, limits),
      application_name: options.name,
      Client: clientClassFor(address),
      stream: sockets.create,
      max: limits.connectionsMax,
      idleTimeoutMillis: idleTimeoutMs,
      pipeline: true,
      ...mode.startupParameters,
      // The server's timeout fires first; this one is for a lost connection.
      query_timeout: limits.statementTimeoutMs + clientTimeoutMarginMs,
      // The pool awaits the returned promise, although its types do not declare it.
      onConnect: prepare,
    });
    this.#pool.on('connect', (client) => this.#clients.add(client));
    this.#pool.on('remove', (client) => this.#clients.delete(client));
    this.#pool.on('error', options.onLost);
  }

  /**
   * Throws Overloaded when the queue is full or the wait too long, StorageUnavailable when the server is unavailable.
   */
  async acquire(): Promise<pg.PoolClient> {
    this.#assertQueueNotFull();
    // A failed connection switches the host; the next attempt uses the next host.
    for (let remainingHosts = this.#options.address.hostCount - 1; ; remainingHosts -= 1) {
      try {
        return await this.#connect();
      } catch (error) {
        if (isConnectTimeout(error)) throw new Overloaded('All connections to the database are busy.');
        const convertedError = asPostgresUnavailable(error);
        if (remainingHosts === 0 || !(convertedError instanceof StorageUnavailable)) throw convertedError;
      }
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (!this.#retiredClients.has(client)) return client;
      client.release(true);
    }
  }

  /** Marks all current connections for replacement and returns true if the error is an outdated prepared statement. */
  retireConnectionsIfOutdated(error: unknown): boolean {
    if (!isOutdatedPlan(error)) return false;
    for (const client of this.#clients) this.#retiredClients.add(client);
    return true;
  }

  get mode(): SessionMode {
    return this.#options.mode;
  }

  /** Runs one read-only statement on any connection. */
  async run(query: pg.QueryConfig): Promise<pg.QueryResult> {
    for (let isRepeated = false; ; isRepeated = true) {
      const client = await this.acquire();
      try {
        const result = await this.#read(client, query);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        if (!this.retireConnectionsIfOutdated(error) || isRepeated) throw error;
      }
    }
  }

  async #read(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
    const { beginRead, supportsPreparedStatements } = this.#options.mode;
    if (beginRead === null) return client.query(query);
    const { name: _name, ...unnamedQuery } = query;
    // Pipelined: one round trip and one session of the pooler.
    const [, result] = await Promise.all([
      client.query(beginRead),
      client.query(supportsPreparedStatements ? query : unnamedQuery),
      client.query('commit'),
    ]);
    return result;
  }

  /** Number of waiting requests; `waitingCount` of the pool includes requests that get a connection immediately. */
  get waitingRequestCount(): number {
    const { waitingCount, idleCount, totalCount } = this.#pool;
    return waitingCount - idleCount - (this.#options.limits.connectionsMax - totalCount);
  }

  get stats(): PoolStats {
    const { idleCount, totalCount } = this.#pool;
    const { connectionsMax } = this.#options.limits;
    return {
      busyConnectionCount: totalCount - idleCount,
      idleConnectionCount: idleCount,
      waitingRequestCount: Math.max(this.waitingRequestCount, 0),
      connectionsMax,
    };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #assertQueueNotFull(): void {
    this.#options.assertReachable();
    if (this.waitingRequestCount >= this.#options.limits.queuedConnectionsMax) {
      throw new Overloaded('Too many reads and writes are waiting.');
    }
  }
}

const idleTimeoutMs = 60_000;
const clientTimeoutMarginMs = 5_000;

function isConnectTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}
