import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** Removes `Content-Length: 0` from 304 responses to HEAD, which Fastify sets (RFC 9110, 8.6 forbids it). */
export function omitLengthOfNotModified(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') return;
    route.onSend = [route.onSend ?? []].flat().map(skipWhenNotModified);
  });
}

function skipWhenNotModified(hook: onSendHookHandler): onSendHookHandler {
  return function onSend(request, reply, payload, done) {
    if (reply.statusCode === 304) done(null, payload);
    else hook.call(this, request, reply, payload, done);
  };
}
