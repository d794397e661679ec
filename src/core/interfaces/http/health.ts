import type { Registry } from 'prom-client';
import type { ModuleName } from '../../base/module-names.ts';
import type { Database } from '../../db/transaction.ts';
import type { Operators } from '../../operation/admin/operators.ts';
import { findKeyName } from '../../operation/operator.ts';
import type { HttpServer } from './http-server.ts';

export interface HealthDeps {
  /** Databases with the services of this node that use them. */
  readonly databases: readonly { readonly database: Database; readonly modules: readonly ModuleName[] }[];
  readonly registry: Registry;
  readonly operators: Pick<Operators, 'find' | 'hasAny'>;
  /** SHA-256 of the bearer token of `/metrics`; null: none. */
  readonly metricsTokenSha256: string | null;
  /** Whether the process is about to stop accepting requests. */
  isShuttingDown(): boolean;
}

/**
 * Registers `/healthz` (liveness), `/readyz` (readiness of at least one service), `/readyz/<service>` and `/metrics`
 * (needs an operator's key or the metrics token).
 */
export function registerHealth(server: HttpServer, health: HealthDeps): void {
  const routeOptions = { config: { healthCheck: true, sameOriginOnly: true } };
  server.get('/healthz', routeOptions, async (_request, reply) =>
    reply.type('application/json').send('{"status":"ok"}'),
  );
  const registerReadiness = (path: string, databases: HealthDeps['databases']) =>
    server.get(path, routeOptions, async (_request, reply) => {
      const state: Readiness = health.isShuttingDown() ? { status: 'draining' } : await describeState(databases);
      const isReady = state.status === 'ready' || state.status === 'degraded';
      return reply
        .code(isReady ? 200 : 503)
        .type('application/json')
        .send(JSON.stringify(state));
    });
  registerReadiness('/readyz', health.databases);
  for (const { database, modules } of health.databases)
    for (const module of modules) registerReadiness(`/readyz/${module}`, [{ database, modules: [module] }]);
  server.get('/metrics', { config: { sameOriginOnly: true } }, async (request, reply) => {
    const { authorization } = request.headers;
    if (health.metricsTokenSha256 === null && !(await health.operators.hasAny())) return reply.callNotFound();
    if (!(await canReadMetrics(health, authorization)))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(health.registry.contentType).send(await health.registry.metrics());
  });
}

/** The token is checked first, because it does not need the database. */
async function canReadMetrics(
  { metricsTokenSha256, operators }: HealthDeps,
  authorization: string | undefined,
): Promise<boolean> {
  if (authorization === undefined) return false;
  if (metricsTokenSha256 !== null && findKeyName(new Map([['', metricsTokenSha256]]), authorization) !== null)
    return true;
  return (await operators.find(authorization)) !== null;
}

interface Readiness {
  readonly status: string;
  /** Set when the services use several databases. */
  readonly services?: Readonly<Record<string, string>>;
}

/** An unreachable database makes only the services that use it unavailable. */
async function describeState(databases: HealthDeps['databases']): Promise<Readiness> {
  const states = await Promise.all(
    databases.map(async ({ database, modules }) => ({
      modules,
      status: (await isReachable(database)) ? 'ready' : 'database_unreachable',
    })),
  );
  const [firstState = { status: 'ready' }, ...otherStates] = states;
  const status = otherStates.every((state) => state.status === firstState.status) ? firstState.status : 'degraded';
  if (otherStates.length === 0) return { status };
  const services = states.flatMap((state) => state.modules.map((name) => [name, state.status] as const));
  return { status, services: Object.fromEntries(services) };
}

async function isReachable(database: Database): Promise<boolean> {
  try {
    await database.ping();
    return true;
  } catch {
    return false;
  }
}
