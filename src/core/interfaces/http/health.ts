import type { Registry } from 'prom-client';
import type { Database } from '../../db/transaction.ts';
import type { Operators } from '../../operation/admin/operators.ts';
import { findOperator } from '../../operation/operator.ts';
import type { HttpServer } from './http-server.ts';

export interface HealthDeps {
  readonly database: Database;
  readonly registry: Registry;
  readonly operators: Pick<Operators, 'find' | 'exist'>;
  /** SHA-256 of the token that opens `/metrics` and nothing else; null: there is none. */
  readonly metricsTokenSha256: string | null;
  /** The process will soon take no more work. */
  isShuttingDown(): boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can take work. `/metrics`: for an operator's key or the metrics token. */
export function registerHealth(server: HttpServer, health: HealthDeps): void {
  const probe = { config: { probe: true, sameOriginOnly: true } };
  server.get('/healthz', probe, async (_request, reply) => reply.type('application/json').send('{"status":"ok"}'));
  server.get('/readyz', probe, async (_request, reply) => {
    const state = health.isShuttingDown()
      ? 'draining'
      : (await isReachable(health.database))
        ? 'ready'
        : 'database_unreachable';
    return reply
      .code(state === 'ready' ? 200 : 503)
      .type('application/json')
      .send(JSON.stringify({ status: state }));
  });
  server.get('/metrics', { config: { sameOriginOnly: true } }, async (request, reply) => {
    const { authorization } = request.headers;
    if (health.metricsTokenSha256 === null && !(await health.operators.exist())) return reply.callNotFound();
    if (!(await mayReadMetrics(health, authorization)))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(health.registry.contentType).send(await health.registry.metrics());
  });
}

/** The token is checked first: it also works while the database does not. */
async function mayReadMetrics(
  { metricsTokenSha256, operators }: HealthDeps,
  authorization: string | undefined,
): Promise<boolean> {
  if (authorization === undefined) return false;
  if (metricsTokenSha256 !== null && findOperator(new Map([['', metricsTokenSha256]]), authorization) !== null)
    return true;
  return (await operators.find(authorization)) !== null;
}

async function isReachable(database: Database): Promise<boolean> {
  try {
    await database.ping();
    return true;
  } catch {
    return false;
  }
}
