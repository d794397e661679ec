import { ipv4Blocks, ipv6Blocks, type SpecialBlock } from './special-blocks.ts';

// Reference implementation of the address policy: addresses are numbers, blocks are pairs of numbers.

export type Family = 4 | 6;

/** `allowed`, or the reason of the narrowest block that contains the address. */
export function referenceVerdict(family: Family, value: bigint): string {
  const matchingBlocks = (family === 4 ? ipv4Ranges : ipv6Ranges)
    .filter(({ first, last }) => first <= value && value <= last)
    .sort((left, right) => (left.last - left.first < right.last - right.first ? -1 : 1));
  if (matchingBlocks[0] !== undefined) return matchingBlocks[0].reason;
  if (family === 4) return 'allowed';
  if (value >> 125n !== 1n) return 'not_global_unicast';
  return ((value >> 32n) & 0xfdff_ffffn) === 0x0000_5efen ? 'isatap' : 'allowed';
}

export function bytesOf(family: Family, value: bigint): Uint8Array {
  const digits = value.toString(16).padStart(family === 4 ? 8 : 32, '0');
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The number of an address in the notation of these tests. */
export function numberOf(text: string): bigint {
  if (!text.includes(':')) return text.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (dotted !== null) {
    const low = numberOf(dotted[2] ?? '');
    return numberOf(`${dotted[1]}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`);
  }
  const [head = [], tail = []] = text.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const groups = [...head, ...new Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

/** First and last number of `address/bits`. */
function rangeOf(range: string): { first: bigint; last: bigint } {
  const [address = '', bits] = range.split('/');
  const size = 1n << BigInt((address.includes(':') ? 128 : 32) - Number(bits));
  const first = numberOf(address);
  return { first, last: first + size - 1n };
}

const toRange = ([range, reason]: SpecialBlock) => ({ ...rangeOf(range), reason });
const ipv4Ranges = ipv4Blocks.map(toRange);
const ipv6Ranges = ipv6Blocks.map(toRange);

/** The first and the last number of each block and of 2000::/3 (global unicast), each with its neighbours. */
export function edges(family: Family): bigint[] {
  const ranges = family === 4 ? ipv4Ranges : [...ipv6Ranges, { ...rangeOf('2000::/3') }];
  const highest = (1n << (family === 4 ? 32n : 128n)) - 1n;
  return ranges
    .flatMap(({ first, last }) => [first - 1n, first, first + 1n, last - 1n, last, last + 1n])
    .filter((value) => value >= 0n && value <= highest);
}
