import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { idempotencyKeyInvalid, refuseInput } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Method, Operation, Route } from '../../operation/operation.ts';
import type { Call } from '../../operation/pipeline.ts';
import type { InputPlaces } from '../../operation/schema.ts';
import type { AdmitBody } from './body-slots.ts';
import { type HttpServer, sendAnswer, sendRefusal } from './http-server.ts';
import { isBinary, refuseJson } from './json-body.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { readPreferences } from './prefer.ts';
import { queryOf, readQueryInput } from './query-input.ts';
import type { RouteTraits } from './server-options.ts';

export interface OperationRoutes {
  /** Path of the module's versioned interface, such as `/exchange/api/v1`. */
  readonly basePath: string;
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  readonly errorsUrl: string;
  /** Needed where an operation accepts a body that is not JSON. */
  readonly admitBody?: AdmitBody;
  /** No page of another origin may read an answer, and no preflight is answered. */
  readonly sameOriginOnly?: boolean;
}

/** Every address of an operation: `POST /operations/<name>`, unless it has resource routes only, and those. */
export function routesOf(operation: Operation): Route[] {
  const own: Route[] =
    operation.interfaces !== undefined ? [] : [{ method: 'POST', path: `/operations/${operation.name}` }];
  return [...own, ...(operation.routes ?? [])];
}

/** Registers every route of every operation, an answer to preflights, and a 405 for the other methods. */
export function registerOperations(server: HttpServer, routes: OperationRoutes): void {
  const methodsByPath = new Map<string, Set<Method>>();
  for (const operation of routes.operations) {
    for (const route of routesOf(operation)) {
      const url = routes.basePath + route.path;
      const config = { sameOriginOnly: routes.sameOriginOnly === true, ...binaryTraitsOf(routes, operation, route) };
      const limitBytes = config.binary?.bytesMax ?? operation.bodyBytesMax;
      const limit = limitBytes === undefined ? {} : { bodyLimit: limitBytes };
      server.route({ method: route.method, url, config, ...limit, handler: handlerOf(routes, operation, route) });
      methodsByPath.set(url, (methodsByPath.get(url) ?? new Set()).add(route.method));
    }
  }
  for (const [url, methods] of methodsByPath) {
    refuseOtherMethods(server, url, [...methods], { sameOriginOnly: routes.sameOriginOnly === true });
  }
}

function binaryTraitsOf(
  { admitBody }: OperationRoutes,
  operation: Operation,
  { method }: Route,
): Pick<RouteTraits, 'binary'> {
  if (operation.body === undefined || method !== 'POST') return {};
  if (admitBody === undefined) throw new Error(`The operation ${operation.name} has no body admission.`);
  const { mediaTypes, bytesMax } = operation.body;
  return { binary: { mediaTypes, bytesMax, admit: (request, reply) => admitBody(operation, request, reply) } };
}

function handlerOf(routes: OperationRoutes, operation: Operation, route: Route): RouteHandlerMethod {
  return async (request, reply) => {
    // An act that needs no more than its address may come without a body.
    if (route.method === 'POST' && request.body === undefined && operation.interfaces === undefined)
      return sendRefusal(routes, request, reply, refuseJson('The body is empty.'));
    const answer = await routes.execute(operation, callOf(operation, route, request, reply));
    return isRefusal(answer) ? sendRefusal(routes, request, reply, answer) : sendAnswer(reply, answer);
  };
}

interface DecodedInput {
  readonly input: unknown;
  readonly fault: Refusal | null;
}

function callOf(operation: Operation, route: Route, request: FastifyRequest, reply: FastifyReply): Call {
  const preferences = readPreferences(request.headers.prefer);
  const { waitSeconds, dryRun } = preferences;
  const applied = [
    ...(waitSeconds > 0 && operation.effect === 'read' && operation.poll !== undefined ? [`wait=${waitSeconds}`] : []),
    ...(dryRun && operation.effect === 'write' && operation.dryRun !== undefined ? ['dry-run'] : []),
  ];
  if (applied.length > 0) reply.header('preference-applied', applied.join(', '));
  const { authorization } = request.headers;
  return {
    ...inputOf(operation, route, request),
    ...(binaryBodyOf(request) === undefined ? {} : { body: binaryBodyOf(request) as Buffer }),
    inputPlaces: inputPlacesOf(operation, route, request),
    authorization,
    address: request.address,
    waitSeconds,
    dryRun,
    abortSignal: () => disconnectSignal(reply),
  };
}

