import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { SecureContext } from 'node:tls';
import type { Clock } from '../../core/base/clock.ts';
import { once } from '../../core/base/once.ts';
import { type AddressReason, classifyAddress } from './address-policy.ts';
import type { AllowList } from './allow-list.ts';
import { type ConnectionKey, ConnectionPool, type PooledConnection, watchIdle } from './connection-pool.ts';
import { type Destination, type DestinationReason, httpsPort, parseDestinationUrl } from './destination-url.ts';
import { dial } from './dial.ts';
import { assertBody, exchange } from './https-exchange.ts';
import type { IpAddress } from './ip-address.ts';
import { type OutboundLimits, outboundLimits } from './outbound-limits.ts';
import type { OutboundRequest } from './outbound-request.ts';
import { type FailureClass, failureClasses } from './outcome.ts';
import type { HostResolver } from './resolver.ts';
import { createTrustedContext } from './tls-handshake.ts';
import { TlsSessions } from './tls-sessions.ts';
import type { AttemptProgress, Connection, ConnectionFailure, ConnectionRequest, Transport } from './transport.ts';

/** Reason why a destination was refused, by its URL or by its resolved addresses. */
export type RefusedReason = DestinationReason | ResolvedReason;

export interface HttpsTransportOptions {
  readonly clock: Clock;
  readonly resolve: HostResolver;
  /** Allow-list for development; `emptyAllowList` in production. */
  readonly allowList: AllowList;
  /** Additional trusted certificate authority (PEM), for development. */
  readonly extraCa: string | null;
  readonly limits?: OutboundLimits;
  /** Called once for each refused destination. */
  readonly onRefused?: (reason: RefusedReason) => void;
}

/**
 * HTTPS transport to public addresses and allow-listed ones. The name is resolved once, all its addresses are
 * checked, and the connection is made to a checked address, which prevents DNS rebinding.
 */
export function createHttpsTransport(options: HttpsTransportOptions): Transport<DestinationReason> {
  const { clock, resolve, allowList, limits = outboundLimits, onRefused = () => {} } = options;
  // Created at first use, because parsing the root certificates would delay the start of the server.
  const secureContext = once(() => createTrustedContext(options.extraCa));
  const pool = new ConnectionPool(clock, limits.keepAliveMs, limits.idleConnectionsMax);
  const sessions = new TlsSessions(clock, limits.sessionMs, limits.sessionsMax);
  const deps = { clock, resolve, allowList, limits, onRefused, secureContext, pool, sessions };
  return {
    failures: failureClasses,
    parse(text) {
      const parsed = parseDestinationUrl(text, allowList);
      if ('refused' in parsed) onRefused(parsed.refused);
      return parsed;
    },
    handles: () => true,
    validate: assertSendable,
    connect: (request, attempt) => connect(deps, request, attempt),
    close() {
      pool.close();
      sessions.clear();
    },
  };
}

/** Headers of message framing and connection, which callers must not set. */
const reservedHeaders = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'accept-encoding',
  'expect',
  'te',
  'trailer',
  'upgrade',
  'proxy-authorization',
  'proxy-connection',
]);

/**
 * Throws for a body or a header that cannot be sent. Called before the dispatch record is written, so that a bug of the
 * caller is not recorded as a failed delivery.
 */
