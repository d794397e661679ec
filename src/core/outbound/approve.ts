import { type AddressReason, judgeAddress } from './address-policy.ts';
import type { AllowList } from './allow-list.ts';
import type { Destination } from './destination-url.ts';
import { httpsPort } from './destination-url.ts';
import type { IpAddress } from './ip-address.ts';

/** What a name has to be refused for once its addresses are known. */
export type LookedUpReason = AddressReason | 'port';

/**
 * Judges all addresses of a destination together: one that is not public refuses it, however many
 * others are. What the operator named passes.
 */
export function approve(
  destination: Destination,
  addresses: readonly IpAddress[],
  allow: AllowList,
): { readonly approved: readonly IpAddress[] } | { readonly refused: LookedUpReason } {
  const { host, port } = destination;
  if (allow.hasName(host, port)) return { approved: addresses };
  for (const address of addresses) {
    if (allow.hasAddress(address, port)) continue;
    const verdict = judgeAddress(address);
    if (!verdict.allowed) return { refused: verdict.reason };
    // The port was let through because the operator named it with something else.
    if (port !== httpsPort) return { refused: 'port' };
  }
  return { approved: addresses };
}
