import { type Clock, secondMs } from './core/base/clock.ts';
import type { Config } from './core/base/config.ts';
import type { DatabaseTarget } from './core/base/databases.ts';
import { createKeyring, type Keyring } from './core/base/keyring.ts';
import type { Log } from './core/base/log.ts';
import { assertSourceNotCopied } from './core/db/copy/source-marker.ts';
import { addressesOf, type DatabaseAddresses } from './core/db/database-addresses.ts';
import type { Migration } from './core/db/migration.ts';
import { startNode, type TakeOver } from './core/db/nodes.ts';
import { openDatabase } from './core/db/open.ts';
import type { RecordTable } from './core/db/record-changes.ts';
import type { RunningTime } from './core/db/running-time.ts';
import { assertSecret, loadSecrets } from './core/db/secret.ts';
import { assertSecretCheckMatches, checkSecret } from './core/db/secret-check.ts';
import { defaultStorageLimits, type StorageLimits } from './core/db/storage-limits.ts';
import type { Database } from './core/db/transaction.ts';
import type { StorageMetrics } from './core/interfaces/http/storage-metrics.ts';
import type { EventTableName } from './core/operation/event-log.ts';
import { deleteExpiredPublicWriteKeys } from './core/operation/idempotency.ts';
import type { SharedStore } from './core/operation/rate-limit.ts';
import { startRetentionSweep } from './core/operation/retention-sweep.ts';
import { ThreadPool } from './core/threads/thread-pool.ts';

/** A database with its node registration, sequencer and worker threads. */
export interface Storage {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly runningTime: RunningTime;
  /** Owner id of work that this process has claimed. */
  readonly node: { readonly id: string };
  /** Whether this node runs the periodic tasks that run on one node only; always true on the embedded database. */
  readonly isLeader: () => boolean;
  /** Counters that several nodes share; null on the embedded database. */
  readonly sharedStore: SharedStore;
  /** Worker threads for long reads; null on PostgreSQL. */
  readonly longReads: ThreadPool | null;
  close(): Promise<void>;
}

export interface StorageOptions {
  readonly config: Config;
  readonly target: DatabaseTarget;
  readonly metrics: StorageMetrics;
  /** Shared counters of all databases of the node; null: each database has its own. */
  readonly valkey: SharedStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Migrations of core and of the modules in this database. */
  readonly migrations: readonly Migration[];
  readonly recordTables: readonly RecordTable[];
  /** Event logs whose positions the sequencer assigns on PostgreSQL. */
  readonly eventLogs: readonly EventTableName[];
  /** Take-overs of the modules, which may need the keyring for signatures. */
  readonly takeOvers: (keyring: Keyring) => readonly TakeOver[];
  readonly onFatal: (error: unknown) => void;
}

/** Opens the database and, on PostgreSQL, the sequencer and the counters of all nodes. Throws StartupError. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { config, target, metrics, valkey, clock, log, migrations, eventLogs, onFatal } = options;
  assertSecret(config);
  const addresses = addressesOf(target);
  if (addresses === null) assertSourceNotCopied(config.dataDir);
  // A lost secret file of the embedded database concerns this node only; nodes on PostgreSQL must have the same secret.
  const acceptsOtherSecret = addresses === null || config.isSecretLost;
  const limits = limitsOf(config);
  const observer = metrics.observerOf(target.name);
  await using disposables = new AsyncDisposableStack();
  const openedDatabase = await openDatabase({
    dataDir: config.dataDir,
    ...addresses,
    eventTables: eventLogs,
    recordTables: options.recordTables,
    migrations,
    clock,
    log,
    observer,
    // A server waits for its database; commands fail immediately.
    limits: { ...limits, startWaitMs: Number.POSITIVE_INFINITY },
    onFatal,
    ...(acceptsOtherSecret ? {} : { assertSecretCheck: (stored) => assertSecretCheckMatches(stored, config.secrets) }),
  });
  const database = disposables.adopt(metrics.countWrites(openedDatabase, target.name), (resource) => resource.close());
  // Read after the data folder is locked, so that two processes cannot both generate a secret.
  const keyring = createKeyring(loadSecrets(config, log));
  await checkSecret(database, keyring, log, { acceptsOtherSecret });
  const node = await startNode({ database, clock, log, takeOvers: options.takeOvers(keyring) });
  disposables.defer(() => node.stop());
  const keyRetention = startRetentionSweep({ database, clock, log }, [deleteExpiredPublicWriteKeys]);
  disposables.defer(() => keyRetention.stop());
  const cluster = addresses === null ? null : await openCluster(addresses);
  const longReads = addresses === null ? openReadPool(config.dataDir, limits, log) : null;
  disposables.defer(async () => longReads?.close());
  const resources = disposables.move();
  return {
    database,
    keyring,
    runningTime: node.runningTime,
    node,
    isLeader: () => cluster?.sequencer.isLeader ?? true,
    sharedStore: valkey ?? cluster?.counters ?? null,
    longReads,
    close: () => resources.disposeAsync(),
  };

  async function openCluster(clusterAddresses: DatabaseAddresses) {
    const { startSequencer } = await import('./core/db/postgres/event-sequencer.ts');
    const sequencer = startSequencer({ ...clusterAddresses, tables: eventLogs, limits, clock, log, observer });
    disposables.defer(() => sequencer.stop());
    if (valkey !== null) return { sequencer, counters: null };
    const { openCounters } = await import('./core/db/postgres/postgres-counters.ts');
    const counters = openCounters(clusterAddresses, limits, log, keyring.derive('rate-limit'));
    disposables.defer(() => counters.close());
    return { sequencer, counters };
  }
}

function limitsOf({ databasePoolSize, rowLockWaitSeconds }: Config): StorageLimits {
  const { connectionsMax, rowLockTimeoutMs } = defaultStorageLimits;
  return {
    ...defaultStorageLimits,
    connectionsMax: databasePoolSize ?? connectionsMax,
    rowLockTimeoutMs: rowLockWaitSeconds === null ? rowLockTimeoutMs : rowLockWaitSeconds * secondMs,
  };
}

function openReadPool(dataDir: string, limits: StorageLimits, log: Log): ThreadPool {
  return new ThreadPool({
    entry: new URL('./long-reads-worker', import.meta.url),
    workerData: { dataDir },
    threadsMax: limits.readThreadCount,
    queuedTasksMax: limits.queuedLongReadsMax,
    taskTimeoutMs: limits.longReadTimeoutMs,
    log,
  });
}
