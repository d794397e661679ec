import type { BlockList, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { Refusal } from '../../base/refusal.ts';
import { addressKey, refuseConcurrency } from '../../operation/rate-limit.ts';
import { isInNetworks } from './request-identity.ts';

export interface ConnectionLimitOptions {
  readonly connectionsPerAddressMax: number;
  /** Proxies are not limited, since they have the connections of many clients. */
  readonly trustedProxies: BlockList | null;
  readonly clock: Clock;
  readonly log: Log;
}

export interface ConnectionLimit {
  /** Refusal for requests on a connection beyond the limit of its address; otherwise null. */
  refuse(socket: Socket): Refusal | null;
}

const warningIntervalMs = 60_000;
/** Maximum number of responses of a connection that wait for an earlier one (pipelining). */
const queuedResponsesMax = 64;
const retryAfterSeconds = 5;

/**
 * Limits concurrent connections per address (IPv6: per /64). Requests on connections beyond the limit get 429 and close
 * them; beyond twice the limit connections are closed without a response. Connections with too many queued responses are
 * closed, too.
 */
export function limitConnections(server: FastifyInstance, options: ConnectionLimitOptions): ConnectionLimit {
  const { connectionsPerAddressMax, trustedProxies, clock, log } = options;
  limitQueuedResponses(server);
  const connectionCounts = new Map<string, number>();
  const excessSockets = new WeakSet<Socket>();
  let lastWarningMs = Number.NEGATIVE_INFINITY;
  const warn = () => {
    if (clock.monotonicMs() - lastWarningMs < warningIntervalMs) return;
    lastWarningMs = clock.monotonicMs();
    log.warn({ count: connectionsPerAddressMax }, 'too many connections from one address: refusing further ones');
  };
  server.server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress;
    if (peer === undefined || (trustedProxies !== null && isInNetworks(trustedProxies, peer))) return;
    const key = addressKey(peer);
    const count = (connectionCounts.get(key) ?? 0) + 1;
    if (count > connectionsPerAddressMax) {
      warn();
      excessSockets.add(socket);
      if (count > connectionsPerAddressMax * 2) return void socket.destroy();
    }
    connectionCounts.set(key, count);
    socket.once('close', () => {
      const remainingCount = (connectionCounts.get(key) ?? 1) - 1;
      if (remainingCount === 0) connectionCounts.delete(key);
      else connectionCounts.set(key, remainingCount);
    });
  });
  return {
    refuse: (socket) =>
      excessSockets.has(socket) ? refuseConcurrency('connections', connectionsPerAddressMax, retryAfterSeconds) : null,
  };
}

/**
 * Closes connections on which too many responses wait for an earlier one. A client that sends many requests at once and
 * reads no response would otherwise make the server keep all of them in memory.
 */
function limitQueuedResponses(server: FastifyInstance): void {
  const queuedCounts = new WeakMap<Socket, number>();
  server.server.on('request', ({ socket }, response) => {
    // A response has a socket unless it waits for an earlier one.
    if (response.socket !== null) return;
    const count = (queuedCounts.get(socket) ?? 0) + 1;
    queuedCounts.set(socket, count);
    response.once('close', () => queuedCounts.set(socket, (queuedCounts.get(socket) ?? 1) - 1));
    if (count > queuedResponsesMax) socket.destroy();
  });
}

/**
 * Closes connections without any request when the server closes. Clients open such connections in advance; Node counts
 * them as busy and would wait a minute for them.
 */
export function closeUnusedConnections(server: FastifyInstance): void {
  const unusedSockets = new Set<Socket>();
  let isClosing = false;
  server.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    unusedSockets.add(socket);
    socket.once('close', () => unusedSockets.delete(socket));
  });
  server.server.on('request', (request) => unusedSockets.delete(request.socket));
  server.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unusedSockets) socket.destroy();
  });
}
