import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Clock } from './core/base/clock.ts';
import { type Config, moduleUrl } from './core/base/config.ts';
import type { Log } from './core/base/log.ts';
import type { ModuleName } from './core/base/module-names.ts';
import { once } from './core/base/once.ts';
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
import { createWaitingCallGauge } from './core/interfaces/http/waiting-call-metrics.ts';
import type { Module, ModuleHost } from './core/module.ts';
import type { AdminDatabase } from './core/operation/admin/operator-pipeline.ts';
import { Operators } from './core/operation/admin/operators.ts';
import { createSetupToken } from './core/operation/admin/setup-link.ts';
import { openTracing } from './core/tracing/open-tracing.ts';
import { moduleOpeners, platformKeys } from './modules.ts';
import {
  createHttpServerOptions,
  registerInterfaces,
  registerLocalInterface,
  type ServerDeps,
} from './server-interfaces.ts';
import type { Storage } from './storage.ts';
import { openStorages, type StorageWithTarget } from './storages.ts';

export interface AppOptions {
  readonly config: Config;
  readonly clock: Clock;
  /** Clock of arcade sessions, for tests; default: the running time of the nodes. */
  readonly runningTime?: RunningTime | undefined;
  readonly log: Log;
  /** Newest log lines, for the operator's console; absent: none are retained. */
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
  await using disposables = new AsyncDisposableStack();
  const registry = createRegistry();
  const tracing = await openTracing(config.traces, { clock, log, registry });
  disposables.defer(async () => tracing?.close());
  const openStoragesOptions = { config, clock, log, registry, tracing, onFatal: options.onFatal };
  const storages = disposables.adopt(await openStorages(openStoragesOptions), (resource) => resource.close());
  const { main } = storages;
  const backups = config.databaseUrl === null ? new ServerBackups(config, clock, log) : null;
  disposables.defer(async () => backups?.close());
  let metricsListener: MetricsListener | null = null;
  disposables.defer(async () => metricsListener?.close());
  const shutdownController = new AbortController();
  const drainController = new AbortController();
  const isShuttingDown = () => shutdownController.signal.aborted;
  const errorsUrl = `${config.publicUrl}/errors`;
  const signingKeys = platformKeys(main.keyring);
  const drainSignal = drainController.signal;
  const shared = createSharedDeps(options, registry, () => modules);
  const commonDeps = { ...shared, registry, signingKeys, errorsUrl, tracing, drainSignal };
  const createModuleHost = (storage: Storage): ServerDeps => ({ config, clock, log, ...storage, ...commonDeps });
  const hostOf = (name: ModuleName) => createModuleHost(storages.of(name));
  const modules: readonly Module[] = await openModules(config, hostOf, disposables);
  const host = createModuleHost(main);
  const serverOptions = createHttpServerOptions(host, createRequestMetrics(registry), isShuttingDown);
  const server = createHttpServer(serverOptions);
  let localServer: HttpServer | null = null;
  disposables.defer(async () => void (await Promise.all([server.close(), localServer?.close()])));
  const operators = new Operators(config.adminKeys, main.database.db);
  const databases = storages.all.map((storage) => describeDatabase(storage, options));
  registerHealth(server, { ...config, operators, databases, registry, isShuttingDown });
  const recentLog = options.recentLog ?? new RecentLog();
  const operatorDeps = { ...host, databases, recentLog, backups };
  registerInterfaces(server, { ...operatorDeps, isShuttingDown }, modules);
  const resources = disposables.move();
  return {
    server,
    database: main.database,
    createSetupToken: () => createSetupToken(main.database, config.adminKeys, clock),
    async listen() {
      if (config.metrics !== null) metricsListener = await openMetricsListener(config.metrics, registry);
      await server.listen({ host: config.host, port: config.port });
      if (config.databaseUrl !== null) return;
      localServer = createHttpServer(serverOptions);
      registerLocalInterface(localServer, operatorDeps, modules);
      await openLocalSocketOrWarn(localServer, config, log);
    },
    announceDrain: () => shutdownController.abort(),
    drain() {
      shutdownController.abort();
      drainController.abort();
    },
    async whenIdle() {
      await Promise.all(modules.map(async (module) => module.whenIdle?.()));
    },
    close: () => resources.disposeAsync(),
  };
}

/** Metrics of the process, shared by all servers in it, because prom-client cannot remove their observers. */
const processMetrics = once(() => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
});

/** Metrics of the process and the version. */
function createRegistry(): Registry {
  const registry = Registry.merge([processMetrics()]);
  registerBuildInfo(registry);
  return registry;
}

/** Dependencies of all modules that need no storage. `getModules` is first called during a request. */
function createSharedDeps({ runningTime }: AppOptions, registry: Registry, getModules: () => readonly Module[]) {
  return {
    ...(runningTime === undefined ? {} : { runningTime }),
    findProfile: createFindProfile(getModules),
    waitingCallCountOf: createWaitingCallGauge(registry),
  };
}

/** `getModules` is first called during a request, when all modules are open. */
function createFindProfile(getModules: () => readonly Module[]): ModuleHost['findProfile'] {
  return async (name, accountId) => {
    const module = getModules().find((candidate) => candidate.name === name);
    return (await module?.findProfile?.(accountId)) ?? null;
  };
}

/** Opens and starts the configured modules; `disposables` closes them. */
async function openModules(
  config: Config,
  hostOf: (name: ModuleName) => ServerDeps,
  disposables: AsyncDisposableStack,
): Promise<Module[]> {
  const modules = config.modules.map((name) => {
    const module = moduleOpeners[name]({ ...hostOf(name), url: moduleUrl(config, name) });
    return disposables.adopt(module, (resource) => resource.close());
  });
  for (const module of modules) await module.start?.();
  return modules;
}

function describeDatabase(
  { target, database, runningTime }: StorageWithTarget,
  { config, runningTime: testRunningTime }: AppOptions,
): AdminDatabase {
  const modules = config.modules.filter((name) => target.modules.includes(name));
  return { name: target.name, database, runningTime: testRunningTime ?? runningTime, modules };
}

/** Warns when the socket cannot be opened; then `rialto admin` cannot reach the server. */
async function openLocalSocketOrWarn(localServer: HttpServer, config: Config, log: Log): Promise<void> {
  try {
    await openLocalSocket(localServer, config.dataDir);
  } catch (err) {
    log.warn(
      { err },
      'opening the admin socket failed, `rialto admin` cannot connect: use the HTTP routes with an operator key',
    );
  }
}
