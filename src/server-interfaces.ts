import { moduleUrl } from './core/base/config.ts';
import type { RecentLog } from './core/base/recent-log.ts';
import { registerAdminPage } from './core/interfaces/admin/admin-page.ts';
import { signInLocally } from './core/interfaces/admin/local-socket.ts';
import type { ServerBackups } from './core/interfaces/admin/server-backups.ts';
import { registerDocuments } from './core/interfaces/documents/documents.ts';
import { keysDocument } from './core/interfaces/documents/keys-document.ts';
import { rootDocuments } from './core/interfaces/documents/root-documents.ts';
import { createAcceptedHosts } from './core/interfaces/http/accepted-hosts.ts';
import type { HttpServer } from './core/interfaces/http/http-server.ts';
import { registerOperations } from './core/interfaces/http/operation-routes.ts';
import type { RequestMetrics } from './core/interfaces/http/request-metrics.ts';
import type { HttpServerOptions } from './core/interfaces/http/server-options.ts';
import type { Module, ModuleHost } from './core/module.ts';
import type { AdminOperation } from './core/operation/admin/admin-operation.ts';
import { createFirstOperator } from './core/operation/admin/operations/create-first-operator.ts';
import { type AdminDatabase, openOperatorPipeline } from './core/operation/admin/operator-pipeline.ts';
import { Operators } from './core/operation/admin/operators.ts';
import { createSetupSignIn, hasSetupToken } from './core/operation/admin/setup-link.ts';
import { createFailedSignInLimit, createSignIn, type SignIn } from './core/operation/operator.ts';
import { addressRequestsPerMinute, createRateLimit } from './core/operation/rate-limit.ts';
import { type LandingDeps, registerLanding } from './landing/landing.ts';
import { moderationsOf } from './modules.ts';
import { operatorModuleOf, operatorOperationsOf } from './operator-operations.ts';

/** Dependencies shared by all modules. */
export type ServerDeps = Omit<ModuleHost, 'url'>;

export function createHttpServerOptions(
  { config, clock, log, errorsUrl, tracing, drainSignal }: ServerDeps,
  metrics: RequestMetrics,
  isShuttingDown: () => boolean,
): HttpServerOptions {
  const windows = [{ points: addressRequestsPerMinute, seconds: 60 }];
  return {
    clock,
    log,
    hosts: createAcceptedHosts(
      [config.publicUrl, ...config.modules.map((name) => moduleUrl(config, name))],
      config.frameUrl,
    ),
    trustedProxies: config.trustedProxies,
    addressLimit: createRateLimit({ name: 'address', windows, isShared: false }, null, config.areRateLimitsEnabled),
    errorsUrl,
    metrics,
    tracing,
    isShuttingDown,
    isDraining: () => drainSignal.aborted,
    ...(config.areRateLimitsEnabled ? {} : { limits: { connectionsPerAddressMax: Number.POSITIVE_INFINITY } }),
  };
}

/** Dependencies of the operator's operations. */
export interface OperatorDeps extends ServerDeps {
  readonly databases: readonly AdminDatabase[];
  readonly recentLog: RecentLog;
  readonly backups: ServerBackups | null;
}

/** Registers all routes. */
export function registerInterfaces(
  server: HttpServer,
  deps: OperatorDeps & Pick<LandingDeps, 'isShuttingDown'>,
  modules: readonly Module[],
): void {
  const { config, database, clock, signingKeys, errorsUrl, sharedStore } = deps;
  const services = modules.map((module) => module.description);
  registerDocuments(server, errorsUrl, [...rootDocuments(config, clock, services), keysDocument(signingKeys, '')]);
  for (const module of modules) module.register(server);
  registerLanding(server, { ...deps, modules });
  const operators = new Operators(config.adminKeys, database.db);
  const failedSignInLimit = createFailedSignInLimit(sharedStore, config.areRateLimitsEnabled);
  const hasOperators = () => operators.hasAny();
  const operations = operatorOperationsOf(config.modules);
  registerOperatorOperations(server, deps, modules, createSignIn(operators, failedSignInLimit), operations);
  const setupSignIn = createSetupSignIn({ database, clock, hasOperators }, failedSignInLimit);
  registerOperatorOperations(server, deps, modules, setupSignIn, [createFirstOperator]);
  const isAdminPageAvailable = async () => (await hasOperators()) || (await hasSetupToken(database.db, clock.nowMs()));
  registerAdminPage(server, config, moderationsOf(config.modules), isAdminPageAvailable);
}

/** Registers the routes of the operator's socket in the data folder. */
export function registerLocalInterface(localServer: HttpServer, deps: OperatorDeps, modules: readonly Module[]): void {
  registerOperatorOperations(localServer, deps, modules, signInLocally, operatorOperationsOf(deps.config.modules));
}

function registerOperatorOperations(
  server: HttpServer,
  deps: OperatorDeps,
  modules: readonly Module[],
  signIn: SignIn,
  operations: readonly AdminOperation[],
): void {
  const { config, databases, clock, log, registry, recentLog, backups, errorsUrl } = deps;
  const execute = openOperatorPipeline({
    databases,
    clock,
    log,
    moderations: moderationsOf(config.modules),
    config,
    registry,
    signIn,
    onCommit() {
      for (const module of modules) module.wake();
    },
    moduleOf: operatorModuleOf,
    recentLog,
    backups,
  });
  registerOperations(server, { basePath: '', operations, execute, errorsUrl, sameOriginOnly: true });
}
