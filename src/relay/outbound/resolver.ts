import { Resolver } from 'node:dns/promises';
import { type IpAddress, parseIpAddress } from './ip-address.ts';

export type Resolution =
  | { readonly kind: 'found'; readonly addresses: readonly IpAddress[] }
  /** The name does not exist, or has no address. */
  | { readonly kind: 'not_found' }
  /** SERVFAIL or another error, or an unreadable response. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'timed_out' };

/** Resolves all IPv4 and IPv6 addresses of a name within `limitMs`. */
export type HostResolver = (name: string, limitMs: number) => Promise<Resolution>;

/**
 * Creates a DNS resolver for the server `address:port` (IPv6 in brackets), or for the system's DNS servers. Uses only
 * DNS: no hosts file, no search list. Nothing is cached. Lost packets are sent again within the limit; truncated
 * responses are requested over TCP. If one address family fails and the other has addresses, those are the result.
 * @throws when `server` is not an address.
 */
export function createHostResolver(server: string | null): HostResolver {
  // Validates the address of the server.
  openResolver(server);
  return async (name, limitMs) => {
    const resolver = openResolver(server);
    const timer = setTimeout(() => resolver.cancel(), limitMs);
    const resolutions = await Promise.all([query(resolver.resolve4(name)), query(resolver.resolve6(name))]);
    clearTimeout(timer);
    return combineFamilies(resolutions);
  };
}

const attemptTimeoutMs = 600;
const triesMax = 3;

// One resolver per lookup, for a random source port and separate cancellation.
function openResolver(server: string | null): Resolver {
  const resolver = new Resolver({ timeout: attemptTimeoutMs, maxTimeout: attemptTimeoutMs, tries: triesMax });
  if (server !== null) resolver.setServers([server]);
  return resolver;
}

async function query(response: Promise<string[]>): Promise<Resolution> {
  try {
    const addresses = (await response).map(parseIpAddress);
    const validAddresses = addresses.filter((address) => address !== null);
    return validAddresses.length < addresses.length ? { kind: 'failed' } : { kind: 'found', addresses: validAddresses };
  } catch (error) {
    return { kind: failureKindOf((error as NodeJS.ErrnoException).code) };
  }
}

function failureKindOf(code: string | undefined): 'not_found' | 'timed_out' | 'failed' {
  if (code === 'ENODATA' || code === 'ENOTFOUND') return 'not_found';
  return code === 'ETIMEOUT' || code === 'ECANCELLED' ? 'timed_out' : 'failed';
}

/** Result for both address families: the addresses of either, otherwise the failure that may be temporary. */
function combineFamilies(resolutions: readonly Resolution[]): Resolution {
  const addresses = resolutions.flatMap((resolution) => (resolution.kind === 'found' ? resolution.addresses : []));
  if (addresses.length > 0) return { kind: 'found', addresses };
  const kinds = resolutions.map(({ kind }) => kind);
  if (kinds.includes('timed_out')) return { kind: 'timed_out' };
  return { kind: kinds.includes('failed') ? 'failed' : 'not_found' };
}
