import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Requests whose client waits for 100 (Continue) before it sends the body. */
export interface ExpectedContinue {
  /** Whether the client still waits; a final response then closes the connection. */
  isAwaited(request: IncomingMessage): boolean;
  /** Requests the body when the client waits for that. */
  proceed(reply: FastifyReply): void;
}

/** Sends 100 (Continue) only to requests that passed all checks of their headers (RFC 9110, 10.1.1). */
export function expectContinue(server: FastifyInstance): ExpectedContinue {
  const waiting = new WeakSet<IncomingMessage>();
  server.server.on('checkContinue', (request, response) => {
    waiting.add(request);
    server.server.emit('request', request, response);
  });
  // Left alone, Node refuses an unknown expectation without a word; RFC 9110 lets it be passed over.
  server.server.on('checkExpectation', (request, response) => void server.server.emit('request', request, response));
  return {
    isAwaited: (request) => waiting.has(request),
    proceed: ({ raw }) => {
      if (waiting.delete(raw.req)) raw.writeContinue();
    },
  };
}
