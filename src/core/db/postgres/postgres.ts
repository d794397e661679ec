import type pg from 'pg';
import type { DatabaseAddresses } from '../database-addresses.ts';
import { createQueryBuilder } from '../query-builder.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageObserver } from '../storage-observer.ts';
import { type Database, StorageUnavailable } from '../transaction.ts';
import { PostgresEpoch } from './epoch-postgres.ts';
import { PoolerWatch } from './pooler-watch.ts';
import { directAddress, requestAddress } from './postgres-address.ts';
import { PostgresFeed } from './postgres-feed.ts';
import { type JobRunner, runJob } from './postgres-job.ts';
import { PostgresMonitor } from './postgres-monitor.ts';
import { PostgresPool } from './postgres-pool.ts';
import { PostgresReplicas } from './postgres-replicas.ts';
import { runSnapshot } from './postgres-snapshot.ts';
import { PostgresSockets } from './postgres-sockets.ts';
import { type PostgresOptions, preparePostgres } from './postgres-start.ts';
import { PostgresDb, PostgresTx, type RunStatement } from './postgres-tx.ts';
import { assertPrimary } from './primary.ts';
import { ReplicationWatch } from './replication-watch.ts';
import { RowLockQueue } from './row-lock-queue.ts';
import { directSessions, type SessionMode } from './session-mode.ts';
import { StatementNames } from './statement-names.ts';
import { WriteGroups } from './write-groups.ts';

export interface OpenPostgresOptions extends Omit<PostgresOptions, 'address' | 'pooler'>, DatabaseAddresses {
  /** Event logs whose positions are valid within an epoch. */
  readonly eventTables: readonly string[];
  readonly observer: StorageObserver;
}

/** Opens and migrates a PostgreSQL database. Throws StartupError, or StorageUnavailable for an unreachable server. */
export async function openPostgres(options: OpenPostgresOptions): Promise<Database> {
  const { databaseUrl, directUrl, settings, readUrls = [], limits, log } = options;
  const address = directAddress(options);
  const pooler = directUrl === undefined ? null : requestAddress(options);
  const epoch = new PostgresEpoch(log, options.eventTables);
  const mode = await preparePostgres({ ...options, address, pooler }, epoch);
  const { monitor, pool, reservedPool } = connect({ ...options, address, pooler }, mode, epoch);
  const query = createQueryBuilder('postgres');
  const statementNames = new StatementNames(mode.supportsPreparedStatements ? limits.statementsMax : 0);
  const rowLocks = new RowLockQueue(Math.ceil(limits.connectionsMax * rowLockShareMax));
  const runner: JobRunner = {
    pool,
    rowLocks,
    rowLockWaitMs: limits.rowLockTimeoutMs,
    attemptsMax: limits.attemptsMax,
    createTx: (run, options) =>
      new PostgresTx(query, statementNames, run, { ...options, onPositionRead: epoch.recordPosition }),
    onActionError: (error: unknown) => log.error({ err: error }, 'after-commit hook failed: the write stays committed'),
    clock: options.clock,
    observer: options.observer,
  };
  const writeGroups = new WriteGroups(runner, limits);
  options.observer.poolOpened?.(() => pool.stats);
  const createDb = (run: RunStatement) => new PostgresDb(query, statementNames, run, epoch.recordPosition);
  const db = createDb((statement) => pool.run(statement));
  const replicas = readUrls.length === 0 ? null : new PostgresReplicas({ ...options, urls: readUrls, createDb });
  const jobsInProgress = new InProgressCounter();
  const feed = new PostgresFeed({
    databaseUrl,
    directUrl,
    settings,
    limits,
    run: (statement) => pool.run(statement),
    onError: (error) => log.error({ err: error }, 'change listener failed: the others are still notified'),
  });
  return {
    dialect: 'postgres',
    commitCount: null,
    accountCommitCount: null,
    recordChanges: null,
    db,
    replicas,
    feed,
    get epoch() {
      return epoch.current;
    },
    write: (job, { usesReservedConnection = false, group } = {}) =>
      jobsInProgress.track(() => {
        if (group !== undefined) return writeGroups.write(group, job);
        return runJob(usesReservedConnection ? { ...runner, pool: reservedPool } : runner, job);
      }),
    snapshot: (job) => jobsInProgress.track(() => retryIfOutdated(pool, () => runSnapshot(pool, createDb, job))),
    ping: () => monitor.ping(),
    async close() {
      await Promise.all([jobsInProgress.close(), feed.close(), replicas?.close()]);
      await Promise.all([pool.close(), reservedPool.close(), monitor.stop()]);
    },
  };
}

/** Repeats the read when its prepared statements are outdated by a migration. */
async function retryIfOutdated<Result>(pool: PostgresPool, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!pool.retireConnectionsIfOutdated(error)) throw error;
    return read();
  }
}

/** Opens the pool for requests, a pool with the reserved connection for lease renewals, and the monitor. */
function connect(
  options: OpenPostgresOptions & Pick<PostgresOptions, 'address' | 'pooler'>,
  mode: SessionMode,
  epoch: PostgresEpoch,
) {
  const { address, pooler, limits, clock, observer } = options;
  const sockets = new PostgresSockets();
  const replication = new ReplicationWatch(clock, observer);
  const check = async (client: pg.ClientBase) => {
    await assertPrimary(client);
    await epoch.check(client);
  };
  const monitor = new PostgresMonitor({
    ...options,
    poolerWatch: pooler === null ? null : new PoolerWatch(pooler, limits, sockets),
    sockets,
    check,
    onReachable: async (client) => {
      await epoch.refresh(client);
      await replication.refresh(client);
    },
  });
  const { assertReachable, checkNow: onLost } = monitor;
  const commonOptions = { sockets, check, assertReachable, onLost };
  const pool = new PostgresPool({ name: 'rialto', address: pooler ?? address, limits, mode, ...commonOptions });
  const reservedPoolLimits = { ...limits, ...reservedConnectionLimits };
  const reservedPool = new PostgresPool({
    name: 'rialto node',
    address,
    limits: reservedPoolLimits,
    mode: directSessions(reservedPoolLimits),
    ...commonOptions,
  });
  return { monitor, pool, reservedPool };
}

/** Share of the pool that may wait for the lock of one record. */
const rowLockShareMax = 0.75;

/** Limits of the reserved connection: leases last two seconds and are renewed every second. */
const reservedConnectionLimits = {
  connectionsMax: 1,
  statementTimeoutMs: 2_000,
  rowLockTimeoutMs: 1_000,
} satisfies Partial<StorageLimits>;

/** Counts jobs in progress, so that closing can wait for them. */
class InProgressCounter {
  #count = 0;
  #isClosing = false;
  #onIdle: (() => void) | undefined;

  async track<Value>(run: () => Promise<Value>): Promise<Value> {
    if (this.#isClosing) throw new StorageUnavailable('The database is closing.');
    this.#count += 1;
    try {
      return await run();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) this.#onIdle?.();
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }
}
