import type { AllowList } from './allow-list.ts';
import { isAddressSpelling, type NameReason, nameFault } from './host-name.ts';
import { formatIpAddress, type IpAddress, parseIpAddress } from './ip-address.ts';

/** Where a request goes, as far as its address alone tells. */
export interface Destination {
  /** `https://host`, with the port when it is not 443; host in small letters. */
  readonly origin: string;
  /** A name, or the text of an address that the operator named. */
  readonly host: string;
  readonly port: number;
  /** Path and query exactly as written, and `/` before the query where the path is missing. */
  readonly target: string;
  /** Set when the operator named an address and the destination is written with it. */
  readonly literal: IpAddress | null;
}

/** Why a destination is refused by its address alone. */
export type DestinationReason =
  | 'too_long'
  | 'not_printable_ascii'
  | 'scheme'
  | 'spelling'
  | 'credentials'
  | 'fragment'
  | 'ip_literal'
  | 'port'
  | NameReason;

export const destinationCharactersMax = 2_048;
export const httpsPort = 443;

/**
 * Reads the address of a destination, or says why it is refused. All rules are applied to the text
 * as it is: the URL parser repairs much of what is refused here (backslashes, missing slashes, tabs,
 * full-width digits, numbers for addresses) and would hide from the writer where a request goes. It
 * is asked last, and must have understood the same host and port.
 */
export function parseDestination(
  text: string,
  allow: AllowList,
): Destination | { readonly refused: DestinationReason } {
  if (text.length > destinationCharactersMax) return { refused: 'too_long' };
  if (!/^[\x21-\x7e]*$/.test(text)) return { refused: 'not_printable_ascii' };
  if (!/^https:/i.test(text)) return { refused: 'scheme' };
  const parts = /^https:\/\/([^/?#\\]+)([^#\\]*)(#?)/i.exec(text);
  if (parts === null || text.includes('\\')) return { refused: 'spelling' };
  const [, written = '', rest = '', hash] = parts;
  if (written.includes('@')) return { refused: 'credentials' };
  if (hash !== '') return { refused: 'fragment' };
  if (!targetPattern.test(rest)) return { refused: 'spelling' };
  const authority = parseAuthority(written.toLowerCase(), allow);
  if ('refused' in authority) return authority;
  if (!isReadAlike(text, authority)) return { refused: 'spelling' };
  return { ...authority, origin: originOf(authority), target: rest.startsWith('/') ? rest : `/${rest}` };
}

/** RFC 3986 3.3 and 3.4, and the square brackets that many frameworks write into queries. */
const targetPattern = /^(?:[\w\-.~!$&'()*+,;=:@/?[\]]|%[0-9a-f]{2})*$/i;
const authorityPattern = /^(\[[^\]]*\]|[^:[\]]+)(?::([1-9]\d{0,4}))?$/;

type Authority = Pick<Destination, 'host' | 'port' | 'literal'>;

function parseAuthority(authority: string, allow: AllowList): Authority | { readonly refused: DestinationReason } {
  const match = authorityPattern.exec(authority);
  const port = match?.[2] === undefined ? httpsPort : Number(match[2]);
  if (match === null || port > 65_535) return { refused: authority.startsWith('[') ? 'ip_literal' : 'spelling' };
  const host = match[1] ?? '';
  if (host.includes('%') && !host.startsWith('[')) return { refused: 'spelling' };
  if (host.startsWith('[') || isAddressSpelling(host)) return parseLiteral(host, port, allow);
  if (allow.hasName(host, port)) return { host, port, literal: null };
  const fault = nameFault(host);
  if (fault !== null) return { refused: fault };
  return port === httpsPort || allow.hasPort(port) ? { host, port, literal: null } : { refused: 'port' };
}

/** An address instead of a name: only one that the operator named, in its standard spelling. */
function parseLiteral(
  host: string,
  port: number,
  allow: AllowList,
): Authority | { readonly refused: DestinationReason } {
  const literal = parseIpAddress(host.replace(/^\[(.*)\]$/, '$1'));
  if (literal === null || !allow.hasAddress(literal, port)) return { refused: 'ip_literal' };
  return { host: formatIpAddress(literal), port, literal };
}

function isReadAlike(text: string, { host, port, literal }: Authority): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  if (Number(url.port || httpsPort) !== port) return false;
  if (literal === null) return url.hostname === host;
  return formatIpAddress(parseIpAddress(url.hostname.replace(/^\[(.*)\]$/, '$1')) ?? new Uint8Array(0)) === host;
}

function originOf({ host, port }: Authority): string {
  const written = host.includes(':') ? `[${host}]` : host;
  return port === httpsPort ? `https://${written}` : `https://${written}:${port}`;
}
