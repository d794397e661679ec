import { type AddressReason, classifyAddress } from './address-policy.ts';
import type { AllowList } from './allow-list.ts';
import type { Destination } from './destination-url.ts';
import { httpsPort } from './destination-url.ts';
import type { IpAddress } from './ip-address.ts';

/** What a name has to be refused for once its addresses are known; `peer`: another one was reached. */
export type ResolvedReason = AddressReason | 'port' | 'peer';

/**
 * Checks all addresses of a destination together: one that is not public refuses it, however many
 * others are. What the operator named passes.
 */
export function checkAddresses(
  destination: Destination,
  addresses: readonly IpAddress[],
  allow: AllowList,
): { readonly approved: readonly IpAddress[] } | { readonly refused: ResolvedReason } {
  const { host, port } = destination;
  if (allow.hasName(host, port)) return { approved: addresses };
  const unnamed = addresses.filter((address) => !allow.hasAddress(address, port));
  for (const address of unnamed) {
    const verdict = classifyAddress(address);
    if (!verdict.allowed) return { refused: verdict.reason };
  }
  // Its text was let through because something else is named with this port.
  if (unnamed.length > 0 && port !== httpsPort) return { refused: 'port' };
  return { approved: addresses };
}
