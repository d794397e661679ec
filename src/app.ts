import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Clock } from './core/base/clock.ts';
import { type Config, type ModuleName, moduleUrl } from './core/base/config.ts';
import type { Log } from './core/base/log.ts';
import { core0001 } from './core/db/migrations/0001-core.ts';
import type { Migration } from './core/db/migration.ts';
import { startNode } from './core/db/nodes.ts';
import { openDatabase } from './core/db/open.ts';
import { acceptHosts } from './core/doors/accepted-hosts.ts';
import { registerHealth } from './core/doors/health.ts';
import { createHttpServer, type HttpServer } from './core/doors/http-server.ts';
import { createRequestMetrics } from './core/doors/request-metrics.ts';
import type { Module, ModuleHost } from './core/module.ts';
import { addressRequestsPerMinute, createRateLimit } from './core/operation/rate-limit.ts';
import { exchange0001 } from './exchange/migrations/0001-exchange.ts';
import { openExchange } from './exchange/module.ts';

/** Every step of the schema, whichever modules are switched on: a database always fits its version. */
export const migrations: readonly Migration[] = [core0001, exchange0001];

const openers: Readonly<Partial<Record<ModuleName, (host: ModuleHost) => Module>>> = { exchange: openExchange };

export interface AppOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** A commit of unknown outcome: the process must end. */
  readonly onFatal: (error: unknown) => void;
}

export interface App {
  readonly server: HttpServer;
  /** Turns readiness red, refuses new work and lets waiting callers go. */
  drain(): void;
  /** Ends everything that `createApp` began; callers have had their answers. */
  close(): Promise<void>;
}

/** Puts the server together: the one place that knows all modules. Throws StartupError. */
export async function createApp({ config, clock, log, onFatal }: AppOptions): Promise<App> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl ?? undefined, migrations, clock, log, onFatal });
  const node = await startNode({ database, clock, log, takeOvers: [] });
  const draining = new AbortController();
  const errorsUrl = `${config.publicUrl}/errors`;
  const urls = config.modules.map((name) => moduleUrl(config, name));
  const server = createHttpServer({
    log,
    hosts: acceptHosts([config.publicUrl, ...urls]),
    trustedProxies: config.trustedProxies,
    addressLimit: createRateLimit({ name: 'address', windows: [{ points: addressRequestsPerMinute, seconds: 60 }], shared: false }, null, config.rateLimits),
    errorsUrl,
    metrics: createRequestMetrics(registry),
    isDraining: () => draining.signal.aborted,
  });
  const host = { config, database, clock, log, registry, errorsUrl, longReads: null, sharedStore: null, drainSignal: draining.signal };
  const modules = config.modules.flatMap((name) => openers[name]?.({ ...host, url: moduleUrl(config, name) }) ?? []);
  registerHealth(server, { database, registry, adminKeys: config.adminKeys, isDraining: () => draining.signal.aborted });
  for (const module of modules) module.register(server);
  return {
    server,
    drain: () => draining.abort(),
    async close() {
      await server.close();
      for (const module of modules) await module.close();
      await node.stop();
      await database.close();
    },
  };
}
