import { Resolver } from 'node:dns/promises';
import { type IpAddress, parseIpAddress } from './ip-address.ts';

export type Resolution =
  | { readonly kind: 'found'; readonly addresses: readonly IpAddress[] }
  /** The name does not exist, or has no address. */
  | { readonly kind: 'not_found' }
  /** The server answered that it cannot answer, or nothing that can be read. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'timed_out' };

/** All addresses of a name, of IPv4 and IPv6, requested once; ends after `limitMs` at the latest. */
export type Resolve = (name: string, limitMs: number) => Promise<Resolution>;

/**
 * Asks the server named as `address:port` (an address of IPv6 in brackets), or the system's servers,
 * by DNS alone: not the hosts file, not the search list, nothing else that the system takes names
 * from. Nothing is remembered. A lost packet is sent again within the limit, and a response too long
 * for UDP is requested by TCP. Where one family responds with addresses and the other fails, those
 * are the response.
 *
 * @throws when `server` is no such address.
 */
export function createResolve(server: string | null): Resolve {
  openResolver(server);
  return async (name, limitMs) => {
    const resolver = openResolver(server);
    const timer = setTimeout(() => resolver.cancel(), limitMs);
    const families = await Promise.all([query(resolver.resolve4(name)), query(resolver.resolve6(name))]);
    clearTimeout(timer);
    return inAll(families);
  };
}

const tryMs = 600;
const triesMax = 3;

// One for each look-up: its packets leave from a port of their own, and cancelling it touches no other.
function openResolver(server: string | null): Resolver {
  const resolver = new Resolver({ timeout: tryMs, maxTimeout: tryMs, tries: triesMax });
  if (server !== null) resolver.setServers([server]);
  return resolver;
}

async function query(response: Promise<string[]>): Promise<Resolution> {
  try {
    const addresses = (await response).map(parseIpAddress);
    const known = addresses.filter((address) => address !== null);
    return known.length < addresses.length ? { kind: 'failed' } : { kind: 'found', addresses: known };
  } catch (error) {
    return { kind: kindOf((error as NodeJS.ErrnoException).code) };
  }
}

function kindOf(code: string | undefined): 'not_found' | 'timed_out' | 'failed' {
  if (code === 'ENODATA' || code === 'ENOTFOUND') return 'not_found';
  return code === 'ETIMEOUT' || code === 'ECANCELLED' ? 'timed_out' : 'failed';
}

function inAll(families: readonly Resolution[]): Resolution {
  const addresses = families.flatMap((family) => (family.kind === 'found' ? family.addresses : []));
  if (addresses.length > 0) return { kind: 'found', addresses };
  const kinds = families.map(({ kind }) => kind);
  if (kinds.includes('timed_out')) return { kind: 'timed_out' };
  return { kind: kinds.includes('failed') ? 'failed' : 'not_found' };
}
