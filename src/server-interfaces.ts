import { moduleUrl } from './core/base/config.ts';
import type { RecentLog } from './core/base/recent-log.ts';
import { registerAdminPage } from './core/interfaces/admin/admin-page.ts';
import { signInLocally } from './core/interfaces/admin/local-socket.ts';
import type { ServerBackups } from './core/interfaces/admin/server-backups.ts';
import { registerDocuments } from './core/interfaces/documents/documents.ts';
import { keysDocument } from './core/interfaces/documents/keys-document.ts';
import { rootDocuments } from './core/interfaces/documents/root-documents.ts';
import { acceptHosts } from './core/interfaces/http/accepted-hosts.ts';
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
import { type Landing, registerLanding } from './landing/landing.ts';
import { moderationsOf } from './modules.ts';
import { operatorModuleOf, operatorOperationsOf } from './operator-operations.ts';

/** Dependencies shared by all modules. */
export type ServerHost = Omit<ModuleHost, 'url'>;

export function createHttpServerOptions(
  { config, clock, log, errorsUrl, tracing, drainSignal }: ServerHost,
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

/** Registers all routes; `local` is the server on the operator's socket in the data folder. */
export function registerInterfaces(
  server: HttpServer,
  local: HttpServer,
  host: ServerHost & Pick<Landing, 'isShuttingDown'> & { readonly databases: readonly AdminDatabase[] },
  modules: readonly Module[],
  installation: { readonly recentLog: RecentLog; readonly backups: ServerBackups | null },
): void {
  const { config, database, databases, clock, log, signingKeys, errorsUrl, sharedStore, registry } = host;
  const services = modules.map((module) => module.about);
  registerDocuments(server, errorsUrl, [...rootDocuments(config, clock, services), keysDocument(signingKeys, '')]);
  for (const module of modules) module.register(server);
  registerLanding(server, { ...host, modules });
  const onCommit = () => {
    for (const module of modules) module.wake();
  };
  const moderations = moderationsOf(config.modules);
  const operations = operatorOperationsOf(config.modules);
  const register = (to: HttpServer, signIn: SignIn, registered: readonly AdminOperation[]) =>
    registerOperations(to, {
      basePath: '',
      operations: registered,
      execute: openOperatorPipeline({
        ...{ databases, clock, log, moderations },
        ...{ config, registry, signIn, onCommit, moduleOf: operatorModuleOf },
        ...installation,
      }),
      errorsUrl,
      sameOriginOnly: true,
    });
  register(local, signInLocally, operations);
  const operators = new Operators(config.adminKeys, database.db);
  const failures = createFailedSignInLimit(sharedStore, config.rateLimits);
  const operatorsExist = () => operators.exist();
  register(server, createSignIn(operators, failures), operations);
  register(server, createSetupSignIn({ database, clock, operatorsExist }, failures), [createFirstOperator]);
  const isOpen = async () => (await operatorsExist()) || (await hasSetupToken(database.db, clock.nowMs()));
  registerAdminPage(server, config, moderations, isOpen);
}
