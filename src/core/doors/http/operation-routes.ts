import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { idempotencyKeyInvalid, methodNotAllowed, refuseInput } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Method, Operation, Route } from '../../operation/operation.ts';
import type { Call } from '../../operation/pipeline.ts';
import { type HttpServer, sendAnswer, sendRefusal } from './http-server.ts';
import { refuseJson } from './json-body.ts';
import { readPreferences } from './prefer.ts';
import { queryOf, readQueryInput } from './query-input.ts';

export interface OperationRoutes {
  /** Path of the module's versioned interface, such as `/exchange/api/v1`. */
  readonly basePath: string;
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  readonly errorsUrl: string;
  /** No page of another origin may read an answer, and no preflight is answered. */
  readonly sameOriginOnly?: boolean;
}

/** Every address of an operation: `POST /operations/<name>`, unless it has resource routes only, and those. */
export function routesOf(operation: Operation): Route[] {
  const own: Route[] = operation.doors !== undefined ? [] : [{ method: 'POST', path: `/operations/${operation.name}` }];
  return [...own, ...(operation.routes ?? [])];
}

/** Registers every route of every operation, an answer to preflights, and a 405 for the other methods. */
export function registerOperations(server: HttpServer, routes: OperationRoutes): void {
  const methodsByPath = new Map<string, Set<Method>>();
  for (const operation of routes.operations) {
    for (const route of routesOf(operation)) {
      const url = routes.basePath + route.path;
      const config = { sameOriginOnly: routes.sameOriginOnly === true };
      const limit = operation.bodyBytesMax === undefined ? {} : { bodyLimit: operation.bodyBytesMax };
      server.route({ method: route.method, url, config, ...limit, handler: handlerOf(routes, operation, route) });
      methodsByPath.set(url, (methodsByPath.get(url) ?? new Set()).add(route.method));
    }
  }
  for (const [url, methods] of methodsByPath) {
    if (routes.sameOriginOnly === true) refuseForeignMethods(server, routes.errorsUrl, url, [...methods]);
    else refuseOtherMethods(server, routes.errorsUrl, url, [...methods]);
  }
}

/** Answers 405 to every other method, preflights included: nothing here is for pages of other origins. */
export function refuseForeignMethods(
  server: HttpServer,
  errorsUrl: string,
  url: string,
  methods: readonly Method[],
): void {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
  server.route({
    method: [...allMethods, 'PATCH', 'TRACE', 'OPTIONS'].filter((method) => !methods.includes(method as Method)),
    url,
    config: { allow, sameOriginOnly: true },
    handler: (request, reply) =>
      sendRefusal({ errorsUrl }, request, reply, refuse(methodNotAllowed, `This address takes ${allow}.`)),
  });
}

const allMethods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * Answers OPTIONS, and 405 with `Allow` for the methods that an address does not take. `head` says
 * whether a GET route answers HEAD as well, which it does unless it streams.
 */
