import { collectDefaultMetrics, Registry } from 'prom-client';
import { arcade0001 } from './arcade/migrations/0001-arcade.ts';
import { arcade0002 } from './arcade/migrations/0002-replays.ts';
import { arcade0003 } from './arcade/migrations/0003-lean-writes.ts';
import { arcadeModeration } from './arcade/moderation.ts';
import { arcadeEventLog, openArcade } from './arcade/module.ts';
import { releaseClaims as takeOverVerifications } from './arcade/store/verification.ts';
import type { Clock } from './core/base/clock.ts';
import { type Config, type ModuleName, moduleUrl } from './core/base/config.ts';
import { createKeyring, type Keyring } from './core/base/keyring.ts';
import type { Log } from './core/base/log.ts';
import { createSigningKeys, type SigningKeys } from './core/base/signing-keys.ts';
import { renewEpoch } from './core/db/epoch.ts';
import type { Migration } from './core/db/migration.ts';
import { core0001 } from './core/db/migrations/0001-core.ts';
import { core0002 } from './core/db/migrations/0002-running-time.ts';
import { core0003 } from './core/db/migrations/0003-issued-credentials.ts';
import type { TakeOver } from './core/db/nodes.ts';
import { openDatabase } from './core/db/open.ts';
import type { RunningTime } from './core/db/running-time.ts';
import { loadSecrets } from './core/db/secret.ts';
import type { Database } from './core/db/transaction.ts';
import { registerAdminPage } from './core/doors/admin/admin-page.ts';
import { registerAdmin } from './core/doors/admin/admin-routes.ts';
import { openLocalDoor, signInLocally } from './core/doors/admin/local-door.ts';
import { registerDocuments } from './core/doors/documents/documents.ts';
import { keysDocument } from './core/doors/documents/keys-document.ts';
import { rootDocuments } from './core/doors/documents/root-documents.ts';
import { acceptHosts } from './core/doors/http/accepted-hosts.ts';
import { registerHealth } from './core/doors/http/health.ts';
import { createHttpServer, type HttpServer, type HttpServerOptions } from './core/doors/http/http-server.ts';
import { type MetricsListener, openMetricsListener } from './core/doors/http/metrics-listener.ts';
import { createRequestMetrics, type RequestMetrics } from './core/doors/http/request-metrics.ts';
import type { Module, ModuleHost } from './core/module.ts';
import { type AdminExecute, createAdminExecute } from './core/operation/admin/execute-admin.ts';
import type { Moderation } from './core/operation/admin/moderation.ts';
import { createSignIn } from './core/operation/operator.ts';
import { addressRequestsPerMinute, createRateLimit } from './core/operation/rate-limit.ts';
import { exchange0001 } from './exchange/migrations/0001-exchange.ts';
import { exchange0002 } from './exchange/migrations/0002-lean-writes.ts';
import { exchangeModeration } from './exchange/moderation.ts';
import { exchangeEventLog, openExchange } from './exchange/module.ts';
import { registerLanding } from './landing/landing.ts';
import { operatorOperationsOf } from './operator-operations.ts';
import { createDeliveryTakeOver } from './relay/delivery/take-over.ts';
import { relay0001 } from './relay/migrations/0001-relay.ts';
import { relay0002 } from './relay/migrations/0002-retention.ts';
import { relay0003 } from './relay/migrations/0003-payments.ts';
import { relay0004 } from './relay/migrations/0004-secret-in-use.ts';
import { relayModeration } from './relay/moderation.ts';
import { openRelay } from './relay/module.ts';
import { createRelaySecrets } from './relay/secrets.ts';
import { openStorage } from './storage.ts';

/** Every step of the schema, whichever modules are switched on: a database always fits its version. */
export const migrations: readonly Migration[] = [
  core0001,
  core0002,
  core0003,
  exchange0001,
  exchange0002,
  arcade0001,
  arcade0002,
  arcade0003,
  relay0001,
  relay0002,
  relay0003,
  relay0004,
];

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
  /** A commit of unknown outcome: the process must end. */
  readonly onFatal: (error: unknown) => void;
}

export interface App {
  readonly server: HttpServer;
  /** Opens the server's port, and beside it the operator's socket and the metrics' own port. */
  listen(): Promise<void>;
  /** Turns readiness red, refuses new work and lets waiting callers go. */
  drain(): void;
  /** Resolves once nothing is under way that would be worse off broken off. */
  settled(): Promise<void>;
  /** Ends everything that `createApp` began; callers have had their answers. */
  close(): Promise<void>;
}

