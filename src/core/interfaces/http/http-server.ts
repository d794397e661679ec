import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { bodyTooLarge, invalidInput, notFound, unsupportedMediaType } from '../../operation/errors.ts';
import { type OperationResponse, problemResponse } from '../../operation/problem.ts';
import { type AdmissionDeps, admit, bodyLimitOf } from './admission.ts';
import { closeUnusedConnections, limitConnections } from './connection-limit.ts';
import { createContinueHandler } from './expected-continue.ts';
import { registerFastPath } from './fast-path.ts';
import { type HttpLimits, httpLimits } from './http-limits.ts';
import { BodyRefusalError, refuseJson, refuseTooLarge, registerBodyParsers } from './json-body.ts';
import { collectPaths, noSuchUrl, refuseRoute, sendPreflight } from './known-paths.ts';
import { respondToConnect, respondToMalformed } from './malformed-request.ts';
import { toOriginForm } from './request-guard.ts';
import { requestIdOf } from './request-identity.ts';
import { logUnexpectedError, type RequestRecord, recordResponse } from './request-log.ts';
import { traceRequests } from './request-tracing.ts';
import type { HttpServerOptions, RouteConfig } from './server-options.ts';
import { supportHead } from './support-head.ts';
import { trailingSlashRedirect } from './trailing-slash.ts';
import { discardBody, hasBody } from './unread-body.ts';

export type HttpServer = FastifyInstance;

/** Creates the Fastify server of all interfaces, with the checks of every request. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { errorsUrl, log } = options;
  const effectiveLimits = { ...httpLimits, ...options.limits };
  const server = Fastify({
    logger: false,
    bodyLimit: effectiveLimits.bodyBytesMax,
    requestTimeout: effectiveLimits.requestTimeoutMs,
    requestIdHeader: false,
    genReqId: requestIdOf,
    exposeHeadRoutes: false, // see supportHead
    // Requests during shutdown get the same refusal as while draining, with a request id.
    return503OnClosing: false,
    // Lengths of path parameters are validated by schemas.
    routerOptions: { maxParamLength: effectiveLimits.headerBytesMax },
    rewriteUrl: toOriginForm,
    http: nodeOptions(effectiveLimits),
    clientErrorHandler: respondToMalformed(errorsUrl, log),
    // Called for a URL that the router rejects, such as one with invalid percent-encoding. No hook has run yet.
    frameworkErrors: (error, request, reply) =>
      void sendRefusalIfAny(deps, request, reply, refusalOfError(deps, request, error)),
  });
  server.server.on('connect', respondToConnect(errorsUrl, log));
  server.decorateRequest('address', '');
  server.decorateRequest('startedMs', 0);
  server.decorateRequest('isFrameHostRequest', false);
  server.decorateRequest('problemCode', null);
  server.decorateRequest('span', null);
  supportHead(server);
  const paths = collectPaths(server);
  if (options.tracing) traceRequests(server, options.tracing);
  registerBodyParsers(server, effectiveLimits.bodyBytesMax);
  closeUnusedConnections(server);
  const connections = limitConnections(server, { ...options, ...effectiveLimits });
  const deps = { ...options, effectiveLimits, connections, paths, continueHandler: createContinueHandler(server) };
  registerFastPath(server, deps);
  server.addHook('onRequest', async (request, reply) => {
    request.isFrameHostRequest = deps.hosts.isFrameHost(request.headers.host);
    const redirectUrl = request.isFrameHostRequest ? null : trailingSlashRedirect(request, paths);
    const sentReply = await sendRefusalIfAny(
      deps,
      request,
      reply,
      redirectUrl === null ? refuseRoute(request, reply) : null,
    );
    return sentReply === undefined && redirectUrl !== null ? reply.redirect(redirectUrl, 308) : sentReply;
  });
  server.addHook('onResponse', (request, reply, done) => {
    recordResponse(options, requestRecordOf(request), reply.statusCode);
    done();
  });
  server.setErrorHandler((error, request, reply) =>
    refuseUnreadRequest(deps, request, reply, refusalOfError(deps, request, error)),
  );
  server.setNotFoundHandler((request, reply) =>
    request.knownPath === null
      ? sendRefusal(options, request, reply, refuse(notFound, noSuchUrl))
      : sendPreflight(reply, request.knownPath),
  );
  return server;
}

/** Sends the refusal if the request is not admitted. For `routeRefusal` see `admit`. */
async function sendRefusalIfAny(
  deps: AdmissionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  routeRefusal: Refusal | null,
): Promise<FastifyReply | undefined> {
  const refusal = await admit(deps, request, reply, routeRefusal);
  return refusal === null ? undefined : refuseUnreadRequest(deps, request, reply, refusal);
}

