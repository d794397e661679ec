import { collectDefaultMetrics, Registry } from 'prom-client';
import { arcadeModeration } from './arcade/moderation.ts';
import { arcadeEventLog, openArcade } from './arcade/module.ts';
import { releaseClaims as takeOverVerifications } from './arcade/replays/store/verification.ts';
import type { Clock } from './core/base/clock.ts';
import { closeInOrder } from './core/base/close-in-order.ts';
import { type Config, moduleUrl } from './core/base/config.ts';
import { createKeyring, type Keyring } from './core/base/keyring.ts';
import type { Log } from './core/base/log.ts';
import type { ModuleName } from './core/base/module-names.ts';
import { RecentLog } from './core/base/recent-log.ts';
import { createSigningKeys, type SigningKeys } from './core/base/signing-keys.ts';
import { renewEpoch } from './core/db/epoch.ts';
import type { TakeOver } from './core/db/nodes.ts';
import { openDatabase } from './core/db/open.ts';
import { withoutOutageWarnings } from './core/db/postgres/quiet-in-outages.ts';
import type { RunningTime } from './core/db/running-time.ts';
import { loadSecrets } from './core/db/secret.ts';
import { traceWrites } from './core/db/trace-writes.ts';
import type { Database } from './core/db/transaction.ts';
import { registerAdminPage } from './core/interfaces/admin/admin-page.ts';
import { openLocalSocket, signInLocally } from './core/interfaces/admin/local-socket.ts';
import { ServerBackups } from './core/interfaces/admin/server-backups.ts';
import { registerDocuments } from './core/interfaces/documents/documents.ts';
import { keysDocument } from './core/interfaces/documents/keys-document.ts';
import { rootDocuments } from './core/interfaces/documents/root-documents.ts';
import { acceptHosts } from './core/interfaces/http/accepted-hosts.ts';
import { registerBuildInfo } from './core/interfaces/http/build-metrics.ts';
import { registerHealth } from './core/interfaces/http/health.ts';
import { createHttpServer, type HttpServer } from './core/interfaces/http/http-server.ts';
import { type MetricsListener, openMetricsListener } from './core/interfaces/http/metrics-listener.ts';
import { registerOperations } from './core/interfaces/http/operation-routes.ts';
import { createRequestMetrics, type RequestMetrics } from './core/interfaces/http/request-metrics.ts';
import type { HttpServerOptions } from './core/interfaces/http/server-options.ts';
import type { Module, ModuleHost } from './core/module.ts';
import type { AdminOperation } from './core/operation/admin/admin-operation.ts';
import type { Moderation } from './core/operation/admin/moderation.ts';
import { createFirstOperator } from './core/operation/admin/operations/create-first-operator.ts';
import { openOperatorPipeline } from './core/operation/admin/operator-pipeline.ts';
import { Operators } from './core/operation/admin/operators.ts';
import { createSetupSignIn, isSetupOffered, offerSetup } from './core/operation/admin/setup-link.ts';
import type { Execute } from './core/operation/execute.ts';
import { createSignIn, openFailedSignIns, type SignIn } from './core/operation/operator.ts';
import { addressRequestsPerMinute, createRateLimit } from './core/operation/rate-limit.ts';
import { openTracing } from './core/tracing/open-tracing.ts';
import { exchangeModeration } from './exchange/moderation.ts';
import { exchangeEventLog, openExchange } from './exchange/module.ts';
import { entryTables as recordTables } from './exchange/store/entry-tables.ts';
import { type Landing, registerLanding } from './landing/landing.ts';
import { migrations } from './migrations.ts';
import { operatorOperationsOf } from './operator-operations.ts';
import { createDeliveryTakeOver } from './relay/deliveries/run/take-over.ts';
import { relayModeration } from './relay/moderation.ts';
import { openRelay } from './relay/module.ts';
import { createRelaySecrets } from './relay/secrets.ts';
import { openStorage } from './storage.ts';

const openers: Readonly<Record<ModuleName, (host: ModuleHost) => Module>> = {
  exchange: openExchange,
  arcade: openArcade,
  relay: openRelay,
};
const moderations: Readonly<Partial<Record<ModuleName, Moderation>>> = {
  exchange: exchangeModeration,
  arcade: arcadeModeration,
  relay: relayModeration,
};
const signingPurpose = 'platform-signing';
const eventLogs = [exchangeEventLog, arcadeEventLog] as const;

