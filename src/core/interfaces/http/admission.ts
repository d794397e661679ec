import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../base/log.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { draining } from '../../operation/errors.ts';
import { addressKey } from '../../operation/rate-limit.ts';
import type { ConnectionLimit } from './connection-limit.ts';
import type { ExpectedContinue } from './expected-continue.ts';
import type { HttpLimits } from './http-limits.ts';
import { isJson, refuseLarger, refuseMedia } from './json-body.ts';
import type { RouteTable } from './known-routes.ts';
import { guardRequest } from './request-guard.ts';
import { clientAddress, isPrivateAddress } from './request-identity.ts';
import type { HttpServerOptions, RouteTraits } from './server-options.ts';
import { announcesBody, discardBody } from './unread-body.ts';

/** What the checks that hold for any request need. */
export interface AdmissionDeps extends HttpServerOptions {
  readonly routes: RouteTable;
  readonly connections: ConnectionLimit;
  readonly expected: ExpectedContinue;
  readonly bounds: HttpLimits;
}

/**
 * Checks that hold for any request, before its body is read: the refusal of the first that fails, or
 * null. `badRoute`: there is no such address, or not by this method.
 */
export async function admit(
  deps: AdmissionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  badRoute: Refusal | null,
): Promise<Refusal | null> {
  request.startedMs = deps.clock.monotonicMs();
  const traits = request.routeOptions.config as RouteTraits;
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  const excess = deps.connections.refuse(request.raw.socket);
  // Readiness is red: a connection that ends with its response is none that is cut when the port closes.
  if (excess !== null || deps.isShuttingDown()) reply.header('connection', 'close');
  const isOwnOrigin = traits.sameOriginOnly === true || (badRoute !== null && deps.routes.isOwnOrigin(request.url));
  if (!isOwnOrigin) allowAnyOrigin(request, reply);
  request.address = addressOf(deps, request.raw);
  const isProbe = traits.probe === true;
  const fault = guardRequest(request.raw, request.originalUrl, deps.hosts, isProbe);
  const limited = isProbe ? null : await deps.addressLimit.consume(addressKey(request.address), 1);
  const refusal =
    fault ??
    (isProbe ? null : (badRoute ?? limited ?? excess ?? refuseNow(deps, request))) ??
    (await traits.binary?.admit(request, reply)) ??
    null;
  if (refusal !== null) return refusal;
  deps.expected.proceed(reply);
  if (rejectsBody(request) && announcesBody(request.raw)) discardBody(request.raw, deps.bounds);
  return null;
}

/** The state of the server, then the body as its headers announce it. */
function refuseNow(deps: AdmissionDeps, request: FastifyRequest): Refusal | null {
  if (deps.isDraining()) return refuse(draining, 'This process is shutting down.');
  const limitBytes = bodyLimitOf(request, deps.bounds);
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return refuseLarger(limitBytes);
  const { anyMediaType } = request.routeOptions.config as RouteTraits;
  return anyMediaType === true || rejectsBody(request) ? null : refuseMedia(request);
}

/** What the body of this request may have: a route with a binary body still reads no more JSON than any other. */
export function bodyLimitOf({ routeOptions, headers }: FastifyRequest, { bodyBytesMax }: HttpLimits): number {
  const { binary } = routeOptions.config as RouteTraits;
  if (binary === undefined) return routeOptions.bodyLimit ?? bodyBytesMax;
  return isJson(headers['content-type'] ?? '') ? bodyBytesMax : binary.bytesMax;
}

function rejectsBody({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || method === 'TRACE';
}

/** The client's address as limits count it. */
export function addressOf(
  { trustedProxies, log }: AdmissionDeps,
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded !== undefined && trustedProxies === null && isPrivateAddress(peer)) warnOfProxy(log);
  return clientAddress(peer, typeof forwarded === 'string' ? forwarded : undefined, trustedProxies);
}

/** Only a page's request carries an Origin, and only a page asks which headers it may read. */
function allowAnyOrigin(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
  if (request.headers.origin !== undefined) reply.header('access-control-expose-headers', exposedHeaders);
}

export const exposedHeaders =
  'X-Request-Id, Idempotent-Replayed, Preference-Applied, Retry-After, RateLimit, RateLimit-Policy, ETag, Link';

const warned = new WeakSet<Log>();
function warnOfProxy(log: Log): void {
  if (warned.has(log)) return;
  warned.add(log);
  log.warn(
    {},
    'X-Forwarded-For from a private peer is ignored because RIALTO_TRUST_PROXY is not set: all its clients share one address',
  );
}
