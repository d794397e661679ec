import { Buffer } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { type OperationResponse, problemResponse } from '../../operation/problem.ts';
import { addressKey } from '../../operation/rate-limit.ts';
import { type AdmissionDeps, clientAddressOf, exposedHeaders } from './admission.ts';
import { parseBody, refuseJson } from './json-body.ts';
import { queryOf } from './query-input.ts';
import { checkRequest } from './request-guard.ts';
import { requestIdOf } from './request-identity.ts';
import { logUnexpectedError, type RequestRecord, recordResponse } from './request-log.ts';
import type { FastPathHandler, RouteConfig } from './server-options.ts';
import { discardBody } from './unread-body.ts';

/**
 * Fast path: handles ordinary requests of operations without Fastify, whose routing, hooks and reply objects cost as
 * much as a cached read. Requests with unusual headers, and those that `admit` would refuse for another reason than the
 * rate limit, are passed to Fastify unchanged.
 */
export function registerFastPath(server: FastifyInstance, deps: AdmissionDeps): void {
  // Tracing uses Fastify hooks, so the fast path is off.
  if (deps.tracing) return;
  const findRoute = collectFastPathRoutes(server, deps.effectiveLimits.bodyBytesMax);
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  const isServing = () => !isClosing && !deps.isShuttingDown() && !deps.isDraining();
  const [handleByFastify] = server.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  if (handleByFastify === undefined) throw new Error('Fastify does not listen for requests.');
  server.server.off('request', handleByFastify);
  server.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const match = findRoute(request.method, request.url ?? '');
    if (match !== null && isServing() && isEligible(deps, request, match.route)) serve(deps, match, request, response);
    else handleByFastify.call(server.server, request, response);
  });
}

/** Whether the headers are ordinary and pass all checks of `admit` except the rate limit, which is consumed later. */
function isEligible(deps: AdmissionDeps, request: IncomingMessage, { method, bodyBytesMax }: FastPathRoute): boolean {
  const { headers } = request;
  for (const name of unusualHeaders) if (headers[name] !== undefined) return false;
  return (
    (method === 'GET' ? headers['content-length'] === undefined : hasJsonBody(request, bodyBytesMax)) &&
    !deps.hosts.isFrameHost(headers.host) &&
    deps.connections.refuse(request.socket) === null &&
    checkRequest(request, request.url ?? '', deps.hosts, false) === null
  );
}

function hasJsonBody({ headers }: IncomingMessage, bytesMax: number): boolean {
  const length = headers['content-length'] ?? '';
  return (
    jsonTypes.has(headers['content-type'] ?? '') &&
    wholeNumber.test(length) &&
    Number(length) > 0 &&
    Number(length) <= bytesMax
  );
}

const unusualHeaders = [
  'transfer-encoding',
  'content-encoding',
  'expect',
  'prefer',
  'upgrade',
  'trailer',
  'accept-version',
];
const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8']);
const wholeNumber = /^\d{1,9}$/;

function serve(deps: AdmissionDeps, match: RouteMatch, request: IncomingMessage, response: ServerResponse): void {
  respondToRequest(deps, match, request, response).catch((err) => {
    deps.log.error(
      { err, method: match.route.method, route: match.route.url },
      'sending the response failed: its connection is closed',
    );
    response.destroy();
  });
}

/** State of a request in progress. */
interface RequestState extends RequestRecord {
  problemCode: string | null;
  closesConnection: boolean;
}

async function respondToRequest(
  deps: AdmissionDeps,
  match: RouteMatch,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { route } = match;
  const state: RequestState = {
    id: requestIdOf(request),
    method: route.method,
    route: route.url,
    headers: request.headers,
    traceId: undefined,
    startedMs: deps.clock.monotonicMs(),
    problemCode: null,
    isHealthCheck: false,
    closesConnection: false,
  };
  recordWhenSent(deps, state, response);
  let result: OperationResponse | Refusal;
  try {
    result = await executeRequest(deps, match, request, response, state);
  } catch (error) {
    result = logUnexpectedError(deps, state, error);
  }
  if (isRefusal(result)) {
    state.problemCode = result.errorKind.code;
    result = problemResponse(result, deps.errorsUrl, state.id);
  }
  send(response, state, result, route.isSameOriginOnly);
}

async function executeRequest(
  deps: AdmissionDeps,
  { route, params, query }: RouteMatch,
  request: IncomingMessage,
  response: ServerResponse,
  state: RequestState,
): Promise<OperationResponse | Refusal> {
  const address = clientAddressOf(deps, request);
  const rateLimitRefusal = await deps.addressLimit.consume(addressKey(address), 1);
  if (rateLimitRefusal !== null) {
    discardBody(request, deps.effectiveLimits);
    return rateLimitRefusal;
  }
  const operationRequest = { headers: request.headers, params, query, address, response };
  if (route.method === 'GET') return route.run({ ...operationRequest, body: undefined });
  const bytes = await readBody(request);
  const body = bytes === null ? refuseJson('The body is shorter than Content-Length.') : parseBody(bytes);
  // Closes the connection after an unreadable body, like Fastify.
  state.closesConnection = isRefusal(body);
  return isRefusal(body) ? body : route.run({ ...operationRequest, body: body.value });
}

