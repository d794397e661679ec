import type { Registry } from 'prom-client';
import type { Database } from '../../db/transaction.ts';
import { findOperator } from '../../operation/operator.ts';
import type { HttpServer } from './http-server.ts';

export interface Health {
  readonly database: Database;
  readonly registry: Registry;
  readonly adminKeys: ReadonlyMap<string, string>;
  isDraining(): boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can take work. `/metrics`: for whoever holds an operator's key. */
export function registerHealth(server: HttpServer, health: Health): void {
  const probe = { config: { probe: true, sameOriginOnly: true } };
  server.get('/healthz', probe, async (_request, reply) => reply.type('application/json').send('{"status":"ok"}'));
  server.get('/readyz', probe, async (_request, reply) => {
    const state = health.isDraining()
      ? 'draining'
      : (await isReachable(health.database))
        ? 'ready'
        : 'database_unreachable';
    return reply
      .code(state === 'ready' ? 200 : 503)
      .type('application/json')
      .send(JSON.stringify({ status: state }));
  });
  if (health.adminKeys.size === 0) return;
  server.get('/metrics', { config: { sameOriginOnly: true } }, async (request, reply) => {
    if (findOperator(health.adminKeys, request.headers.authorization) === null)
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(health.registry.contentType).send(await health.registry.metrics());
  });
}

async function isReachable(database: Database): Promise<boolean> {
  try {
    await database.ping();
    return true;
  } catch {
    return false;
  }
}
