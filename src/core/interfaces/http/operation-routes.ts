import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { idempotencyKeyInvalid, refuseInput } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Method, Operation, Route } from '../../operation/operation.ts';
import type { Call } from '../../operation/pipeline.ts';
import type { InputLocations } from '../../operation/schema.ts';
import type { AdmitBody } from './body-slots.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { type HttpServer, sendRefusal, sendResponse } from './http-server.ts';
import { isBinary, refuseJson } from './json-body.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { type Preferences, readPreferences } from './prefer.ts';
import { queryOf, readQueryInput } from './query-input.ts';
import type { OperationRequest, RouteConfig } from './server-options.ts';

export interface OperationRoutes {
  /** Path of the module's API, such as `/exchange/api/v1`. */
  readonly basePath: string;
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  readonly errorsUrl: string;
  /** Required if an operation accepts a binary body. */
  readonly admitBody?: AdmitBody;
  /** Closes the routes to other origins; preflights are refused. */
  readonly sameOriginOnly?: boolean;
}

/**
 * All routes of an operation: its resource routes, and `POST /operations/<name>` unless it has resource routes only.
 */
export function routesOf(operation: Operation): Route[] {
  const operationRoute: Route[] =
    operation.interfaces !== undefined ? [] : [{ method: 'POST', path: `/operations/${operation.name}` }];
  return [...operationRoute, ...(operation.routes ?? [])];
}

/** Registers the routes of all operations, CORS preflights, and 405 for other methods. */
export function registerOperations(server: HttpServer, routes: OperationRoutes): void {
  const methodsByPath = new Map<string, Set<Method>>();
  for (const operation of routes.operations) {
    for (const route of routesOf(operation)) {
      const url = routes.basePath + route.path;
      const config = {
        sameOriginOnly: routes.sameOriginOnly === true,
        ...binaryConfigOf(routes, operation, route),
        ...fastPathConfigOf(routes, operation, route),
      };
      const limitBytes = config.binary?.bytesMax ?? operation.bodyBytesMax;
      const limitOption = limitBytes === undefined ? {} : { bodyLimit: limitBytes };
      server.route({ method: route.method, url, config, ...limitOption, handler: handlerOf(routes, operation, route) });
      methodsByPath.set(url, (methodsByPath.get(url) ?? new Set()).add(route.method));
    }
  }
  for (const [url, methods] of methodsByPath) {
    refuseOtherMethods(server, url, [...methods], { sameOriginOnly: routes.sameOriginOnly === true });
  }
}

function binaryConfigOf(
  { admitBody }: OperationRoutes,
  operation: Operation,
  { method }: Route,
): Pick<RouteConfig, 'binary'> {
  if (operation.body === undefined || method !== 'POST') return {};
  if (admitBody === undefined)
    throw new Error(`The operation ${operation.name} accepts a binary body, so admitBody must be set.`);
  const { mediaTypes, bytesMax } = operation.body;
  return { binary: { mediaTypes, bytesMax, admit: (request, reply) => admitBody(operation, request, reply) } };
}

/** Enables the fast path (fast-path.ts) for operations without binary body. */
function fastPathConfigOf(
  { execute }: OperationRoutes,
  operation: Operation,
  route: Route,
): Pick<RouteConfig, 'fastPath'> {
  if (operation.body !== undefined) return {};
  return { fastPath: (request) => execute(operation, callOf(operation, route, request)) };
}

function handlerOf(routes: OperationRoutes, operation: Operation, route: Route): RouteHandlerMethod {
  return async (request, reply) => {
    const { headers, body, address } = request;
    // Operations that have only resource routes may omit the body.
    if (route.method === 'POST' && body === undefined && operation.interfaces === undefined)
      return sendRefusal(routes, request, reply, refuseJson('The body is empty.'));
    const preferences = appliedPreferences(operation, readPreferences(headers.prefer));
    if (preferences.length > 0) reply.header('preference-applied', preferences.join(', '));
    const params = request.params as Record<string, string>;
    const operationRequest: OperationRequest = {
      headers,
      body,
      params,
      address,
      query: queryOf(request),
      response: reply.raw,
    };
    const binary = binaryBodyOf(request);
    const call = callOf(operation, route, binary === undefined ? operationRequest : { ...operationRequest, binary });
    const response = await routes.execute(operation, call);
    return isRefusal(response) ? sendRefusal(routes, request, reply, response) : sendResponse(reply, response);
  };
}

function appliedPreferences(operation: Operation, { waitSeconds, dryRun }: Preferences): string[] {
  return [
    ...(waitSeconds > 0 && operation.effect === 'read' && operation.poll !== undefined ? [`wait=${waitSeconds}`] : []),
    ...(dryRun && operation.effect === 'write' && operation.dryRun !== undefined ? ['dry-run'] : []),
  ];
}

interface DecodedInput {
  readonly input: unknown;
  readonly fault: Refusal | null;
}

