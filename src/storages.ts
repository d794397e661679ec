import type { Registry } from 'prom-client';
import type { Clock } from './core/base/clock.ts';
import type { Config } from './core/base/config.ts';
import { type DatabaseTarget, databasesOf } from './core/base/databases.ts';
import { createKeyring } from './core/base/keyring.ts';
import type { Log } from './core/base/log.ts';
import type { ModuleName } from './core/base/module-names.ts';
import type { Tracing } from './core/base/tracing.ts';
import { bindDatabases } from './core/db/database-binding.ts';
import { loadSecrets } from './core/db/secret.ts';
import { traceWrites } from './core/db/trace-writes.ts';
import { createFallbackMetrics, registerValkeyState } from './core/interfaces/http/limit-metrics.ts';
import { createStorageMetrics, type StorageMetrics } from './core/interfaces/http/storage-metrics.ts';
import { openValkey } from './core/operation/open-valkey.ts';
import type { SharedStore } from './core/operation/rate-limit.ts';
import type { ValkeyCounters } from './core/operation/valkey-counters.ts';
import { migrationsOf } from './migrations.ts';
import { eventLogsOf, recordTables, takeOversOf } from './modules.ts';
import { openStorage, type Storage } from './storage.ts';

export interface StorageWithTarget extends Storage {
  readonly target: DatabaseTarget;
}

/** Databases of a node: the main one and separate ones of services. */
export interface Storages {
  /** Database of the operators and of services without a separate database. */
  readonly main: StorageWithTarget;
  /** All databases, the main one first. */
  readonly all: readonly [StorageWithTarget, ...StorageWithTarget[]];
  of(module: ModuleName): StorageWithTarget;
  close(): Promise<void>;
}

export interface StoragesOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly registry: Registry;
  readonly tracing: Tracing | null;
  readonly onFatal: (error: unknown) => void;
}

/** Opens all databases of this node. Throws StartupError. */
export async function openStorages(options: StoragesOptions): Promise<Storages> {
  const { config, registry } = options;
  const targets = databasesOf(config, { omitsDisabledModules: true });
  const metrics = createStorageMetrics(
    registry,
    targets.map(({ name }) => name),
    config.expectedStandbyCount,
  );
  const countFallbacks = createFallbackMetrics(registry);
  await using disposables = new AsyncDisposableStack();
  const valkey = await openValkeyIfConfigured(options);
  disposables.defer(async () => valkey?.close());
  const storages: StorageWithTarget[] = [];
  for (const target of targets) {
    const storage = disposables.adopt(await openTarget(target, options, { metrics, valkey }), (resource) =>
      resource.close(),
    );
    storages.push({ ...storage, sharedStore: countFallbacks(storage.sharedStore) });
  }
  const all = storages as [StorageWithTarget, ...StorageWithTarget[]];
  await bindDatabases(all, config.modules);
  const resources = disposables.move();
  return {
    main: all[0],
    all,
    of: (module) => storages.find(({ target }) => target.modules.includes(module)) ?? all[0],
    close: () => resources.disposeAsync(),
  };
}

/** Opens the counters in Valkey, if configured. */
async function openValkeyIfConfigured({ config, log, registry }: StoragesOptions): Promise<ValkeyCounters | null> {
  const { valkeyUrl } = config;
  if (valkeyUrl === null) return null;
  const hmacKey = createKeyring(loadSecrets(config, log)).derive('rate-limit');
  return openValkey({ valkeyUrl, hmacKey, log, onReachabilityChange: registerValkeyState(registry) });
}

async function openTarget(
  target: DatabaseTarget,
  { tracing, ...options }: StoragesOptions,
  commonOptions: { readonly metrics: StorageMetrics; readonly valkey: SharedStore },
): Promise<StorageWithTarget> {
  const { modules } = target;
  const storage = await openStorage({
    ...options,
    target,
    ...commonOptions,
    recordTables,
    log: target.name === 'main' ? options.log : withDatabaseName(options.log, target.name),
    migrations: migrationsOf(modules),
    eventLogs: eventLogsOf(modules),
    // `modules` includes disabled ones, since unfinished work may be of a module that was disabled later.
    takeOvers: (keyring) => takeOversOf(modules, options.clock, keyring),
  });
  const database = tracing === null ? storage.database : traceWrites(storage.database, tracing);
  return { ...storage, target, database };
}

/** Wraps the log; adds the name of the database to its lines. */
function withDatabaseName(log: Log, database: string): Log {
  const logAt =
    (level: keyof Log): Log['info'] =>
    (fields, message) =>
      log[level]({ ...fields, database }, message);
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
}
