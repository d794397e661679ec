import type { BlockList } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import { randomToken } from '../../base/ids.ts';
import type { Log } from '../../base/log.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import {
  bodyTooLarge,
  draining,
  internalError,
  invalidInput,
  methodNotAllowed,
  notFound,
  unsupportedMediaType,
} from '../../operation/errors.ts';
import { type Answer, problemAnswer } from '../../operation/problem.ts';
import { addressKey, type RateLimit } from '../../operation/rate-limit.ts';
import type { AcceptedHosts } from './accepted-hosts.ts';
import { clientAddress, isPrivateAddress } from './client-address.ts';
import { RefusedBody, readJsonBodies, refuseJson } from './json-body.ts';
import { answerMalformed } from './malformed-request.ts';
import { guardRequest } from './request-guard.ts';
import type { RequestMetrics } from './request-metrics.ts';
import { closeUnusedConnections } from './unused-connections.ts';

export type HttpServer = FastifyInstance;

export interface HttpServerOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly hosts: AcceptedHosts;
  readonly trustedProxies: BlockList | null;
  /** Every request counts here, whatever comes of it. */
  readonly addressLimit: RateLimit;
  /** Where refusals are explained: `{errorsUrl}/{code}`. */
  readonly errorsUrl: string;
  readonly metrics: RequestMetrics;
  isDraining(): boolean;
}

/** Answers any Host, is never limited and never drained: the orchestrator's own questions. */
export interface RouteTraits {
  readonly probe?: boolean;
  /** No cross-origin reading: relay and admin. */
  readonly sameOriginOnly?: boolean;
  /** Set on the methods that an address does not take: those that it does, for the 405. */
  readonly allow?: string;
}

/** The longest legal create_entry, every character written as a JSON escape, fits. */
const bodyBytesMax = 256 * 1024;
const requestTimeoutMs = 30_000;
const lateRequestsLookMs = 5_000;
const headerBytesMax = 16 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    address: string;
    startedMs: number;
  }
  interface FastifyContextConfig extends RouteTraits {}
}

/** The engine every door hangs on: what holds for any request, before its route is asked. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const server = Fastify({
    logger: false,
    bodyLimit: bodyBytesMax,
    requestTimeout: requestTimeoutMs,
    requestIdHeader: false,
    genReqId: () => randomToken(),
    exposeHeadRoutes: true,
    // The schema judges identifiers, however long.
    routerOptions: { maxParamLength: headerBytesMax },
    http: { maxHeaderSize: headerBytesMax, requireHostHeader: false, connectionsCheckingInterval: lateRequestsLookMs },
    clientErrorHandler: answerMalformed(options.errorsUrl, options.log),
    // The router gives up on such an address before any hook runs.
    frameworkErrors: (error, request, reply) =>
      void admit(options, addresses, request, reply, explainFailure(options, request, error)),
  });
  // Left alone, Node refuses an unknown expectation without a word; RFC 9110 lets it be passed over.
  server.server.on('checkExpectation', (request, response) => void server.server.emit('request', request, response));
  server.decorateRequest('address', '');
  server.decorateRequest('startedMs', 0);
  readJsonBodies(server);
  closeUnusedConnections(server);
  const addresses = collectAddresses(server);
  server.addHook('onRequest', (request, reply) => {
    const refusal = refuseRoute(request, reply, addresses);
    return admit(options, addresses, request, reply, refusal);
  });
  server.addHook('onResponse', (request, reply, done) => {
    account(options, request, reply);
    done();
  });
  server.setErrorHandler((error, request, reply) =>
    sendRefusal(options, request, reply, explainFailure(options, request, error)),
  );
  server.setNotFoundHandler((request, reply) => sendRefusal(options, request, reply, refuse(notFound, noSuchAddress)));
  return server;
}

/** What is known of addresses whose refusal is no route of its own. */
interface Addresses {
  /** The methods that each address takes. */
  readonly methods: ReadonlyMap<string, readonly string[]>;
  /** First steps of addresses, such as `relay`, below which no page of another origin reads anything. */
  readonly ownOrigin: ReadonlySet<string>;
}

function collectAddresses(server: HttpServer): Addresses {
  const methods = new Map<string, string[]>();
  const ownOrigin = new Set<string>();
  server.addHook('onRoute', ({ url, method, config }) => {
    if (config?.allow === undefined) methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
    if (config?.sameOriginOnly === true) ownOrigin.add(firstStep(url));
  });
  return { methods, ownOrigin };
}