/** Puts the server together: the one place that knows all modules. Throws StartupError. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock, log } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const takeOvers = takeOversWith(clock);
  const storage = await openStorage({ ...options, migrations, eventLogs, takeOvers }, registry);
  const signingKeys = createSigningKeys(storage.keyring, signingPurpose);
  const runningTime = options.runningTime ?? storage.runningTime;
  const draining = new AbortController();
  const errorsUrl = `${config.publicUrl}/errors`;
  const own = { runningTime, registry, signingKeys, errorsUrl, drainSignal: draining.signal };
  const host = { config, clock, log, ...storage, ...own };
  const modules = await openModules(host, () => storage.close());
  for (const module of modules) await module.start?.();
  const serverOptions = describeServer(host, createRequestMetrics(registry));
  const server = createHttpServer(serverOptions);
  const local = createHttpServer(serverOptions);
  registerDoors(server, local, host, modules);
  let metricsListener: MetricsListener | null = null;
  return {
    server,
    async listen() {
      if (config.metricsPort !== null) metricsListener = await openMetricsListener(config.metricsPort, registry);
      await server.listen({ host: config.host, port: config.port });
      if (config.databaseUrl === null) await openLocalDoorOrWarn(local, config, log);
    },
    drain: () => draining.abort(),
    async settled() {
      await Promise.all(modules.map(async (module) => module.settled?.()));
    },
    async close() {
      await Promise.all([server.close(), local.close()]);
      for (const module of modules) await module.close();
      await metricsListener?.close();
      await storage.close();
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
function takeOversWith(clock: Clock) {
  return (keyring: Keyring): TakeOver[] => {
    const signingKeys = createSigningKeys(keyring, signingPurpose);
    const secrets = createRelaySecrets(keyring);
    return [takeOverVerifications, createDeliveryTakeOver({ secrets, signingKeys, clock })];
  };
}

type Host = Omit<ModuleHost, 'url'>;

function describeServer(
  { config, clock, log, errorsUrl, drainSignal }: Host,
  metrics: RequestMetrics,
): HttpServerOptions {
  const windows = [{ points: addressRequestsPerMinute, seconds: 60 }];
  return {
    clock,
    log,
    hosts: acceptHosts([config.publicUrl, ...config.modules.map((name) => moduleUrl(config, name))]),
    trustedProxies: config.trustedProxies,
    addressLimit: createRateLimit({ name: 'address', windows, shared: false }, null, config.rateLimits),
    errorsUrl,
    metrics,
    isDraining: () => drainSignal.aborted,
  };
}

/** Everything that the server answers; `local` is the operator's own, on a socket in the data folder. */
function registerDoors(server: HttpServer, local: HttpServer, host: Host, modules: readonly Module[]): void {
  const { config, database, clock, log, registry, signingKeys, errorsUrl, sharedStore, drainSignal } = host;
  const abouts = modules.map((module) => module.about);
  registerHealth(server, { database, registry, adminKeys: config.adminKeys, isDraining: () => drainSignal.aborted });
  registerDocuments(server, errorsUrl, [...rootDocuments(config, clock, abouts), keysDocument(signingKeys, '')]);
  for (const module of modules) module.register(server);
  registerLanding(server, { config, errorsUrl, modules });
  const onCommit = () => {
    for (const module of modules) module.wake();
  };
  const execute = createAdminExecute({ database, clock, log, moderations: moderationsOf(config), onCommit });
  const operations = operatorOperationsOf(config.modules);
  registerAdmin(local, { operations, execute, signIn: signInLocally, errorsUrl });
  if (config.adminKeys.size === 0) return;
  const signIn = createSignIn(config.adminKeys, sharedStore, config.rateLimits);
  registerAdmin(server, { operations, execute, signIn, errorsUrl });
  registerAdminPage(server, config, moderationsOf(config));
}

/** The database without a server: for commands on the machine, when no server holds it. */
export interface Offline {
  readonly database: Database;
  /** Runs the operator's acts. */
  readonly execute: AdminExecute;
  /** Those with which the servers of this database sign. Throws StartupError without their secret. */
  signingKeys(): SigningKeys;
  /** From now on earlier cursors mean nothing; resolves with the new epoch. */
  renewEpoch(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the database as `createApp` does, migrated to this version. Throws StartupError. */
export async function openOffline({ config, clock, log, onFatal }: AppOptions): Promise<Offline> {
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl ?? undefined,
    migrations,
    clock,
    log,
    onFatal,
  });
  const execute = createAdminExecute({ database, clock, log, moderations: moderationsOf(config), onCommit: () => {} });
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
async function openLocalDoorOrWarn(local: HttpServer, config: Config, log: Log): Promise<void> {
  try {
    await openLocalDoor(local, config.dataDir);
  } catch (err) {
    log.warn({ err }, 'the socket for `rialto admin` could not be opened; set an admin key and use the routes instead');
  }
}
