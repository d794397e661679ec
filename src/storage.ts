import { extname } from 'node:path';
import type { Registry } from 'prom-client';
import type { Clock } from './core/base/clock.ts';
import type { Config } from './core/base/config.ts';
import { createKeyring, type Keyring } from './core/base/keyring.ts';
import type { Log } from './core/base/log.ts';
import type { Migration } from './core/db/migration.ts';
import { startNode, type TakeOver } from './core/db/nodes.ts';
import { openDatabase } from './core/db/open.ts';
import { startSequencer } from './core/db/postgres/event-sequencer.ts';
import { openCounters } from './core/db/postgres/postgres-counters.ts';
import type { RunningTime } from './core/db/running-time.ts';
import { assertSecret, loadSecrets } from './core/db/secret.ts';
import { checkSecret } from './core/db/secret-check.ts';
import { ReadPool } from './core/db/sqlite/read-pool.ts';
import { defaultStorageLimits, type StorageLimits } from './core/db/storage-limits.ts';
import type { Database } from './core/db/transaction.ts';
import { countWrites, createStorageMetrics } from './core/doors/http/storage-metrics.ts';
import type { EventTableName } from './core/operation/event-log.ts';
import type { SharedStore } from './core/operation/rate-limit.ts';

/** The database with what a server needs around it. */
export interface Storage {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly runningTime: RunningTime;
  /** Names this process beside work that it owns. */
  readonly node: { readonly id: string };
  /** Counters that several nodes share; null on the embedded database. */
  readonly sharedStore: SharedStore;
  /** Threads for long reads; null on PostgreSQL, which has its own. */
  readonly longReads: ReadPool | null;
  close(): Promise<void>;
}

export interface StorageOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** Every step of the schema, of core and of all modules. */
  readonly migrations: readonly Migration[];
  /** The logs that PostgreSQL's sequencer numbers. */
  readonly eventLogs: readonly EventTableName[];
  /** What modules do about work that a dead node left; some of it is signed. */
  readonly takeOvers: (keyring: Keyring) => readonly TakeOver[];
  readonly onFatal: (error: unknown) => void;
}

/** Opens the database, and on PostgreSQL what several nodes need around it. Throws StartupError. */
export async function openStorage(options: StorageOptions, registry: Registry): Promise<Storage> {
  const { config, clock, log, migrations, eventLogs, takeOvers, onFatal } = options;
  assertSecret(config);
  const observer = createStorageMetrics(registry);
  const { dataDir, databaseUrl } = config;
  const opened = await openDatabase({
    dataDir,
    databaseUrl: databaseUrl ?? undefined,
    migrations,
    clock,
    log,
    observer,
    onFatal,
  });
  const keyring = await loadKeyring(config, opened, log);
  const database = countWrites(opened, registry);
  await checkSecret(database, keyring, log);
  const node = await startNode({ database, clock, log, takeOvers: takeOvers(keyring) });
  const limits = defaultStorageLimits;
  const sequencer =
    databaseUrl === null ? null : startSequencer({ databaseUrl, tables: eventLogs, limits, clock, log, observer });
  const counters = databaseUrl === null ? null : openCounters(databaseUrl, limits, log, keyring.derive('rate-limit'));
  const longReads = databaseUrl === null ? openReadPool(dataDir, limits, log) : null;
  return {
    database,
    keyring,
    runningTime: node.runningTime,
    node,
    sharedStore: counters,
    longReads,
    async close() {
      await longReads?.close();
      await sequencer?.stop();
      await counters?.close();
      await node.stop();
      await database.close();
    },
  };
}

/** Only now is the data folder locked for this process, so that two starts cannot each draw a secret. */
async function loadKeyring(config: Config, opened: Database, log: Log): Promise<Keyring> {
  try {
    return createKeyring(loadSecrets(config, log));
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function openReadPool(dataDir: string, limits: StorageLimits, log: Log): ReadPool {
  // The build compiles the entry along with this file.
  const entry = new URL(`./long-reads-worker${extname(import.meta.url)}`, import.meta.url);
  return new ReadPool({
    entry,
    dataDir,
    threads: limits.readThreads,
    queuedTasksMax: limits.queuedLongReadsMax,
    taskMs: limits.longReadMs,
    log,
  });
}