/** The operation's input, put together from body, query, path, header and what the route fixes. */
function inputOf(operation: Operation, route: Route, request: FastifyRequest): DecodedInput {
  const sent = route.method === 'GET' ? readQueryInput(queryOf(request), operation.input) : readBody(request);
  if (isRefusal(sent)) return { input: undefined, fault: sent };
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return { input: sent, fault: null };
  if (isOperationRoute(route))
    return { input: sent, fault: refuseOtherKey(sent as Record<string, unknown>, operation, request) };
  if (route.method === 'GET' && acceptsKey(operation) && Object.hasOwn(sent, 'idempotency_key'))
    return {
      input: sent,
      fault: refuseInput('/idempotency_key', 'placed', 'Send the idempotency key in the header Idempotency-Key.'),
    };
  const placed: Record<string, unknown> = {
    ...(request.params as object),
    ...route.fixed,
    ...readHeaders(route, request),
  };
  const doubled = Object.keys(placed).find((name) => Object.hasOwn(sent, name));
  if (doubled !== undefined)
    return { input: sent, fault: refuseInput(`/${doubled}`, 'placed', `/${doubled} is already part of the URL.`) };
  const header = acceptsKey(operation) ? request.headers['idempotency-key'] : undefined;
  const input: Record<string, unknown> = {
    ...(header === undefined ? {} : { idempotency_key: header }),
    ...sent,
    ...placed,
  };
  return { input, fault: refuseOtherKey(input, operation, request) };
}

function readBody(request: FastifyRequest): unknown {
  const binary = binaryBodyOf(request);
  if (binary !== undefined) return { archive_sha256: hash('sha256', binary) };
  return request.body === undefined ? {} : request.body;
}

function binaryBodyOf(request: FastifyRequest): Buffer | undefined {
  return isBinary(request) && request.body instanceof Buffer ? request.body : undefined;
}

function readHeaders({ headers = {} }: Route, request: FastifyRequest): Record<string, unknown> {
  const given = Object.entries(headers).map(([name, header]) => [name, request.headers[header.toLowerCase()]] as const);
  const spoken = given.filter(([, value]) => value !== undefined);
  return Object.fromEntries(spoken.map(([name, value]) => [name, booleans.get(String(value)) ?? value]));
}

/** The places of a resource route; a key that was sent in the body alone is named as there. */
function inputPlacesOf(operation: Operation, route: Route, { body, headers, params }: FastifyRequest): InputPlaces {
  if (isOperationRoute(route)) return { headers: {}, address: [] };
  const isInBody = typeof body === 'object' && body !== null && Object.hasOwn(body, 'idempotency_key');
  const isKeyHeader = acceptsKey(operation) && (headers['idempotency-key'] !== undefined || !isInBody);
  return {
    headers: { ...route.headers, ...(isKeyHeader ? { idempotency_key: 'Idempotency-Key' } : {}) },
    address: Object.keys({ ...(params as object), ...route.fixed }),
  };
}

const booleans = new Map([
  ['true', true],
  ['false', false],
]);

function isOperationRoute({ method, path }: Route): boolean {
  return method === 'POST' && path.startsWith('/operations/');
}

/** The `Idempotency-Key` header replaces the body property on resource routes; both may be sent when they agree. */
function refuseOtherKey(
  input: Readonly<Record<string, unknown>>,
  operation: Operation,
  request: FastifyRequest,
): Refusal | null {
  const header = request.headers['idempotency-key'];
  const key = input['idempotency_key'];
  if (!acceptsKey(operation) || header === undefined || key === undefined || key === header) return null;
  const message = 'The header and the body name different idempotency keys.';
  return refuse(idempotencyKeyInvalid, message, {
    errors: [{ pointer: '/idempotency_key', code: 'differs', message }],
  });
}

function acceptsKey(operation: Operation): boolean {
  return Object.hasOwn(operation.input.properties, 'idempotency_key');
}

/** Aborted when the answer can no longer be given: the client disconnected, or it was sent. */
function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
