import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../base/log.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { draining } from '../../operation/errors.ts';
import { addressKey } from '../../operation/rate-limit.ts';
import type { ConnectionLimit } from './connection-limit.ts';
import type { ContinueHandler } from './expected-continue.ts';
import type { HttpLimits } from './http-limits.ts';
import { isJson, refuseMediaType, refuseTooLarge } from './json-body.ts';
import type { KnownPaths } from './known-paths.ts';
import { checkRequest } from './request-guard.ts';
import { clientAddress, isPrivateAddress } from './request-identity.ts';
import type { HttpServerOptions, RouteConfig } from './server-options.ts';
import { discardBody, hasBody } from './unread-body.ts';

/** Dependencies of the checks of every request. */
export interface AdmissionDeps extends HttpServerOptions {
  readonly paths: KnownPaths;
  readonly connections: ConnectionLimit;
  readonly continueHandler: ContinueHandler;
  /** `httpLimits` with the overrides of the options. */
  readonly effectiveLimits: HttpLimits;
}

/**
 * Checks every request before its body is read and returns the first refusal or null. `routeRefusal` is the refusal of an
 * unknown path or method.
 */
export async function admit(
  deps: AdmissionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  routeRefusal: Refusal | null,
): Promise<Refusal | null> {
  request.startedMs = deps.clock.monotonicMs();
  const routeConfig = request.routeOptions.config as RouteConfig;
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  const connectionRefusal = deps.connections.refuse(request.raw.socket);
  // While readiness fails, connections close after their response, so that none is interrupted when the port closes.
  if (connectionRefusal !== null || deps.isShuttingDown()) reply.header('connection', 'close');
  const sameOriginOnly = request.knownPath?.sameOriginOnly ?? routeConfig.sameOriginOnly ?? false;
  const isSameOriginOnly = sameOriginOnly || (routeRefusal !== null && deps.paths.isSameOriginOnly(request.url));
  if (!isSameOriginOnly) allowAnyOrigin(request, reply);
  request.address = clientAddressOf(deps, request.raw);
  const isHealthCheck = routeConfig.healthCheck === true;
  const requestRefusal = checkRequest(request.raw, request.originalUrl, deps.hosts, isHealthCheck);
  const rateLimitRefusal = isHealthCheck ? null : await deps.addressLimit.consume(addressKey(request.address), 1);
  const refusal =
    requestRefusal ??
    (isHealthCheck
      ? null
      : (routeRefusal ?? rateLimitRefusal ?? connectionRefusal ?? refuseByHeaders(deps, request))) ??
    (await routeConfig.binary?.admit(request, reply)) ??
    null;
  if (refusal !== null) return refusal;
  deps.continueHandler.proceed(reply);
  if (ignoresBody(request) && hasBody(request.raw)) discardBody(request.raw, deps.effectiveLimits);
  return null;
}

/** Refuses while draining, then by the Content-Length and Content-Type of the body. */
function refuseByHeaders(deps: AdmissionDeps, request: FastifyRequest): Refusal | null {
  if (deps.isDraining()) return refuse(draining, 'This process is shutting down.');
  const limitBytes = bodyLimitOf(request, deps.effectiveLimits);
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return refuseTooLarge(limitBytes);
  const { anyMediaType } = request.routeOptions.config as RouteConfig;
  return anyMediaType === true || ignoresBody(request) ? null : refuseMediaType(request);
}

/** Body size limit of the request; the larger limit of a binary body does not apply to JSON. */
export function bodyLimitOf({ routeOptions, headers }: FastifyRequest, { bodyBytesMax }: HttpLimits): number {
  const { binary } = routeOptions.config as RouteConfig;
  if (binary === undefined) return routeOptions.bodyLimit ?? bodyBytesMax;
  return isJson(headers['content-type'] ?? '') ? bodyBytesMax : binary.bytesMax;
}

function ignoresBody({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || method === 'TRACE';
}

/** IP address of the client, for rate limits. */
export function clientAddressOf(
  { trustedProxies, log }: AdmissionDeps,
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded !== undefined && trustedProxies === null && isPrivateAddress(peer)) warnAboutProxy(log);
  return clientAddress(peer, typeof forwarded === 'string' ? forwarded : undefined, trustedProxies);
}

/** Sets CORS headers; `access-control-expose-headers` only for requests with an Origin. */
function allowAnyOrigin(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
  if (request.headers.origin !== undefined) reply.header('access-control-expose-headers', exposedHeaders);
}

export const exposedHeaders =
  'X-Request-Id, Idempotent-Replayed, Preference-Applied, Retry-After, RateLimit, RateLimit-Policy, ETag, Link';

const warnedLogs = new WeakSet<Log>();
function warnAboutProxy(log: Log): void {
  if (warnedLogs.has(log)) return;
  warnedLogs.add(log);
  log.warn(
    {},
    'X-Forwarded-For from a private peer is ignored because RIALTO_TRUST_PROXY is not set: all its clients share one address',
  );
}