/** Of an address with or without scheme and host. */
function firstStep(url: string): string {
  return /^(?:\w+:\/\/[^/]*)?\/([^/?#]*)/.exec(url)?.[1] ?? '';
}

/** Sends the answer of an operation, or the problem body of its refusal. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  // Nobody on the way may answer from memory: what is true changes with every commit.
  reply.code(answer.status).header('content-type', answer.contentType).header('cache-control', 'no-store');
  for (const name in answer.headers) reply.header(name, answer.headers[name]);
  // Node writes bytes faster than it encodes text; a problem stays text, for it may become a page.
  return reply.send(answer.status < 400 ? (answer.bytes ?? Buffer.from(answer.body)) : answer.body);
}

export function sendRefusal(
  options: Pick<HttpServerOptions, 'errorsUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  return sendAnswer(reply, problemAnswer(refusal, options.errorsUrl, request.id));
}

/** Only a page's request carries an Origin, and only a page asks which headers it may read. */
function allowAnyOrigin(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
  if (request.headers.origin !== undefined) reply.header('access-control-expose-headers', exposedHeaders);
}

const exposedHeaders =
  'X-Request-Id, Idempotent-Replayed, Preference-Applied, Retry-After, RateLimit, RateLimit-Policy, ETag, Link';

async function admit(
  options: HttpServerOptions,
  { ownOrigin }: Addresses,
  request: FastifyRequest,
  reply: FastifyReply,
  badRoute: Refusal | null,
): Promise<unknown> {
  request.startedMs = options.clock.monotonicMs();
  const traits = request.routeOptions.config as RouteTraits;
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  const isOwnOrigin = traits.sameOriginOnly === true || (badRoute !== null && ownOrigin.has(firstStep(request.url)));
  if (!isOwnOrigin) allowAnyOrigin(request, reply);
  const peer = request.raw.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  request.address = clientAddress(peer, typeof forwarded === 'string' ? forwarded : undefined, options.trustedProxies);
  if (forwarded !== undefined && options.trustedProxies === null && isPrivateAddress(peer)) warnOfProxy(options.log);
  if (traits.probe === true) return undefined;
  const limited = await options.addressLimit.take(addressKey(request.address), 1);
  const refusal =
    guardRequest(request.raw, options.hosts, false) ??
    badRoute ??
    limited ??
    (options.isDraining() ? refuse(draining, 'This process is shutting down.') : null);
  return refusal === null ? undefined : sendRefusal(options, request, reply, refusal);
}

/** No such address, or not by this method: said before the body is read, so that no parser complains first. */
function refuseRoute(request: FastifyRequest, reply: FastifyReply, { methods }: Addresses): Refusal | null {
  const { allow } = request.routeOptions.config as RouteTraits;
  if (allow !== undefined) return refuseMethod(reply, allow);
  if (!request.is404) return null;
  const others = methods.get(request.url.split('?', 1)[0] ?? '');
  return others === undefined ? refuse(notFound, noSuchAddress) : refuseMethod(reply, others.join(', '));
}

function refuseMethod(reply: FastifyReply, allow: string): Refusal {
  reply.header('allow', allow);
  return refuse(methodNotAllowed, `This address takes ${allow}.`);
}

const noSuchAddress = 'No such address on this server.';

const warned = new WeakSet<Log>();
function warnOfProxy(log: Log): void {
  if (warned.has(log)) return;
  warned.add(log);
  log.warn(
    {},
    'A private peer sends X-Forwarded-For, but RIALTO_TRUST_PROXY is not set: all its clients count as one address.',
  );
}

function account(options: HttpServerOptions, request: FastifyRequest, reply: FastifyReply): void {
  const durationMs = options.clock.monotonicMs() - request.startedMs;
  const route = request.routeOptions.url ?? 'none';
  options.metrics.observe(request.method, route, reply.statusCode, durationMs);
  options.log.info(
    {
      request_id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      duration_ms: Math.round(durationMs * 100) / 100,
    },
    'answered',
  );
}

function explainFailure(options: HttpServerOptions, request: FastifyRequest, error: unknown): Refusal {
  if (error instanceof RefusedBody) return error.refusal;
  switch ((error as { code?: string }).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuseLarger(request.routeOptions.bodyLimit ?? bodyBytesMax);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse(unsupportedMediaType, 'The body must be application/json.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    // The client hung up in the middle of the body: nobody is left to answer, and nothing failed here.
    case 'ECONNRESET':
      return refuseJson('The body is shorter than announced.');
    case 'FST_ERR_BAD_URL':
      return refuse(invalidInput, 'The address is not valid percent-encoded UTF-8.', { errors: [] });
    default:
      return explainFault(options, request, error);
  }
}

function refuseLarger(limitBytes: number): Refusal {
  return refuse(bodyTooLarge, `The body is larger than ${limitBytes} bytes.`, { limit_bytes: limitBytes });
}

function explainFault(options: HttpServerOptions, request: FastifyRequest, error: unknown): Refusal {
  options.log.error(
    { err: error, request_id: request.id, method: request.method, route: request.routeOptions.url ?? 'none' },
    'a request failed',
  );
  return refuse(internalError, 'The server failed; tell its operator the request_id.');
}