/** Sends the refusal of a request whose body may be incomplete; the rest of the body is discarded. */
function refuseUnreadRequest(
  deps: AdmissionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { raw } = request;
  if (!raw.complete && hasBody(raw)) {
    const isBinary = (request.routeOptions.config as RouteConfig).binary !== undefined;
    if (isBinary || refusal.errorKind === bodyTooLarge || deps.continueHandler.isClientWaiting(raw))
      reply.header('connection', 'close');
    discardBody(raw, deps.effectiveLimits);
  }
  return sendRefusal(deps, request, reply, refusal);
}

function nodeOptions(effectiveLimits: HttpLimits) {
  return {
    maxHeaderSize: effectiveLimits.headerBytesMax,
    requireHostHeader: false,
    connectionsCheckingInterval: effectiveLimits.timeoutCheckIntervalMs,
    // Set explicitly: Node swaps the two timeouts when headersTimeout (60 s by default) is the larger one.
    headersTimeout: effectiveLimits.headersTimeoutMs,
    requestTimeout: effectiveLimits.requestTimeoutMs,
  };
}

/** Sends the response of an operation or its refusal. */
export function sendResponse(reply: FastifyReply, response: OperationResponse): FastifyReply {
  // Responses must not be cached by proxies, since they can change with every commit.
  reply.code(response.status).header('content-type', response.contentType).header('cache-control', 'no-store');
  for (const name in response.headers) reply.header(name, response.headers[name]);
  // Bytes are faster to send than text; problems stay text, because they may be rendered as a page.
  return reply.send(response.status < 400 ? (response.bytes ?? Buffer.from(response.body)) : response.body);
}

export function sendRefusal(
  options: Pick<HttpServerOptions, 'errorsUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  request.problemCode = refusal.errorKind.code;
  return sendResponse(reply, problemResponse(refusal, options.errorsUrl, request.id));
}

/** Data of the request for metrics and log. */
function requestRecordOf({
  id,
  method,
  headers,
  span,
  startedMs,
  problemCode,
  routeOptions,
  knownPath,
}: FastifyRequest): RequestRecord {
  const isHealthCheck = (routeOptions.config as RouteConfig).healthCheck === true;
  const route = routeOptions.url ?? knownPath?.url ?? 'none';
  return { id, method, headers, traceId: span?.traceId, startedMs, problemCode, route, isHealthCheck };
}

function refusalOfError(options: AdmissionDeps, request: FastifyRequest, error: unknown): Refusal {
  if (error instanceof BodyRefusalError) return error.refusal;
  switch ((error as { code?: string }).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuseTooLarge(bodyLimitOf(request, options.effectiveLimits));
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse(unsupportedMediaType, 'The body must be application/json.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    // The client disconnected while sending the body; this is not a server error.
    case 'ECONNRESET':
      return refuseJson('The body is shorter than Content-Length.');
    case 'FST_ERR_BAD_URL':
      return refuse(invalidInput, 'The URL is not valid percent-encoded UTF-8.', { errors: [] });
    default:
      return logUnexpectedError(options, requestRecordOf(request), error);
  }
}
