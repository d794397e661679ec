import { isAddressSpelling, isHostName } from './host-name.ts';
import { formatIpAddress, type IpAddress, parseIpAddress } from './ip-address.ts';

/** Targets that an operator names for development: they may be private, and on another port than 443. */
export interface AllowList {
  /** Whether anything on this port is named. */
  hasPort(port: number): boolean;
  /** Whether this name is named with this port: then whatever address it has may be dialled. */
  hasName(name: string, port: number): boolean;
  /** Whether this address is named with this port: then it may be dialled under any name. */
  hasAddress(address: IpAddress, port: number): boolean;
}

/** Nothing is named: what runs in production. */
export const emptyAllowList: AllowList = { hasPort: () => false, hasName: () => false, hasAddress: () => false };

/**
 * Reads `host:port` entries with commas between them; a host is a name, an address of IPv4, or one
 * of IPv6 in brackets. The fault is the first entry that is none.
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
  const [, bracketed, plain = '', port] = match;
  const address = parseIpAddress(bracketed ?? plain);
  if (address !== null && (address.length === 16) === (bracketed !== undefined))
    return { host: formatIpAddress(address), port: Number(port) };
  return isHostName(plain) && !isAddressSpelling(plain) ? { host: plain, port: Number(port) } : null;
}

function key(host: string, port: number): string {
  return `${host} ${port}`;
}
