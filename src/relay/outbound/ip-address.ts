/** An address as it travels: 4 bytes of IPv4 or 16 of IPv6. */
export type IpAddress = Uint8Array;

/**
 * Reads one address in its standard spelling, or returns null: IPv4 as four decimal numbers without
 * leading zeros, IPv6 as in RFC 4291 section 2.2 and without a zone. None of the spellings that
 * only the C library takes (octal, hexadecimal, fewer than four numbers) is one.
 */
export function parseIpAddress(text: string): IpAddress | null {
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}

/** The text to dial: what parseIpAddress reads back as the same bytes. */
export function formatIpAddress(address: IpAddress): string {
  if (address.length === 4) return address.join('.');
  const groups = Array.from({ length: 8 }, (_, index) => groupAt(address, index).toString(16));
  return groups.join(':');
}

export function isSameAddress(left: IpAddress, right: IpAddress): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

const ipv4Pattern = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/;
const groupPattern = /^[0-9a-f]{1,4}$/i;
const ipv6CharactersMax = 45;

function parseIpv4(text: string): IpAddress | null {
  if (!ipv4Pattern.test(text)) return null;
  const numbers = text.split('.').map(Number);
  return numbers.every((number) => number <= 255) ? Uint8Array.from(numbers) : null;
}

function parseIpv6(text: string): IpAddress | null {
  if (text.length > ipv6CharactersMax) return null;
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const head = parseGroups(halves[0] ?? '', halves.length === 1);
  const tail = parseGroups(halves[1] ?? '', true);
  if (head === null || tail === null) return null;
  const absent = 16 - head.length - tail.length;
  // `::` stands for at least one group of zeros; without it nothing may be absent.
  if (halves.length === 2 ? absent < 2 : absent !== 0) return null;
  return Uint8Array.from([...head, ...new Array<number>(absent).fill(0), ...tail]);
}

/** The bytes of one side of `::`. Only at the very end may the last 32 bits be written as IPv4. */
function parseGroups(text: string, endsAddress: boolean): number[] | null {
  if (text === '') return [];
  const groups = text.split(':');
  const bytes: number[] = [];
  for (const [index, group] of groups.entries()) {
    if (groupPattern.test(group)) {
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
      continue;
    }
    const embedded = endsAddress && index === groups.length - 1 ? parseIpv4(group) : null;
    if (embedded === null) return null;
    bytes.push(...embedded);
  }
  return bytes;
}

function groupAt(address: IpAddress, index: number): number {
  return ((address[2 * index] ?? 0) << 8) | (address[2 * index + 1] ?? 0);
}
