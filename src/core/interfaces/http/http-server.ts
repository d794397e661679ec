import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { bodyTooLarge, invalidInput, notFound, unsupportedMediaType } from '../../operation/errors.ts';
import { type OperationResponse, problemResponse } from '../../operation/problem.ts';
import { type AdmissionDeps, admit, bodyLimitOf } from './admission.ts';
import { closeUnusedConnections, limitConnections } from './connection-limit.ts';
import { respondDirectly } from './direct-routes.ts';
import { expectContinue } from './expected-continue.ts';
import { type HttpLimits, httpLimits } from './http-limits.ts';
import { RefusedBody, readBodies, refuseJson, refuseLarger } from './json-body.ts';
import { collectRoutes, noSuchAddress, refuseRoute } from './known-routes.ts';
import { respondToConnect, respondToMalformed } from './malformed-request.ts';
import { omitLengthOfNotModified } from './not-modified.ts';
import { explainFault, recordResponse, type ServedRequest } from './request-account.ts';
import { toOriginForm } from './request-guard.ts';
import { requestIdOf } from './request-identity.ts';
import { traceRequests } from './request-tracing.ts';
import type { HttpServerOptions, RouteTraits } from './server-options.ts';
import { announcesBody, discardBody } from './unread-body.ts';

export type HttpServer = FastifyInstance;

/** The engine every interface hangs on: what holds for any request, before its route is asked. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { errorsUrl, log } = options;
  const bounds = { ...httpLimits, ...options.limits };
  const server = Fastify({
    logger: false,
    bodyLimit: bounds.bodyBytesMax,
    requestTimeout: bounds.requestMs,
    requestIdHeader: false,
    genReqId: requestIdOf,
    exposeHeadRoutes: true,
    // What arrives while the server closes is refused like any work of a draining server, with a request id.
    return503OnClosing: false,
    // The schema checks identifiers, however long.
    routerOptions: { maxParamLength: bounds.headerBytesMax },
    rewriteUrl: toOriginForm,
    http: nodeOptions(bounds),
    clientErrorHandler: respondToMalformed(errorsUrl, log),
    // The router gives up on such an address before any hook runs.
    frameworkErrors: (error, request, reply) =>
      void respondRefused(deps, request, reply, explainFailure(deps, request, error)),
  });
  server.server.on('connect', respondToConnect(errorsUrl, log));
  server.decorateRequest('address', '');
  server.decorateRequest('startedMs', 0);
  server.decorateRequest('isForFrames', false);
  server.decorateRequest('problemCode', null);
  server.decorateRequest('span', null);
  if (options.tracing) traceRequests(server, options.tracing);
  readBodies(server, bounds.bodyBytesMax);
  closeUnusedConnections(server);
  omitLengthOfNotModified(server);
  const connections = limitConnections(server, { ...options, ...bounds });
  const deps = { ...options, bounds, connections, routes: collectRoutes(server), expected: expectContinue(server) };
  respondDirectly(server, deps);
  server.addHook('onRequest', (request, reply) => {
    request.isForFrames = deps.hosts.isFrameHost(request.headers.host);
    return respondRefused(deps, request, reply, refuseRoute(request, reply, deps.routes));
  });
  server.addHook('onResponse', (request, reply, done) => {
    recordResponse(options, servedRequest(request), reply.statusCode);
    done();
  });
  server.setErrorHandler((error, request, reply) =>
    refuseUnread(deps, request, reply, explainFailure(deps, request, error)),
  );
  server.setNotFoundHandler((request, reply) => sendRefusal(options, request, reply, refuse(notFound, noSuchAddress)));
  return server;
}

/** Answers the request when it is not admitted; `badRoute` as in `admit`. */
async function respondRefused(
  deps: AdmissionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  badRoute: Refusal | null,
): Promise<FastifyReply | undefined> {
  const refusal = await admit(deps, request, reply, badRoute);
  return refusal === null ? undefined : refuseUnread(deps, request, reply, refusal);
}

/** Sends the refusal of a request whose body may not have arrived; the rest of that is read and discarded. */
function refuseUnread(
  deps: AdmissionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { raw } = request;
  if (!raw.complete && announcesBody(raw)) {
    const isBinary = (request.routeOptions.config as RouteTraits).binary !== undefined;
    if (isBinary || refusal.refusal === bodyTooLarge || deps.expected.isAwaited(raw))
      reply.header('connection', 'close');
    discardBody(raw, deps.bounds);
  }
  return sendRefusal(deps, request, reply, refusal);
}

function nodeOptions(bounds: HttpLimits) {
  return {
    maxHeaderSize: bounds.headerBytesMax,
    requireHostHeader: false,
    connectionsCheckingInterval: bounds.lateRequestsCheckMs,
    // Node exchanges the two when the first is larger, as its default of 60 s would be.
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.requestMs,
  };
}

/** Sends the response of an operation, or the problem body of its refusal. */
export function sendResponse(reply: FastifyReply, response: OperationResponse): FastifyReply {
  // Nobody on the way may answer from memory: what is true changes with every commit.
  reply.code(response.status).header('content-type', response.contentType).header('cache-control', 'no-store');
  for (const name in response.headers) reply.header(name, response.headers[name]);
  // Node writes bytes faster than it encodes text; a problem stays text, for it may become a page.
  return reply.send(response.status < 400 ? (response.bytes ?? Buffer.from(response.body)) : response.body);
}

export function sendRefusal(
  options: Pick<HttpServerOptions, 'errorsUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  request.problemCode = refusal.refusal.code;
  return sendResponse(reply, problemResponse(refusal, options.errorsUrl, request.id));
}

/** What metrics and log say about this request. */
function servedRequest({
  id,
  method,
  headers,
  span,
  startedMs,
  problemCode,
  routeOptions,
}: FastifyRequest): ServedRequest {
  const isProbe = (routeOptions.config as RouteTraits).probe === true;
  const route = routeOptions.url ?? 'none';
  return { id, method, headers, traceId: span?.traceId, startedMs, problemCode, route, isProbe };
}

function explainFailure(options: AdmissionDeps, request: FastifyRequest, error: unknown): Refusal {
  if (error instanceof RefusedBody) return error.refusal;
  switch ((error as { code?: string }).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuseLarger(bodyLimitOf(request, options.bounds));
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse(unsupportedMediaType, 'The body must be application/json.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    // The client disconnected in the middle of the body: nobody is left to answer, and nothing failed here.
    case 'ECONNRESET':
      return refuseJson('The body is shorter than Content-Length.');
    case 'FST_ERR_BAD_URL':
      return refuse(invalidInput, 'The URL is not valid percent-encoded UTF-8.', { errors: [] });
    default:
      return explainFault(options, servedRequest(request), error);
  }
}