export function refuseOtherMethods(
  server: HttpServer,
  errorsUrl: string,
  url: string,
  methods: readonly Method[],
  { head } = { head: methods.includes('GET') },
): void {
  const allow = [...methods, ...(head ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const noHead = methods.includes('GET') && !head ? ['HEAD'] : [];
  const others = [...allMethods, 'PATCH', 'TRACE', ...noHead].filter((method) => !methods.includes(method as Method));
  server.route({
    method: 'OPTIONS',
    url,
    handler: (_request, reply) =>
      reply
        .code(204)
        .header('allow', allow)
        .header('access-control-allow-methods', allow)
        .header(
          'access-control-allow-headers',
          'Authorization, Content-Type, Idempotency-Key, Prefer, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
        )
        .header('access-control-max-age', '86400')
        .send(),
  });
  // Answered by the server before the body is read: see RouteTraits.
  server.route({
    method: others,
    url,
    config: { allow },
    handler: (request, reply) =>
      sendRefusal({ errorsUrl }, request, reply, refuse(methodNotAllowed, `This address takes ${allow}.`)),
  });
}

function handlerOf(routes: OperationRoutes, operation: Operation, route: Route): RouteHandlerMethod {
  return async (request, reply) => {
    // An act that needs no more than its address may come without a body.
    if (route.method === 'POST' && request.body === undefined && operation.doors === undefined)
      return sendRefusal(routes, request, reply, refuseJson('The body is empty.'));
    const answer = await routes.execute(operation, callOf(operation, route, request, reply));
    return isRefusal(answer) ? sendRefusal(routes, request, reply, answer) : sendAnswer(reply, answer);
  };
}

interface Sent {
  readonly input: unknown;
  readonly fault: Refusal | null;
}

function callOf(operation: Operation, route: Route, request: FastifyRequest, reply: FastifyReply): Call {
  const preferences = readPreferences(request.headers.prefer);
  const { waitSeconds, dryRun } = preferences;
  const applied = [
    ...(waitSeconds > 0 && operation.effect === 'read' && operation.poll !== undefined ? [`wait=${waitSeconds}`] : []),
    ...(dryRun && operation.effect === 'write' && operation.rehearsal !== undefined ? ['dry-run'] : []),
  ];
  if (applied.length > 0) reply.header('preference-applied', applied.join(', '));
  const { authorization } = request.headers;
  return {
    ...inputOf(operation, route, request),
    authorization,
    address: request.address,
    waitSeconds,
    dryRun,
    whenGone: () => goneSignal(reply),
  };
}

/** The operation's input, put together from body, query, path, header and what the route fixes. */
function inputOf(operation: Operation, route: Route, request: FastifyRequest): Sent {
  const sent =
    route.method === 'GET'
      ? readQueryInput(queryOf(request), operation.input)
      : request.body === undefined
        ? {}
        : request.body;
  if (isRefusal(sent)) return { input: undefined, fault: sent };
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return { input: sent, fault: null };
  if (isOperationRoute(route))
    return { input: sent, fault: refuseOtherKey(sent as Record<string, unknown>, operation, request) };
  if (route.method === 'GET' && takesKey(operation) && Object.hasOwn(sent, 'idempotency_key'))
    return { input: sent, fault: refuseInput('/idempotency_key', 'placed', 'The key belongs in its header.') };
  const placed: Record<string, unknown> = {
    ...(request.params as object),
    ...route.fixed,
    ...readHeaders(route, request),
  };
  const doubled = Object.keys(placed).find((name) => Object.hasOwn(sent, name));
  if (doubled !== undefined)
    return { input: sent, fault: refuseInput(`/${doubled}`, 'placed', `The address already decides /${doubled}.`) };
  const header = takesKey(operation) ? request.headers['idempotency-key'] : undefined;
  const input: Record<string, unknown> = {
    ...(header === undefined ? {} : { idempotency_key: header }),
    ...sent,
    ...placed,
  };
  return { input, fault: refuseOtherKey(input, operation, request) };
}

function readHeaders({ headers = {} }: Route, request: FastifyRequest): Record<string, unknown> {
  const given = Object.entries(headers).map(([name, header]) => [name, request.headers[header.toLowerCase()]] as const);
  const spoken = given.filter(([, value]) => value !== undefined);
  return Object.fromEntries(spoken.map(([name, value]) => [name, booleans.get(String(value)) ?? value]));
}

const booleans = new Map([
  ['true', true],
  ['false', false],
]);

function isOperationRoute({ method, path }: Route): boolean {
  return method === 'POST' && path.startsWith('/operations/');
}

/** The `Idempotency-Key` header stands in place of the body property on resource routes; both may be sent when they agree. */
function refuseOtherKey(
  input: Readonly<Record<string, unknown>>,
  operation: Operation,
  request: FastifyRequest,
): Refusal | null {
  const header = request.headers['idempotency-key'];
  const key = input['idempotency_key'];
  if (!takesKey(operation) || header === undefined || key === undefined || key === header) return null;
  const message = 'The header and the body name different idempotency keys.';
  return refuse(idempotencyKeyInvalid, message, {
    errors: [{ pointer: '/idempotency_key', code: 'differs', message }],
  });
}

function takesKey(operation: Operation): boolean {
  return Object.hasOwn(operation.input.properties, 'idempotency_key');
}

/** Aborted when the answer can no longer be given: the client hung up, or it was sent. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
