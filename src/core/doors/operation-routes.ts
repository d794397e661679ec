import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import type { Call, Execute } from '../operation/execute.ts';
import { idempotencyKeyInvalid, methodNotAllowed, refuseInput } from '../operation/errors.ts';
import type { Method, Operation, Route } from '../operation/operation.ts';
import { type HttpServer, sendAnswer, sendRefusal } from './http-server.ts';
import { readPreferences } from './prefer.ts';
import { readQueryInput } from './query-input.ts';

export interface OperationRoutes {
  /** Path of the module's versioned interface, such as `/exchange/api/v1`. */
  readonly basePath: string;
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  readonly errorsUrl: string;
}

/** Every address of an operation: `POST /operations/<name>`, unless it has resource routes only, and those. */
export function routesOf(operation: Operation): Route[] {
  const own: Route[] = operation.doors === 'resource' ? [] : [{ method: 'POST', path: `/operations/${operation.name}` }];
  return [...own, ...(operation.routes ?? [])];
}

/** Registers every route of every operation, an answer to preflights, and a 405 for the other methods. */
export function registerOperations(server: HttpServer, routes: OperationRoutes): void {
  const methodsByPath = new Map<string, Set<Method>>();
  for (const operation of routes.operations) {
    for (const route of routesOf(operation)) {
      const url = routes.basePath + route.path;
      server.route({ method: route.method, url, handler: handlerOf(routes, operation, route) });
      methodsByPath.set(url, (methodsByPath.get(url) ?? new Set()).add(route.method));
    }
  }
  for (const [url, methods] of methodsByPath) refuseOtherMethods(server, routes.errorsUrl, url, [...methods]);
}

const allMethods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** Answers OPTIONS, and 405 with `Allow` for the methods that an address does not take. */
export function refuseOtherMethods(server: HttpServer, errorsUrl: string, url: string, methods: readonly Method[]): void {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const others = [...allMethods, 'PATCH', 'TRACE'].filter((method) => !methods.includes(method as Method));
  server.route({
    method: 'OPTIONS',
    url,
    handler: (_request, reply) =>
      reply
        .code(204)
        .header('allow', allow)
        .header('access-control-allow-methods', allow)
        .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key, Prefer, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name')
        .header('access-control-max-age', '86400')
        .send(),
  });
  // Answered by the server before the body is read: see RouteTraits.
  server.route({ method: others, url, config: { allow }, handler: (request, reply) => sendRefusal({ errorsUrl }, request, reply, refuse(methodNotAllowed, `This address takes ${allow}.`)) });
}

function handlerOf(routes: OperationRoutes, operation: Operation, route: Route): RouteHandlerMethod {
  return async (request, reply) => {
    const input = inputOf(operation, route, request);
    if (isRefusal(input)) return sendRefusal(routes, request, reply, input);
    const answer = await routes.execute(operation, callOf(request, reply, input));
    return isRefusal(answer) ? sendRefusal(routes, request, reply, answer) : sendAnswer(reply, answer);
  };
}

/** The operation's input, put together from body, query, path, header and what the route fixes. */
function inputOf(operation: Operation, route: Route, request: FastifyRequest): unknown {
  if (route.method === 'POST' && route.path.startsWith('/operations/')) return request.body;
  const sent = route.method === 'GET' ? readQueryInput(queryOf(request), operation.input) : (request.body ?? {});
  if (isRefusal(sent) || typeof sent !== 'object' || Array.isArray(sent)) return sent;
  const placed = { ...(request.params as object), ...route.fixed };
  const doubled = Object.keys(placed).find((name) => Object.hasOwn(sent as object, name));
  if (doubled !== undefined) return refuseInput(`/${doubled}`, 'placed', `The address already decides /${doubled}.`);
  return withKey({ ...sent, ...placed }, operation, request);
}

/** The `Idempotency-Key` header stands in place of the body property; both may be sent when they agree. */
function withKey(input: Record<string, unknown>, operation: Operation, request: FastifyRequest): Record<string, unknown> | Refusal {
  const header = request.headers['idempotency-key'];
  if (operation.effect !== 'write' || header === undefined) return input;
  if (input['idempotency_key'] === undefined) return { ...input, idempotency_key: header };
  return input['idempotency_key'] === header ? input : refuse(idempotencyKeyInvalid, 'The header and the body name different idempotency keys.', { errors: [] });
}

function callOf(request: FastifyRequest, reply: FastifyReply, input: unknown): Call {
  const preferences = readPreferences(request.headers.prefer);
  if (preferences.waitSeconds > 0) reply.header('preference-applied', `wait=${preferences.waitSeconds}`);
  return {
    input,
    authorization: request.headers.authorization,
    address: request.address,
    waitSeconds: preferences.waitSeconds,
    dryRun: preferences.dryRun,
    whenGone: () => goneSignal(request),
  };
}

function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

/** Aborted when the client hangs up; made only for requests that wait. */
function goneSignal(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.socket.once('close', () => controller.abort());
  return controller.signal;
}
