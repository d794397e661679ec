import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Clock } from './core/base/clock.ts';
import { type Config, moduleUrl } from './core/base/config.ts';
import type { Log } from './core/base/log.ts';
import { RecentLog } from './core/base/recent-log.ts';
import { suppressOutageWarnings } from './core/db/postgres/suppress-outage-warnings.ts';
import type { RunningTime } from './core/db/running-time.ts';
import type { Database } from './core/db/transaction.ts';
import { openLocalSocket } from './core/interfaces/admin/local-socket.ts';
import { ServerBackups } from './core/interfaces/admin/server-backups.ts';
import { registerBuildInfo } from './core/interfaces/http/build-metrics.ts';
import { registerHealth } from './core/interfaces/http/health.ts';
import { createHttpServer, type HttpServer } from './core/interfaces/http/http-server.ts';
import { type MetricsListener, openMetricsListener } from './core/interfaces/http/metrics-listener.ts';
import { createRequestMetrics } from './core/interfaces/http/request-metrics.ts';
import type { AdminDatabase } from './core/operation/admin/operator-pipeline.ts';
import { Operators } from './core/operation/admin/operators.ts';
import { createSetupToken } from './core/operation/admin/setup-link.ts';
import { openTracing } from './core/tracing/open-tracing.ts';
import { moduleOpeners, platformKeys } from './modules.ts';
import { createHttpServerOptions, registerInterfaces, type ServerHost } from './server-interfaces.ts';
import type { Storage } from './storage.ts';
import { openStorages, type StorageWithTarget } from './storages.ts';

export interface AppOptions {
  readonly config: Config;
  readonly clock: Clock;
  /** Clock of games, for tests; default: the running time of the nodes. */
  readonly runningTime?: RunningTime | undefined;
  readonly log: Log;
  /** Newest log lines, for the operator's console; absent: none are kept. */
  readonly recentLog?: RecentLog;
  /** Called after a commit with unknown outcome; the process must exit. */
  readonly onFatal: (error: unknown) => void;
}

export interface App {
  readonly server: HttpServer;
  readonly database: Database;
  /** Creates the token of a setup link, see setup-link.ts; null when there is an operator already. */
  createSetupToken(): Promise<string | null>;
  /** Listens on the server's port, the operator's local socket and the metrics port. */
  listen(): Promise<void>;
  /** Makes readiness fail; requests are still served, and connections close after their responses. */
  announceDrain(): void;
  /** Makes readiness fail, refuses new requests and ends long polls. */
  drain(): void;
  /** Resolves when no work is in progress that must not be interrupted. */
  whenIdle(): Promise<void>;
  /** Closes everything that `createApp` opened. */
  close(): Promise<void>;
}

/** Composition root of the server; closes what it opened when it fails. Throws StartupError. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock } = options;
  const log = config.databaseUrl === null ? options.log : suppressOutageWarnings(options.log);
  await using opened = new AsyncDisposableStack();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerBuildInfo(registry);
  const tracing = await openTracing(config.traces, { clock, log, registry });
  opened.defer(async () => tracing?.close());
  const openStoragesOptions = { config, clock, log, registry, tracing, onFatal: options.onFatal };
  const storages = opened.adopt(await openStorages(openStoragesOptions), (resource) => resource.close());
  const { main } = storages;
  const backups = config.databaseUrl === null ? new ServerBackups(config, clock, log) : null;
  opened.defer(async () => backups?.close());
  let metricsListener: MetricsListener | null = null;
  opened.defer(async () => metricsListener?.close());
  const shutdownNotice = new AbortController();
  const draining = new AbortController();
  const isShuttingDown = () => shutdownNotice.signal.aborted;
  const time = options.runningTime === undefined ? {} : { runningTime: options.runningTime };
  const errorsUrl = `${config.publicUrl}/errors`;
  const signingKeys = platformKeys(main.keyring);
  const moduleHost = { ...time, registry, signingKeys, errorsUrl, tracing, drainSignal: draining.signal };
  const createModuleHost = (storage: Storage): ServerHost => ({ config, clock, log, ...storage, ...moduleHost });
  const modules = config.modules.map((name) => {
    const module = moduleOpeners[name]({ ...createModuleHost(storages.of(name)), url: moduleUrl(config, name) });
    return opened.adopt(module, (resource) => resource.close());
  });
  for (const module of modules) await module.start?.();
  const host = createModuleHost(main);
  const serverOptions = createHttpServerOptions(host, createRequestMetrics(registry), isShuttingDown);
  const server = createHttpServer(serverOptions);
  const local = createHttpServer(serverOptions);
  opened.defer(async () => void (await Promise.all([server.close(), local.close()])));
  const operators = new Operators(config.adminKeys, main.database.db);
  const databases = storages.all.map((storage) => describeDatabase(storage, options));
  registerHealth(server, { ...config, operators, databases, registry, isShuttingDown });
  const recentLog = options.recentLog ?? new RecentLog();
  registerInterfaces(server, local, { ...host, databases, isShuttingDown }, modules, { recentLog, backups });
  const resources = opened.move();
  return {
    server,
    database: main.database,
    createSetupToken: () => createSetupToken(main.database, config.adminKeys, clock),
    async listen() {
      if (config.metrics !== null) metricsListener = await openMetricsListener(config.metrics, registry);
      await server.listen({ host: config.host, port: config.port });
      if (config.databaseUrl === null) await openLocalSocketOrWarn(local, config, log);
    },
    announceDrain: () => shutdownNotice.abort(),
    drain() {
      shutdownNotice.abort();
      draining.abort();
    },
    async whenIdle() {
      await Promise.all(modules.map(async (module) => module.whenIdle?.()));
    },
    close: () => resources.disposeAsync(),
  };
}

function describeDatabase(
  { target, database, runningTime }: StorageWithTarget,
  { config, runningTime: testRunningTime }: AppOptions,
): AdminDatabase {
  const modules = config.modules.filter((name) => target.modules.includes(name));
  return { name: target.name, database, runningTime: testRunningTime ?? runningTime, modules };
}

/** Warns when the socket cannot be opened; then `rialto admin` cannot reach the server. */
async function openLocalSocketOrWarn(local: HttpServer, config: Config, log: Log): Promise<void> {
  try {
    await openLocalSocket(local, config.dataDir);
  } catch (err) {
    log.warn(
      { err },
      'opening the admin socket failed, `rialto admin` cannot connect: use the HTTP routes with an operator key',
    );
  }
}
