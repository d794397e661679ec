import type { BlockList } from 'node:net';
import { isIP } from 'node:net';

/**
 * The address a request is counted under: the peer, or behind trusted proxies the right-most
 * X-Forwarded-For entry that is none of them. Whatever stands left of that entry, the client may
 * have written itself.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: BlockList | null): string {
  if (trusted === null || forwardedFor === undefined || !isTrusted(trusted, peer)) return peer;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) return peer;
    if (!isTrusted(trusted, hop)) return hop;
  }
  return peer;
}

/** Whether an address, which may be IPv4 written as IPv6, is in one of the networks. */
export function isTrusted(trusted: BlockList, address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const version = isIP(plain);
  return version !== 0 && trusted.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** Loopback and private networks: a forwarded header from there suggests a proxy nobody declared. */
export function isPrivateAddress(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|::ffff:127\.|::ffff:10\.|f[cd])/i.test(address);
}
