import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tracing } from '../../base/tracing.ts';
import { traceParentOf } from './request-identity.ts';
import type { RouteConfig } from './server-options.ts';

/** Trace span per request, except for health checks. It ends when the response is sent or the client disconnects. */
export function traceRequests(server: FastifyInstance, tracing: Tracing): void {
  server.addHook('onRequest', (request, reply, done) => {
    if ((request.routeOptions.config as RouteConfig).healthCheck !== true) beginSpan(tracing, request, reply);
    done();
  });
  // Body parsing runs in the async context of the connection, so the span is activated after it.
  server.addHook('preHandler', (request, _reply, done) => {
    if (request.span === null) done();
    else tracing.withSpan(request.span, done);
  });
}

function beginSpan(tracing: Tracing, request: FastifyRequest, reply: FastifyReply): void {
  const { method, id } = request;
  const route = request.routeOptions.url ?? request.knownPath?.url ?? 'none';
  const attributes = { 'http.request.method': method, 'http.route': route, 'rialto.request_id': id };
  const span = tracing.beginRequest({ name: `${method} ${route}`, attributes }, traceParentOf(request.headers));
  request.span = span;
  reply.raw.once('close', () => {
    const { statusCode, writableFinished } = reply.raw;
    if (writableFinished) span.setAttributes({ 'http.response.status_code': statusCode });
    if (request.problemCode !== null) span.setAttributes({ 'rialto.code': request.problemCode });
    if (writableFinished && statusCode >= 500) span.fail(request.problemCode ?? String(statusCode));
    span.end();
  });
}