export interface AppOptions {
  readonly config: Config;
  readonly clock: Clock;
  /** What games run on; without it the time of the nodes, which only goes on as real time does. */
  readonly runningTime?: RunningTime | undefined;
  readonly log: Log;
  /** What `log` wrote last; absent: nothing is kept. */
  readonly recentLog?: RecentLog;
  /** A commit of unknown outcome: the process must end. */
  readonly onFatal: (error: unknown) => void;
}

export interface App {
  readonly server: HttpServer;
  readonly database: Database;
  /** Makes the token of a link that makes the first operator, see setup-link.ts; null when there is one already. */
  offerSetup(): Promise<string | null>;
  /** Opens the server's port, and beside it the operator's socket and the metrics' own port. */
  listen(): Promise<void>;
  /** Turns readiness red; new work is still taken, and connections end with their responses. */
  announceDrain(): void;
  /** Turns readiness red, refuses new work and lets waiting callers go. */
  drain(): void;
  /** Resolves once nothing is in progress that would be worse off broken off. */
  settled(): Promise<void>;
  /** Ends everything that `createApp` began; callers have had their responses. */
  close(): Promise<void>;
}

/** Puts the server together: the one place that knows all modules. Throws StartupError. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock } = options;
  const log = config.databaseUrl === null ? options.log : withoutOutageWarnings(options.log);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerBuildInfo(registry);
  const takeOvers = registerTakeOvers(clock);
  const tracing = await openTracing(config.traces, { clock, log, registry });
  const opened = await openStorage({ ...options, log, migrations, eventLogs, recordTables, takeOvers }, registry);
  const storage = tracing === null ? opened : { ...opened, database: traceWrites(opened.database, tracing) };
  const signingKeys = createSigningKeys(storage.keyring, signingPurpose);
  const runningTime = options.runningTime ?? storage.runningTime;
  const leaving = new AbortController();
  const draining = new AbortController();
  const errorsUrl = `${config.publicUrl}/errors`;
  const own = { runningTime, registry, signingKeys, errorsUrl, tracing, drainSignal: draining.signal };
  const isShuttingDown = () => leaving.signal.aborted;
  const host = { config, clock, log, ...storage, ...own };
  const modules = await openModules(host, () => storage.close());
  for (const module of modules) await module.start?.();
  const serverOptions = describeServer(host, createRequestMetrics(registry), isShuttingDown);
  const server = createHttpServer(serverOptions);
  const local = createHttpServer(serverOptions);
  const operators = new Operators(config.adminKeys, storage.database.db);
  registerHealth(server, { ...config, operators, database: storage.database, registry, isShuttingDown });
  const backups = config.databaseUrl === null ? new ServerBackups(config.dataDir, clock, log) : null;
  const recentLog = options.recentLog ?? new RecentLog();
  registerInterfaces(server, local, { ...host, isShuttingDown }, modules, { recentLog, backups });
  let metricsListener: MetricsListener | null = null;
  return {
    server,
    database: storage.database,
    offerSetup: () => offerSetup(storage.database, config.adminKeys, clock),
    async listen() {
      if (config.metrics !== null) metricsListener = await openMetricsListener(config.metrics, registry);
      await server.listen({ host: config.host, port: config.port });
      if (config.databaseUrl === null) await openLocalSocketOrWarn(local, config, log);
    },
    announceDrain: () => leaving.abort(),
    drain() {
      leaving.abort();
      draining.abort();
    },
    async settled() {
      await Promise.all(modules.map(async (module) => module.settled?.()));
    },
    async close() {
      await closeInOrder([
        () => Promise.all([server.close(), local.close()]),
        ...modules.map((module) => async () => module.close()),
        async () => backups?.close(),
        async () => metricsListener?.close(),
        async () => tracing?.close(),
        () => storage.close(),
      ]);
    },
  };
}

/** A module that cannot be opened must not leave behind what would keep the process alive. */
async function openModules(host: Host, undo: () => Promise<void>): Promise<Module[]> {
  const { config } = host;
  try {
    return config.modules.map((name) => openers[name]({ ...host, url: moduleUrl(config, name) }));
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Whichever modules are switched on: what was left may be of one that was switched off since. */
function registerTakeOvers(clock: Clock) {
  return (keyring: Keyring): TakeOver[] => {
    const signingKeys = createSigningKeys(keyring, signingPurpose);
    const secrets = createRelaySecrets(keyring);
    return [takeOverVerifications, createDeliveryTakeOver({ secrets, signingKeys, clock })];
  };
}

type Host = Omit<ModuleHost, 'url'>;

function describeServer(
  { config, clock, log, errorsUrl, tracing, drainSignal }: Host,
  metrics: RequestMetrics,
  isShuttingDown: () => boolean,
): HttpServerOptions {
  const windows = [{ points: addressRequestsPerMinute, seconds: 60 }];
  return {
    clock,
    log,
    hosts: acceptHosts([config.publicUrl, ...config.modules.map((name) => moduleUrl(config, name))], config.frameUrl),
    trustedProxies: config.trustedProxies,
    addressLimit: createRateLimit({ name: 'address', windows, shared: false }, null, config.rateLimits),
    errorsUrl,
    metrics,
    tracing,
    isShuttingDown,
    isDraining: () => drainSignal.aborted,
    ...(config.rateLimits ? {} : { limits: { connectionsPerAddressMax: Number.POSITIVE_INFINITY } }),
  };
}

/** Everything that the server answers; `local` is the operator's own, on a socket in the data folder. */
function registerInterfaces(
  server: HttpServer,
  local: HttpServer,
  host: Host & Pick<Landing, 'isShuttingDown'>,
  modules: readonly Module[],
  own: { readonly recentLog: RecentLog; readonly backups: ServerBackups | null },
): void {
  const { config, database, clock, log, signingKeys, errorsUrl, sharedStore, registry } = host;
  const services = modules.map((module) => module.about);
  registerDocuments(server, errorsUrl, [...rootDocuments(config, clock, services), keysDocument(signingKeys, '')]);
  for (const module of modules) module.register(server);
  registerLanding(server, { ...host, modules });
  const onCommit = () => {
    for (const module of modules) module.wake();
  };
  const moderations = moderationsOf(config);
  const { runningTime } = host;
  const operations = operatorOperationsOf(config.modules);
  const register = (to: HttpServer, signIn: SignIn, registered: readonly AdminOperation[]) =>
    registerOperations(to, {
      basePath: '',
      operations: registered,
      execute: openOperatorPipeline({
        ...{ database, clock, runningTime, log, moderations },
        ...{ config, registry, signIn, onCommit },
        ...own,
      }),
      errorsUrl,
      sameOriginOnly: true,
    });
  register(local, signInLocally, operations);
  const operators = new Operators(config.adminKeys, database.db);
  const failures = openFailedSignIns(sharedStore, config.rateLimits);
  const operatorsExist = () => operators.exist();
  register(server, createSignIn(operators, failures), operations);
  register(server, createSetupSignIn({ database, clock, operatorsExist }, failures), [createFirstOperator]);
  const isOpen = async () => (await operatorsExist()) || (await isSetupOffered(database.db, clock.nowMs()));
  registerAdminPage(server, config, moderations, isOpen);
}

/** The database without a server: for commands on the machine, when no server holds it. */
export interface OfflineDeps {
  readonly database: Database;
  /** Runs the operator's operations. */
  readonly execute: Execute;
  /** Those with which the servers of this database sign. Throws StartupError without their secret. */
  signingKeys(): SigningKeys;
  /** From now on earlier cursors mean nothing; resolves with the new epoch. */
  renewEpoch(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the database as `createApp` does, migrated to this version. Throws StartupError. */
export async function openOffline({ config, clock, log, onFatal }: AppOptions): Promise<OfflineDeps> {
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl ?? undefined,
    directUrl: config.databaseDirectUrl ?? undefined,
    migrations,
    clock,
    log,
    onFatal,
  });
  const execute = openOperatorPipeline({
    ...{ config, database, clock, log },
    ...{ moderations: moderationsOf(config), recentLog: new RecentLog() },
    signIn: signInLocally,
    onCommit: () => {},
  });
  return {
    database,
    execute,
    signingKeys: () => createSigningKeys(createKeyring(loadSecrets(config, log)), signingPurpose),
    renewEpoch: () => renewEpoch(database),
    close: () => database.close(),
  };
}

function moderationsOf(config: Config): ReadonlyMap<ModuleName, Moderation> {
  return new Map(
    config.modules.flatMap((name) => (moderations[name] === undefined ? [] : [[name, moderations[name]]])),
  );
}

/** Without the socket the server works; only `rialto admin` cannot reach it. */
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
