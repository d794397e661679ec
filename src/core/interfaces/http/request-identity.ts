import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { randomToken } from '../../base/ids.ts';
import { findSecret } from '../../base/secrets.ts';
import type { TraceParent } from '../../base/tracing.ts';

const requestIdPattern = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Request id: the caller's `X-Request-Id` if it has 8 to 64 letters, digits, `_` or `-`, otherwise a new one. Since it
 * is logged, values that look like a credential are not accepted.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const value = headers['x-request-id'];
  return typeof value === 'string' && requestIdPattern.test(value) && findSecret(value) === null
    ? value
    : randomToken();
}

// Later versions may append fields; version ff is forbidden. https://www.w3.org/TR/trace-context/#traceparent-header
const traceParentPattern = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Parses the `traceparent` header; null when there is none or it is invalid. */
export function traceParentOf(headers: IncomingHttpHeaders): TraceParent | null {
  const { traceparent } = headers;
  if (typeof traceparent !== 'string') return null;
  const [, version, traceId, spanId, flags, suffix] = traceParentPattern.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  if (version === '00' && suffix !== undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/**
 * IP address of the client: the peer, or behind trusted proxies the right-most X-Forwarded-For entry that is not a
 * trusted proxy. Entries to its left can be forged by the client.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: BlockList | null,
): string {
  if (trustedProxies === null || forwardedFor === undefined || !isInNetworks(trustedProxies, peer)) return peer;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) return peer;
    if (!isInNetworks(trustedProxies, hop)) return hop;
  }
  return peer;
}

/** Whether an address, possibly IPv4-mapped IPv6, is in one of the networks. */
export function isInNetworks(networks: BlockList, address: string): boolean {
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const normalizedAddress = mappedIpv4 ?? address;
  const ipVersion = isIP(normalizedAddress);
  return ipVersion !== 0 && networks.check(normalizedAddress, ipVersion === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether the address, possibly IPv4-mapped IPv6, is loopback, private or link-local. A forwarded header from it
 * suggests an unconfigured proxy.
 */
export function isPrivateAddress(address: string): boolean {
  return isInNetworks(privateNetworks, address);
}

const privateNetworks = new BlockList();
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  privateNetworks.addSubnet(network, prefix, family);
