import type { BlockList, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { Refusal } from '../../base/refusal.ts';
import { addressKey, refuseConcurrency } from '../../operation/rate-limit.ts';
import { isTrusted } from './request-identity.ts';

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

const warningMs = 60_000;
const retryAfterSeconds = 5;

/**
 * Limits concurrent connections per address (IPv6: per /64). Requests on connections beyond the limit get 429 and close
 * them; beyond twice the limit connections are closed without a response.
 */
export function limitConnections(server: FastifyInstance, options: ConnectionLimitOptions): ConnectionLimit {
  const { connectionsPerAddressMax, trustedProxies, clock, log } = options;
  const open = new Map<string, number>();
  const excess = new WeakSet<Socket>();
  let warnedMs = Number.NEGATIVE_INFINITY;
  const warn = () => {
    if (clock.monotonicMs() - warnedMs < warningMs) return;
    warnedMs = clock.monotonicMs();
    log.warn({ count: connectionsPerAddressMax }, 'too many connections from one address: refusing further ones');
  };
  server.server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress;
    if (peer === undefined || (trustedProxies !== null && isTrusted(trustedProxies, peer))) return;
    const key = addressKey(peer);
    const count = (open.get(key) ?? 0) + 1;
    if (count > connectionsPerAddressMax) {
      warn();
      excess.add(socket);
      if (count > connectionsPerAddressMax * 2) return void socket.destroy();
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
  return {
    refuse: (socket) =>
      excess.has(socket) ? refuseConcurrency('connections', connectionsPerAddressMax, retryAfterSeconds) : null,
  };
}

/**
 * Closes connections without any request when the server closes. Clients open such connections in advance; Node counts
 * them as busy and would wait a minute for them.
 */
export function closeUnusedConnections(server: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  server.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', (request) => unused.delete(request.socket));
  server.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
}
