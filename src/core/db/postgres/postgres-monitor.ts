import pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog, StorageObserver } from '../storage-observer.ts';
import { ClockSkew } from './clock-skew.ts';
import { OutageReport } from './outage-report.ts';
import { PoolerUnreachable, type PoolerWatch } from './pooler-watch.ts';
import { clientConfig, type PostgresAddress } from './postgres-address.ts';
import { asPostgresUnavailable, DatabaseUnreachable } from './postgres-errors.ts';
import type { ConnectionCheck } from './postgres-pool.ts';
import type { PostgresSockets } from './postgres-sockets.ts';

export interface MonitorOptions {
  readonly address: PostgresAddress;
  /** Watches the pooler; null without one. */
  readonly poolerWatch: PoolerWatch | null;
  /** Sockets to destroy when the server is unreachable. */
  readonly sockets: PostgresSockets;
  readonly limits: StorageLimits;
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly observer: StorageObserver;
  readonly check: ConnectionCheck;
  /** Called after each successful periodic ping, with the monitor's connection. */
  readonly onReachable: (client: pg.ClientBase) => Promise<void>;
}

/**
 * Pings PostgreSQL periodically on its own connection and reports outages. When several pings fail in a row and no
 * connection has received a byte since the first failure, all connections are closed and requests fail immediately
 * until a ping succeeds.
 */
export class PostgresMonitor {
  readonly #options: MonitorOptions;
  readonly #outage: OutageReport;
  readonly #skew: ClockSkew;
  #connection: { readonly url: string; readonly client: Promise<pg.Client> } | undefined;
  #runningCheck: Promise<void> | undefined;
  #failedPingCount = 0;
  #bytesAtFirstFailure = 0;
  #isUnreachable = false;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: MonitorOptions) {
    this.#options = options;
    this.#outage = new OutageReport(options.clock, options.log);
    this.#skew = new ClockSkew(options.clock, options.log, options.observer);
    this.#schedule();
  }

  /** Resolves when PostgreSQL responds in time; otherwise throws StorageUnavailable. Joins a ping in progress. */
  ping(): Promise<void> {
    this.#runningCheck ??= this.#checkOnce().finally(() => {
      this.#runningCheck = undefined;
    });
    return this.#runningCheck;
  }

  /** Pings immediately, after a lost connection. */
  readonly checkNow = (): void => {
    if (!this.#isStopped) this.ping().catch(() => {});
  };

  readonly assertReachable = (): void => {
    if (this.#isUnreachable) throw new DatabaseUnreachable('The database is unreachable.');
  };

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#runningCheck?.catch(() => {});
    await Promise.all([this.#disconnect(), this.#options.poolerWatch?.close()]);
  }

  #schedule(): void {
    if (this.#isStopped) return;
    const { pingIntervalMs } = this.#options.limits;
    const delayMs = this.#failedPingCount === 0 ? pingIntervalMs : pingIntervalMs / 4;
    this.#timer = setTimeout(() => {
      void this.ping()
        .then(() => this.#refresh())
        .catch(() => {})
        .then(() => this.#schedule());
    }, delayMs);
  }

  async #checkOnce(): Promise<void> {
    try {
      await this.#queryWithTimeout();
    } catch (error) {
      this.#recordFailure(error);
      throw asPostgresUnavailable(error);
    }
    this.#failedPingCount = 0;
    this.#isUnreachable = false;
    this.#outage.end();
  }

  /** One time limit for connecting, checking the connection and the query. */
  async #queryWithTimeout(): Promise<void> {
    const { limits } = this.#options;
    const timedOut = Promise.withResolvers<never>();
    // A response that arrived while this process was busy is read before the ping is counted as failed.
    const rejectPing = () => setImmediate(() => setImmediate(() => timedOut.reject(new PingTimeout('timeout'))));
    const timer = setTimeout(rejectPing, limits.pingTimeoutMs);
    try {
      await Promise.race([this.#query(), timedOut.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #query(): Promise<void> {
    this.#connection ??= this.#connect();
    const client = await this.#connection.client;
    const { clock } = this.#options;
    const requestedMs = clock.nowMs();
    const { rows } = await client.query<{ database_us: number }>({ name: 'clock', text: databaseClockQuery });
    this.#skew.observe(rows[0]?.database_us ?? 0, requestedMs, clock.nowMs());
    await this.#options.poolerWatch?.check();
  }

  // A ping may time out while connecting; the next one reuses the connection.
  #connect(): { readonly url: string; readonly client: Promise<pg.Client> } {
    const { address, limits, sockets, check } = this.#options;
    const client = new pg.Client({
      ...clientConfig(address, limits),
      application_name: 'rialto monitor',
      stream: sockets.create,
      query_timeout: limits.connectionWaitMs,
      // A ping may start while the refresh after the previous ping is still running.
      pipeline: true,
    });
    const open = async () => {
      await client.connect();
      await check(client);
      return client;
    };
    const connection = { url: address.url, client: open() };
    client.on('error', () => {
      if (this.#connection === connection) this.#connection = undefined;
      this.checkNow();
    });
    connection.client.catch(() => client.end().catch(() => {}));
    return connection;
  }

  async #disconnect(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    await connection?.client.then((client) => client.end()).catch(() => {});
  }

  async #refresh(): Promise<void> {
    const client = await this.#connection?.client;
    if (client !== undefined) await this.#options.onReachable(client);
  }

  #recordFailure(error: unknown): void {
    const { address, sockets, limits } = this.#options;
    if (this.#isStopped) return;
    const url = this.#connection?.url;
    if (!(error instanceof PingTimeout || error instanceof PoolerUnreachable)) {
      // After a timeout the host is not changed, since it may be slow; an unresponsive host is switched below.
      void this.#disconnect();
      if (url !== undefined) address.switchHost(url);
    }
    if (this.#failedPingCount === 0) this.#bytesAtFirstFailure = sockets.bytesRead;
    this.#failedPingCount += 1;
    this.#outage.recordFailure(error);
    if (this.#failedPingCount < limits.failedPingsMax || sockets.bytesRead !== this.#bytesAtFirstFailure) return;
    this.#isUnreachable = true;
    if (url !== undefined) address.switchHost(url);
    sockets.destroyAll(new DatabaseUnreachable('The database connection timed out.', { cause: error }));
  }
}

class PingTimeout extends Error {
  override name = 'PingTimeout';
}

const databaseClockQuery = 'select (extract(epoch from clock_timestamp()) * 1000000)::bigint as database_us';
