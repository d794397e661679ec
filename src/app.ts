import { extname } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Clock } from './core/base/clock.ts';
import { type Config, type ModuleName, moduleUrl } from './core/base/config.ts';
import type { Log } from './core/base/log.ts';
import { renewEpoch } from './core/db/epoch.ts';
import { startSequencer } from './core/db/event-sequencer.ts';
import { core0001 } from './core/db/migrations/0001-core.ts';
import type { Migration } from './core/db/migration.ts';
import { startNode } from './core/db/nodes.ts';
import { openDatabase } from './core/db/open.ts';
import { openCounters } from './core/db/postgres-counters.ts';
import { ReadPool } from './core/db/read-pool.ts';
import { defaultStorageLimits, type StorageLimits } from './core/db/storage-limits.ts';
import type { Database } from './core/db/transaction.ts';
import { acceptHosts } from './core/doors/accepted-hosts.ts';
import { registerAdminPage } from './core/doors/admin-page.ts';
import { registerAdmin } from './core/doors/admin-routes.ts';
import { registerDocuments } from './core/doors/documents.ts';
import { registerHealth } from './core/doors/health.ts';
import { createHttpServer, type HttpServer } from './core/doors/http-server.ts';
import { openLocalDoor, signInLocally } from './core/doors/local-door.ts';
import { type MetricsListener, openMetricsListener } from './core/doors/metrics-listener.ts';
import { createRequestMetrics } from './core/doors/request-metrics.ts';
import { rootDocuments } from './core/doors/root-documents.ts';
import { countWrites, createStorageMetrics } from './core/doors/storage-metrics.ts';
import type { Module, ModuleHost } from './core/module.ts';
import { type AdminExecute, createAdminExecute } from './core/operation/admin/execute-admin.ts';
import type { Moderation } from './core/operation/admin/moderation.ts';
import { createSignIn } from './core/operation/operator.ts';
import { addressRequestsPerMinute, createRateLimit, type SharedStore } from './core/operation/rate-limit.ts';
import { exchange0001 } from './exchange/migrations/0001-exchange.ts';
import { exchangeModeration } from './exchange/moderation.ts';
import { exchangeEventLog, openExchange } from './exchange/module.ts';
import { registerLanding } from './landing/landing.ts';

/** Every step of the schema, whichever modules are switched on: a database always fits its version. */
export const migrations: readonly Migration[] = [core0001, exchange0001];

const openers: Readonly<Partial<Record<ModuleName, (host: ModuleHost) => Module>>> = { exchange: openExchange };
const moderations: Readonly<Partial<Record<ModuleName, Moderation>>> = { exchange: exchangeModeration };
const eventLogs = [exchangeEventLog];

export interface AppOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** A commit of unknown outcome: the process must end. */
  readonly onFatal: (error: unknown) => void;
}

export interface App {
  readonly server: HttpServer;
  /** Opens the server's port, and beside it the operator's socket and the metrics' own port. */
  listen(): Promise<void>;
  /** Turns readiness red, refuses new work and lets waiting callers go. */
  drain(): void;
  /** Ends everything that `createApp` began; callers have had their answers. */
  close(): Promise<void>;
}