function assertSendable(request: Pick<OutboundRequest, 'method' | 'headers' | 'body'>): void {
  assertBody(request);
  for (const [name, value] of request.headers) {
    if (reservedHeaders.has(name.toLowerCase()))
      throw new TypeError(`The header ${name} must not be set by the sender.`);
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
}

/** Dependencies shared by all requests of the transport. */
interface HttpsDeps {
  readonly clock: Clock;
  readonly resolve: HostResolver;
  readonly allowList: AllowList;
  readonly limits: OutboundLimits;
  readonly onRefused: (reason: ResolvedReason) => void;
  readonly secureContext: () => SecureContext;
  readonly pool: ConnectionPool;
  readonly sessions: TlsSessions;
}

async function connect(
  deps: HttpsDeps,
  { destination, partition }: ConnectionRequest,
  attempt: AttemptProgress,
): Promise<Connection | ConnectionFailure> {
  const lookup = await lookUp(deps, destination, attempt);
  if ('failure' in lookup) return lookup;
  const poolKey = partition === null ? null : { partition, origin: destination.origin };
  const pooledConnection = poolKey === null ? undefined : deps.pool.acquire(poolKey, lookup.addresses);
  const connection = pooledConnection ?? (await dialDestination(deps, destination, lookup.addresses, poolKey, attempt));
  if ('failure' in connection) return connection;
  const { clock, limits } = deps;
  const { socket } = connection;
  return {
    watch: () => watchIdle(socket, () => socket.destroy()),
    async send(request) {
      const onPhase = attempt.enter.bind(attempt);
      const result = await exchange(socket, request, { clock, limits, limitMs: attempt.remainingMs, onPhase });
      const { isReusable, firstByteMs, ...sendResult } = result;
      if (isReusable && poolKey !== null) deps.pool.release(poolKey, connection);
      attempt.recordTimings({ firstByteMs });
      return sendResult;
    },
    discard: () => void socket.destroy(),
  };
}

type Addresses = { readonly addresses: readonly IpAddress[] };

async function lookUp(
  deps: HttpsDeps,
  destination: Destination,
  attempt: AttemptProgress,
): Promise<Addresses | ConnectionFailure> {
  attempt.enter('resolving');
  const { allowList, onRefused } = deps;
  const result = await addressesOf(deps, destination, attempt);
  if ('failure' in result) return result;
  const verdict = checkAddresses(destination, result.addresses, allowList);
  if ('approved' in verdict) return { addresses: verdict.approved };
  onRefused(verdict.refused);
  return { failure: 'address_refused' };
}

async function addressesOf(
  { clock, limits, resolve }: HttpsDeps,
  { host, literal }: Destination,
  attempt: AttemptProgress,
): Promise<Addresses | ConnectionFailure> {
  if (literal !== null) return { addresses: [literal] };
  // Allowed only by the allow-list; RFC 6761 6.3 defines its address.
  if (host === 'localhost') return { addresses: [loopbackAddress] };
  const startMs = clock.monotonicMs();
  const resolution = await resolve(host, Math.min(limits.dnsMs, attempt.remainingMs));
  attempt.recordTimings({ dnsMs: clock.monotonicMs() - startMs });
  if (resolution.kind === 'found') return resolution;
  return { failure: resolutionFailures[resolution.kind] };
}

async function dialDestination(
  deps: HttpsDeps,
  destination: Destination,
  addresses: readonly IpAddress[],
  poolKey: ConnectionKey | null,
  attempt: AttemptProgress,
): Promise<PooledConnection | ConnectionFailure> {
  const { onRefused } = deps;
  const onPhase = attempt.enter.bind(attempt);
  const limitMs = attempt.remainingMs;
  const dialResult = await dial(destination, addresses, { ...deps, poolKey, limitMs, onPhase });
  attempt.recordTimings(dialResult.timings);
  if (!('failure' in dialResult)) return dialResult.connection;
  if (dialResult.failure === 'address_refused') onRefused('peer');
  return dialResult;
}

const loopbackAddress: IpAddress = Uint8Array.of(127, 0, 0, 1);

const resolutionFailures = {
  not_found: 'dns_not_found',
  failed: 'dns_failed',
  timed_out: 'dns_timeout',
} as const satisfies Record<string, FailureClass>;

/** Reason for refusing resolved addresses. `peer`: the connected address differs from the checked one. */
export type ResolvedReason = AddressReason | 'port' | 'peer';

/** Checks all addresses of a destination. One non-public address is enough to refuse it, unless it is allow-listed. */
function checkAddresses(
  destination: Destination,
  addresses: readonly IpAddress[],
  allowList: AllowList,
): { readonly approved: readonly IpAddress[] } | { readonly refused: ResolvedReason } {
  const { host, port } = destination;
  if (allowList.hasName(host, port)) return { approved: addresses };
  const unlistedAddresses = addresses.filter((address) => !allowList.hasAddress(address, port));
  for (const address of unlistedAddresses) {
    const verdict = classifyAddress(address);
    if (!verdict.allowed) return { refused: verdict.reason };
  }
  // The URL was accepted because another allow-list entry has this port.
  if (unlistedAddresses.length > 0 && port !== httpsPort) return { refused: 'port' };
  return { approved: addresses };
}
