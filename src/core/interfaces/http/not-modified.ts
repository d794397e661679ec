import type { FastifyInstance, onSendHookHandler } from 'fastify';

/**
 * Keeps Fastify's routes for HEAD from giving 304 a `Content-Length: 0`: it has to be the length
 * of the representation, or absent (RFC 9110, 8.6).
 */
export function omitLengthOfNotModified(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') return;
    route.onSend = [route.onSend ?? []].flat().map(unlessNotModified);
  });
}

function unlessNotModified(hook: onSendHookHandler): onSendHookHandler {
  return function onSend(request, reply, payload, done) {
    if (reply.statusCode === 304) done(null, payload);
    else hook.call(this, request, reply, payload, done);
  };
}
