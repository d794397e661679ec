import { isAddressSpelling, isHostName } from './host-name.ts';
import { formatIpAddress, type IpAddress, parseIpAddress } from './ip-address.ts';

/** Destinations that the operator allows for development although they are private or not on port 443. */
export interface AllowList {
  /** Whether any entry has this port. */
  hasPort(port: number): boolean;
  /** Whether this host name and port are listed; then it may resolve to any address. */
  hasName(name: string, port: number): boolean;
  /** Whether this address and port are listed; then any host name may resolve to it. */
  hasAddress(address: IpAddress, port: number): boolean;
}

/** Empty list, as in production. */
export const emptyAllowList: AllowList = { hasPort: () => false, hasName: () => false, hasAddress: () => false };

/**
 * Parses comma-separated `host:port` entries; a host is a name, an IPv4 address, or an IPv6 address in brackets.
 * `fault` is the first invalid entry.
 */
export function parseAllowList(text: string): { readonly allow: AllowList } | { readonly fault: string } {
  const targets = new Set<string>();
  const ports = new Set<number>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const target = parseTarget(entry);
    if (target === null) return { fault: entry };
    ports.add(target.port);
    targets.add(key(target.host, target.port));
  }
  const allow: AllowList = {
    hasPort: (port) => ports.has(port),
    hasName: (name, port) => targets.has(key(name, port)),
    hasAddress: (address, port) => targets.has(key(formatIpAddress(address), port)),
  };
  return { allow };
}

function parseTarget(entry: string): { host: string; port: number } | null {
  const match = /^(?:\[([^\]]+)\]|([^:[\]]+)):([1-9]\d{0,4})$/.exec(entry.toLowerCase());
  if (match === null || Number(match[3]) > 65_535) return null;
  const [, bracketed, unbracketed = '', port] = match;
  const address = parseIpAddress(bracketed ?? unbracketed);
  if (address !== null && (address.length === 16) === (bracketed !== undefined))
    return { host: formatIpAddress(address), port: Number(port) };
  return isHostName(unbracketed) && !isAddressSpelling(unbracketed) ? { host: unbracketed, port: Number(port) } : null;
}

function key(host: string, port: number): string {
  return `${host} ${port}`;
}
