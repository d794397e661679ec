import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Handling of `Expect: 100-continue`. */
export interface ContinueHandler {
  /** Whether the client is still waiting for 100 (Continue); a final response then closes the connection. */
  isClientWaiting(request: IncomingMessage): boolean;
  /** Sends 100 (Continue) if the client is waiting for it. */
  proceed(reply: FastifyReply): void;
}

/** Delays 100 (Continue) until a request has passed all checks of its headers (RFC 9110, 10.1.1). */
export function createContinueHandler(server: FastifyInstance): ContinueHandler {
  const waitingRequests = new WeakSet<IncomingMessage>();
  server.server.on('checkContinue', (request, response) => {
    waitingRequests.add(request);
    server.server.emit('request', request, response);
  });
  // By default Node responds to unknown expectations with 417 and no body; RFC 9110 allows ignoring them.
  server.server.on('checkExpectation', (request, response) => void server.server.emit('request', request, response));
  return {
    isClientWaiting: (request) => waitingRequests.has(request),
    proceed: ({ raw }) => {
      if (waitingRequests.delete(raw.req)) raw.writeContinue();
    },
  };
}
