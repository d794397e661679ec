import { type IpAddress, parseIpAddress } from './ip-address.ts';
import { globalUnicast, type SpecialRange, specialIpv4, specialIpv6 } from './special-ranges.ts';

/** Reason why an address is refused: the most specific special-purpose block, or another rule. */
export type AddressReason =
  | (typeof specialIpv4)[number]['reason']
  | (typeof specialIpv6)[number]['reason']
  | 'isatap'
  | 'not_global_unicast';

export type AddressVerdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: AddressReason };

/**
 * Whether requests to this address are allowed. IPv4: everything outside of the special-purpose blocks. IPv6: global
 * unicast without its special-purpose blocks. IPv6 addresses that embed an IPv4 address (mapped, translated, 6to4,
 * Teredo, ISATAP) are always refused, because the gateway determines where they lead. A NAT64 gateway with a public
 * prefix of its own is not recognized. Throws RangeError for an address of another length.
 */
export function classifyAddress(address: IpAddress): AddressVerdict {
  if (address.length === 4) return verdict(reasonOfNarrowestBlock(ipv4Blocks, address));
  if (address.length !== 16) throw new RangeError(`An IP address must have 4 or 16 bytes, not ${address.length}.`);
  const specialReason = reasonOfNarrowestBlock(ipv6Blocks, address);
  if (specialReason !== undefined) return verdict(specialReason);
  if (!contains(globalUnicastBlock, address)) return verdict('not_global_unicast');
  return verdict(isIsatap(address) ? 'isatap' : undefined);
}

interface Block {
  readonly prefix: IpAddress;
  readonly prefixBits: number;
  readonly reason: AddressReason | undefined;
}

const ipv4Blocks = parseBlocksNarrowestFirst(specialIpv4);
const ipv6Blocks = parseBlocksNarrowestFirst(specialIpv6);
const globalUnicastBlock = parseBlock(globalUnicast, undefined);

function verdict(reason: AddressReason | undefined): AddressVerdict {
  return reason === undefined ? { allowed: true } : { allowed: false, reason };
}

function reasonOfNarrowestBlock(blocks: readonly Block[], address: IpAddress): AddressReason | undefined {
  return blocks.find((block) => contains(block, address))?.reason;
}

function contains({ prefix, prefixBits }: Block, address: IpAddress): boolean {
  const wholeByteCount = prefixBits >> 3;
  for (let index = 0; index < wholeByteCount; index += 1) if (prefix[index] !== address[index]) return false;
  const remainingBits = prefixBits & 7;
  return (
    remainingBits === 0 || ((prefix[wholeByteCount] ?? 0) ^ (address[wholeByteCount] ?? 0)) >> (8 - remainingBits) === 0
  );
}

/** RFC 5214 6.1: interface identifier 00-00-5E-FE or 02-00-5E-FE, followed by an IPv4 address. */
function isIsatap(address: IpAddress): boolean {
  return ((address[8] ?? 0) & 0xfd) === 0 && address[9] === 0 && address[10] === 0x5e && address[11] === 0xfe;
}

function parseBlocksNarrowestFirst(ranges: readonly (SpecialRange & { reason: AddressReason })[]): Block[] {
  const blocks = ranges.map(({ range, reason }) => parseBlock(range, reason));
  return blocks.sort((left, right) => right.prefixBits - left.prefixBits);
}

function parseBlock(range: string, reason: AddressReason | undefined): Block {
  const [text = '', bits] = range.split('/');
  const prefix = parseIpAddress(text);
  if (prefix === null) throw new Error(`${range} is not a CIDR block.`);
  return { prefix, prefixBits: Number(bits), reason };
}