/** Reads the body, whose length Node limits to Content-Length; null when the client disconnected. */
function readBody(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.once('error', () => resolve(null));
  });
}

function recordWhenSent(deps: AdmissionDeps, state: RequestRecord, response: ServerResponse): void {
  const record = () => {
    response.off('finish', record);
    response.off('error', record);
    recordResponse(deps, state, response.statusCode);
  };
  response.on('finish', record);
  response.on('error', record);
}

/** Sends the same headers in the same order as `admit` and `sendResponse`. */
function send(
  response: ServerResponse,
  state: RequestState,
  operationResponse: OperationResponse,
  isSameOriginOnly: boolean,
): void {
  const { id, headers, closesConnection } = state;
  const body = operationResponse.bytes ?? Buffer.from(operationResponse.body);
  const headerList = ['x-request-id', id, 'x-content-type-options', 'nosniff'];
  if (!isSameOriginOnly) headerList.push('access-control-allow-origin', '*');
  if (!isSameOriginOnly && headers.origin !== undefined)
    headerList.push('access-control-expose-headers', exposedHeaders);
  if (closesConnection) headerList.push('connection', 'close');
  headerList.push('content-type', operationResponse.contentType, 'cache-control', 'no-store');
  for (const name in operationResponse.headers) headerList.push(name, operationResponse.headers[name] as string);
  headerList.push('content-length', String(body.length));
  response.writeHead(operationResponse.status, headerList);
  response.end(body);
}

/** A route of the fast path. */
export interface FastPathRoute {
  readonly method: 'GET' | 'POST';
  /** Route pattern, for metrics and log. */
  readonly url: string;
  /** Name of the path parameter; null when the path is fixed. */
  readonly parameterName: string | null;
  readonly run: FastPathHandler;
  readonly bodyBytesMax: number;
  readonly isSameOriginOnly: boolean;
}

export interface RouteMatch {
  readonly route: FastPathRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
}

/** Finds the fast-path route of a URL; null for requests that Fastify handles. */
export type FindRoute = (method: string | undefined, url: string) => RouteMatch | null;

/**
 * Collects the routes with a `fastPath` handler and at most one path parameter. Only ids in the format of `newId` match
 * a parameter, so fixed paths cannot match a parameter and no decoding is needed.
 */
function collectFastPathRoutes(server: FastifyInstance, bodyBytesMax: number): FindRoute {
  const routes = new Map<string, FastPathRoute>();
  const parameterIndexes = new Set<number>();
  server.addHook('onRoute', ({ url, method: methods, config, bodyLimit }) => {
    const { fastPath, sameOriginOnly }: RouteConfig = config ?? {};
    const method = (['GET', 'POST'] as const).find((name) => methods.includes(name));
    if (fastPath === undefined || method === undefined) return;
    const segments = url.split('/');
    const parameterIndex = segments.findIndex((segment) => segment.startsWith(':'));
    if (url.split(':').length > 2 || url.includes('*')) return;
    const parameterName = parameterIndex === -1 ? null : (segments[parameterIndex] as string).slice(1);
    const pattern = parameterIndex === -1 ? url : segments.with(parameterIndex, ':').join('/');
    if (parameterIndex !== -1) parameterIndexes.add(parameterIndex);
    routes.set(`${method} ${pattern}`, {
      method,
      url,
      parameterName,
      run: fastPath,
      bodyBytesMax: bodyLimit ?? bodyBytesMax,
      isSameOriginOnly: sameOriginOnly === true,
    });
  });
  return (method, url) => {
    if (method !== 'GET' && method !== 'POST') return null;
    const queryStart = url.indexOf('?');
    if (queryStart !== -1 && method === 'POST') return null;
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    const query = queryStart === -1 ? '' : queryOf({ url });
    const fixedRoute = routes.get(`${method} ${path}`);
    if (fixedRoute !== undefined)
      return fixedRoute.parameterName === null ? { route: fixedRoute, params: noParams, query } : null;
    const segments = path.split('/');
    for (const parameterIndex of parameterIndexes) {
      const id = segments[parameterIndex];
      if (id === undefined || !idPattern.test(id)) continue;
      const route = routes.get(`${method} ${segments.with(parameterIndex, ':').join('/')}`);
      if (route !== undefined) return { route, params: { [route.parameterName as string]: id }, query };
    }
    return null;
  };
}

const noParams = {};
const idPattern = /^[a-z]{2,4}_[0-9a-z]{26}$/;
