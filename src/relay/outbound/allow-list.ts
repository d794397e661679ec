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
export function parseAllowList(text: string): { readonly allowList: AllowList } | { readonly fault: string } {
  const entryKeys = new Set<string>();
  const ports = new Set<number>();
  for (const entry of text.split(',').map((entryText) => entryText.trim())) {
    if (entry === '') continue;
    const parsedEntry = parseEntry(entry);
    if (parsedEntry === null) return { fault: entry };
    ports.add(parsedEntry.port);
    entryKeys.add(entryKey(parsedEntry.host, parsedEntry.port));
  }
  const allowList: AllowList = {
    hasPort: (port) => ports.has(port),
    hasName: (name, port) => entryKeys.has(entryKey(name, port)),
    hasAddress: (address, port) => entryKeys.has(entryKey(formatIpAddress(address), port)),
  };
  return { allowList };
}

/** Rule that a list with this invalid entry violates. */
export function describeAllowListFault(fault: string): string {
  return `must be host:port entries separated by commas, not ${JSON.stringify(fault)}`;
}

function parseEntry(entry: string): { host: string; port: number } | null {
  const match = /^(?:\[([^\]]+)\]|([^:[\]]+)):([1-9]\d{0,4})$/.exec(entry.toLowerCase());
  if (match === null || Number(match[3]) > 65_535) return null;
  const [, bracketed, unbracketed = '', port] = match;
  const address = parseIpAddress(bracketed ?? unbracketed);
  if (address !== null && (address.length === 16) === (bracketed !== undefined))
    return { host: formatIpAddress(address), port: Number(port) };
  return isHostName(unbracketed) && !isAddressSpelling(unbracketed) ? { host: unbracketed, port: Number(port) } : null;
}

function entryKey(host: string, port: number): string {
  return `${host} ${port}`;
}