function callOf(operation: Operation, route: Route, request: OperationRequest): Call {
  const { headers, binary, address, response } = request;
  const { waitSeconds, dryRun } = readPreferences(headers.prefer);
  const { input, fault } = inputOf(operation, route, request);
  return {
    input,
    fault,
    ...(binary === undefined ? {} : { body: binary }),
    inputLocations: inputLocationsOf(operation, route, request),
    authorization: headers.authorization,
    address,
    waitSeconds,
    dryRun,
    abortSignal: () => disconnectSignal(response),
  };
}

/** Builds the operation's input from body, query, path, headers and the fixed values of the route. */
function inputOf(operation: Operation, route: Route, request: OperationRequest): DecodedInput {
  const sentInput = route.method === 'GET' ? readQueryInput(request.query, operation.input) : readBody(request);
  if (isRefusal(sentInput)) return { input: undefined, fault: sentInput };
  if (!isObject(sentInput)) return { input: sentInput, fault: null };
  if (isOperationRoute(route))
    return { input: sentInput, fault: refuseDifferentKey(sentInput, operation, request.headers) };
  if (route.method === 'GET' && acceptsIdempotencyKey(operation) && Object.hasOwn(sentInput, 'idempotency_key'))
    return {
      input: sentInput,
      fault: refuseInput('/idempotency_key', 'placed', 'Send the idempotency key in the header Idempotency-Key.'),
    };
  const routeValues: Record<string, unknown> = {
    ...request.params,
    ...route.fixedInput,
    ...readHeaders(route, request),
  };
  const duplicateName = Object.keys(routeValues).find((name) => Object.hasOwn(sentInput, name));
  if (duplicateName !== undefined)
    return {
      input: sentInput,
      fault: refuseInput(
        `/${duplicateName}`,
        'placed',
        `The URL or a header of this route already sets /${duplicateName}.`,
      ),
    };
  const keyHeader = acceptsIdempotencyKey(operation) ? request.headers['idempotency-key'] : undefined;
  const input: Record<string, unknown> = {
    ...(keyHeader === undefined ? {} : { idempotency_key: keyHeader }),
    ...sentInput,
    ...routeValues,
  };
  return { input, fault: refuseDifferentKey(input, operation, request.headers) };
}

/** Input of a body. For a binary body it is the hash `archive_sha256` of the body (binary-input.ts). */
function readBody({ body, binary }: OperationRequest): unknown {
  if (binary !== undefined) return { archive_sha256: hash('sha256', binary) };
  return body === undefined ? {} : body;
}

function binaryBodyOf(request: FastifyRequest): Buffer | undefined {
  return isBinary(request) && request.body instanceof Buffer ? request.body : undefined;
}

function readHeaders({ headers = {} }: Route, request: OperationRequest): Record<string, unknown> {
  const headerValues = Object.entries(headers).map(
    ([name, header]) => [name, request.headers[header.toLowerCase()]] as const,
  );
  const presentHeaders = headerValues.filter(([, value]) => value !== undefined);
  return Object.fromEntries(presentHeaders.map(([name, value]) => [name, booleans.get(String(value)) ?? value]));
}

/**
 * Input properties of a resource route that are in headers or the path. An idempotency key that was sent only in the
 * body is not among them.
 */
function inputLocationsOf(
  operation: Operation,
  route: Route,
  { body, headers, params }: OperationRequest,
): InputLocations {
  if (isOperationRoute(route)) return bodyOnly;
  const isKeyInBody = typeof body === 'object' && body !== null && Object.hasOwn(body, 'idempotency_key');
  const isKeyHeader = acceptsIdempotencyKey(operation) && (headers['idempotency-key'] !== undefined || !isKeyInBody);
  return {
    headers: { ...route.headers, ...(isKeyHeader ? { idempotency_key: 'Idempotency-Key' } : {}) },
    path: Object.keys({ ...params, ...route.fixedInput }),
  };
}

const bodyOnly: InputLocations = { headers: {}, path: [] };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const booleans = new Map([
  ['true', true],
  ['false', false],
]);

function isOperationRoute({ method, path }: Route): boolean {
  return method === 'POST' && path.startsWith('/operations/');
}

function acceptsIdempotencyKey(operation: Operation): boolean {
  return Object.hasOwn(operation.input.properties, 'idempotency_key');
}

/** Refuses an `Idempotency-Key` header that differs from the body's property. */
function refuseDifferentKey(
  input: Readonly<Record<string, unknown>>,
  operation: Operation,
  headers: IncomingHttpHeaders,
): Refusal | null {
  const header = headers['idempotency-key'];
  const key = input['idempotency_key'];
  if (!acceptsIdempotencyKey(operation) || header === undefined || key === undefined || key === header) return null;
  const message = 'The header and the body name different idempotency keys.';
  return refuse(idempotencyKeyInvalid, message, {
    errors: [{ pointer: '/idempotency_key', code: 'differs', message }],
  });
}
