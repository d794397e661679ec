import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import type { Clock } from '../../core/base/clock.ts';
import { type ConnectionKey, connectionName, type PooledConnection } from './connection-pool.ts';
import type { Destination } from './destination-url.ts';
import type { IpAddress } from './ip-address.ts';
import type { OutboundLimits } from './outbound-limits.ts';
import type { FailureClass, Phase } from './outcome.ts';
import { connectToAddress } from './tcp-connect.ts';
import { tlsHandshake } from './tls-handshake.ts';
import type { TlsSessions } from './tls-sessions.ts';

export interface DialOptions {
  readonly clock: Clock;
  readonly limits: OutboundLimits;
  readonly secureContext: () => SecureContext;
  readonly sessions: TlsSessions;
  /** Null: no TLS session is offered or stored, so that the certificate is verified again. */
  readonly poolKey: ConnectionKey | null;
  /** Limit for connection and handshake. */
  readonly limitMs: number;
  readonly onPhase: (phase: Phase) => void;
}

export interface DialTimings {
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
}

export type DialResult = { readonly timings: DialTimings } & (
  | { readonly connection: PooledConnection }
  | { readonly failure: FailureClass }
);

/**
 * Connects to the first reachable approved address and performs the TLS handshake for the destination's name. Each
 * address gets an equal share of the remaining time. After the handshake has started, no other address is tried.
 */
export async function dial(
  destination: Destination,
  approvedAddresses: readonly IpAddress[],
  options: DialOptions,
): Promise<DialResult> {
  const { clock, limits, limitMs, onPhase } = options;
  const startMs = clock.monotonicMs();
  const elapsedMs = () => clock.monotonicMs() - startMs;
  onPhase('connecting');
  const tcpConnection = await connectToFirstReachable(
    approvedAddresses.slice(0, limits.addressesDialledMax),
    destination.port,
    () => Math.min(limits.connectMs, limitMs) - elapsedMs(),
  );
  const connectMs = elapsedMs();
  if ('failure' in tcpConnection) return { failure: tcpConnection.failure, timings: { connectMs: null, tlsMs: null } };
  onPhase('securing');
  const socket = await resumeOrHandshake(
    tcpConnection,
    destination,
    options,
    () => Math.min(limits.tlsMs + connectMs, limitMs) - elapsedMs(),
  );
  if ('failure' in socket) return { failure: socket.failure, timings: { connectMs, tlsMs: null } };
  return {
    connection: { socket, address: tcpConnection.address },
    timings: { connectMs, tlsMs: elapsedMs() - connectMs },
  };
}

/**
 * Performs the TLS handshake. When a handshake with a cached session fails for any reason, removes the session and
 * performs a full handshake over a new connection; the failed one sent nothing of the lead.
 */
async function resumeOrHandshake(
  { tcp, address }: { readonly tcp: Socket; readonly address: IpAddress },
  destination: Destination,
  { clock, sessions, poolKey, ...options }: DialOptions,
  remainingMs: () => number,
): ReturnType<typeof tlsHandshake> {
  const secureContext = options.secureContext();
  if (poolKey === null) return tlsHandshake(tcp, destination, { secureContext, limitMs: remainingMs() });
  const name = connectionName(poolKey, address);
  const cachedSession = sessions.find(name);
  const verifiedMs = clock.monotonicMs();
  // `endsAtMs`: earliest expiry of the verified certificates; null for a resumed session, which verifies none.
  const onSession = (ticket: Buffer, endsAtMs: number | null) => {
    if (endsAtMs !== null) sessions.keep(name, { ticket, verifiedMs, endsAtMs });
    else if (cachedSession !== undefined) sessions.keep(name, { ...cachedSession, ticket });
  };
  const result = await tlsHandshake(tcp, destination, {
    secureContext,
    onSession,
    limitMs: remainingMs(),
    session: cachedSession?.ticket,
  });
  if (cachedSession === undefined || !('failure' in result)) return result;
  sessions.remove(name);
  const newTcpSocket = await connectToAddress(address, destination.port, Math.max(0, remainingMs()));
  return 'failure' in newTcpSocket
    ? result
    : tlsHandshake(newTcpSocket, destination, { secureContext, onSession, limitMs: remainingMs() });
}

async function connectToFirstReachable(
  addresses: readonly IpAddress[],
  port: number,
  remainingMs: () => number,
): Promise<{ tcp: Socket; address: IpAddress } | { failure: FailureClass }> {
  let failure: FailureClass = 'connect_timeout';
  for (const [index, address] of addresses.entries()) {
    const tcp = await connectToAddress(address, port, Math.max(0, remainingMs()) / (addresses.length - index));
    if (!('failure' in tcp)) return { tcp, address };
    failure = tcp.failure;
  }
  return { failure };
}