/** Puts the server together: the one place that knows all modules. Throws StartupError. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock, log } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const storage = await openStorage(options, registry);
  const { database, sharedStore } = storage;
  const draining = new AbortController();
  const isDraining = () => draining.signal.aborted;
  const errorsUrl = `${config.publicUrl}/errors`;
  const urls = config.modules.map((name) => moduleUrl(config, name));
  const metrics = createRequestMetrics(registry);
  const createServer = () =>
    createHttpServer({
      clock,
      log,
      hosts: acceptHosts([config.publicUrl, ...urls]),
      trustedProxies: config.trustedProxies,
      addressLimit: createRateLimit({ name: 'address', windows: [{ points: addressRequestsPerMinute, seconds: 60 }], shared: false }, null, config.rateLimits),
      errorsUrl,
      metrics,
      isDraining,
    });
  const server = createServer();
  const host = { config, database, clock, log, registry, errorsUrl, longReads: storage.longReads, sharedStore, drainSignal: draining.signal };
  const modules = config.modules.flatMap((name) => openers[name]?.({ ...host, url: moduleUrl(config, name) }) ?? []);
  registerHealth(server, { database, registry, adminKeys: config.adminKeys, isDraining });
  registerDocuments(server, errorsUrl, rootDocuments(config, clock, modules.map((module) => module.about)));
  for (const module of modules) module.register(server);
  registerLanding(server, { config, errorsUrl, modules });
  const wakeAll = () => modules.forEach((module) => module.wake());
  const execute = createAdminExecute({ database, clock, log, moderations: moderationsOf(config), onCommit: wakeAll });
  const signIn = createSignIn(config.adminKeys, sharedStore, config.rateLimits);
  if (config.adminKeys.size > 0) {
    registerAdmin(server, { execute, signIn, errorsUrl });
    registerAdminPage(server, config, moderationsOf(config));
  }
  const local = createServer();
  registerAdmin(local, { execute, signIn: signInLocally, errorsUrl });
  let metricsListener: MetricsListener | null = null;
  return {
    server,
    async listen() {
      if (config.metricsPort !== null) metricsListener = await openMetricsListener(config.metricsPort, registry);
      await server.listen({ host: config.host, port: config.port });
      if (config.databaseUrl === null) await openLocalDoorOrWarn(local, config, log);
    },
    drain: () => draining.abort(),
    async close() {
      await Promise.all([server.close(), local.close()]);
      for (const module of modules) await module.close();
      await metricsListener?.close();
      await storage.close();
    },
  };
}

interface Storage {
  readonly database: Database;
  /** Counters that several nodes share; null on the embedded database. */
  readonly sharedStore: SharedStore;
  /** Threads for long reads; null on PostgreSQL, which has its own. */
  readonly longReads: ReadPool | null;
  close(): Promise<void>;
}

/** The database, and on PostgreSQL what several nodes need around it. */
async function openStorage({ config, clock, log, onFatal }: AppOptions, registry: Registry): Promise<Storage> {
  const observer = createStorageMetrics(registry);
  const { dataDir, databaseUrl } = config;
  const opened = await openDatabase({ dataDir, databaseUrl: databaseUrl ?? undefined, migrations, clock, log, observer, onFatal });
  const database = countWrites(opened, registry);
  const node = await startNode({ database, clock, log, takeOvers: [] });
  const limits = defaultStorageLimits;
  const sequencer = databaseUrl === null ? null : startSequencer({ databaseUrl, tables: eventLogs, limits, clock, log, observer });
  const counters = databaseUrl === null ? null : openCounters(databaseUrl, limits, log);
  const longReads = databaseUrl === null ? openReadPool(dataDir, limits, log) : null;
  return {
    database,
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

function openReadPool(dataDir: string, limits: StorageLimits, log: Log): ReadPool {
  // The build compiles the entry along with this file.
  const entry = new URL(`./long-reads-worker${extname(import.meta.url)}`, import.meta.url);
  return new ReadPool({ entry, dataDir, threads: limits.readThreads, queuedTasksMax: limits.queuedLongReadsMax, taskMs: limits.longReadMs, log });
}

/** The database without a server: for commands on the machine, when no server holds it. */
export interface Offline {
  /** Runs the operator's acts. */
  readonly execute: AdminExecute;
  /** From now on earlier cursors mean nothing; resolves with the new epoch. */
  renewEpoch(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the database as `createApp` does, migrated to this version. Throws StartupError. */
export async function openOffline({ config, clock, log, onFatal }: AppOptions): Promise<Offline> {
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl ?? undefined, migrations, clock, log, onFatal });
  const execute = createAdminExecute({ database, clock, log, moderations: moderationsOf(config), onCommit: () => {} });
  return { execute, renewEpoch: () => renewEpoch(database), close: () => database.close() };
}

function moderationsOf(config: Config): ReadonlyMap<ModuleName, Moderation> {
  return new Map(config.modules.flatMap((name) => (moderations[name] === undefined ? [] : [[name, moderations[name]]])));
}

/** Without the socket the server works; only `rialto admin` cannot reach it. */
async function openLocalDoorOrWarn(local: HttpServer, config: Config, log: Log): Promise<void> {
  try {
    await openLocalDoor(local, config.dataDir);
  } catch (err) {
    log.warn({ err }, 'the socket for `rialto admin` could not be opened; set an admin key and use the routes instead');
  }
}
