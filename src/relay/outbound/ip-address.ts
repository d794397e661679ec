/** IP address in network byte order: 4 bytes (IPv4) or 16 bytes (IPv6). */
export type IpAddress = Uint8Array;

/**
 * Parses an address in standard notation, or returns null: IPv4 as four decimal numbers without leading zeros, IPv6
 * as in RFC 4291 section 2.2 without a zone. Notations that only inet_aton accepts (octal, hexadecimal, fewer than
 * four numbers) are rejected.
 */
export function parseIpAddress(text: string): IpAddress | null {
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}

/** Text form of an address; the inverse of `parseIpAddress`. */
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
  const leadingBytes = parseGroups(halves[0] ?? '', halves.length === 1);
  const trailingBytes = parseGroups(halves[1] ?? '', true);
  if (leadingBytes === null || trailingBytes === null) return null;
  const absentBytes = 16 - leadingBytes.length - trailingBytes.length;
  // `::` replaces at least one group of zeros; without it no group may be missing.
  if (halves.length === 2 ? absentBytes < 2 : absentBytes !== 0) return null;
  return Uint8Array.from([...leadingBytes, ...new Array<number>(absentBytes).fill(0), ...trailingBytes]);
}

/** Bytes of one side of `::`. Only the last 32 bits of the address may be written as IPv4. */
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
    const embeddedIpv4 = endsAddress && index === groups.length - 1 ? parseIpv4(group) : null;
    if (embeddedIpv4 === null) return null;
    bytes.push(...embeddedIpv4);
  }
  return bytes;
}

function groupAt(address: IpAddress, index: number): number {
  return ((address[2 * index] ?? 0) << 8) | (address[2 * index + 1] ?? 0);
}
