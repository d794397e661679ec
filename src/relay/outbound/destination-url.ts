import type { AllowList } from './allow-list.ts';
import { isAddressSpelling, type NameReason, nameFault } from './host-name.ts';
import { formatIpAddress, type IpAddress, parseIpAddress } from './ip-address.ts';

/** Parsed destination URL, before DNS resolution. */
export interface Destination {
  /** `https://host`, with the port unless it is 443; lowercase. */
  readonly origin: string;
  /** A host name, or an IP address from the allow-list. */
  readonly host: string;
  readonly port: number;
  /** Path and query exactly as written, starting with `/`. */
  readonly target: string;
  /** Set for an IP address from the allow-list. */
  readonly literal: IpAddress | null;
}

/** Reason why a URL is refused, before DNS resolution. */
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
 * Parses a destination URL or returns why it is refused. The rules apply to the raw text, because the WHATWG URL
 * parser silently corrects much of what is refused here (backslashes, missing slashes, tabs, full-width digits,
 * numeric addresses). Finally the URL parser must return the same host and port.
 */
export function parseDestinationUrl(
  text: string,
  allowList: AllowList,
): Destination | { readonly refused: DestinationReason } {
  if (text.length > destinationCharactersMax) return { refused: 'too_long' };
  if (!/^[\x21-\x7e]*$/.test(text)) return { refused: 'not_printable_ascii' };
  if (!/^https:/i.test(text)) return { refused: 'scheme' };
  const match = /^https:\/\/([^/?#\\]+)([^#\\]*)(#?)/i.exec(text);
  if (match === null || text.includes('\\')) return { refused: 'spelling' };
  const [, authorityText = '', targetText = '', fragmentSign] = match;
  if (authorityText.includes('@')) return { refused: 'credentials' };
  if (fragmentSign !== '') return { refused: 'fragment' };
  if (!targetPattern.test(targetText)) return { refused: 'spelling' };
  const authority = parseAuthority(authorityText.toLowerCase(), allowList);
  if ('refused' in authority) return authority;
  if (!matchesUrlParser(text, authority)) return { refused: 'spelling' };
  return {
    ...authority,
    origin: originOf(authority),
    target: targetText.startsWith('/') ? targetText : `/${targetText}`,
  };
}

/** RFC 3986 3.3 and 3.4, plus square brackets, which many frameworks use in queries. */
const targetPattern = /^(?:[\w\-.~!$&'()*+,;=:@/?[\]]|%[0-9a-f]{2})*$/i;
const authorityPattern = /^(\[[^\]]*\]|[^:[\]]+)(?::([1-9]\d{0,4}))?$/;

type Authority = Pick<Destination, 'host' | 'port' | 'literal'>;

function parseAuthority(authority: string, allowList: AllowList): Authority | { readonly refused: DestinationReason } {
  const match = authorityPattern.exec(authority);
  const port = match?.[2] === undefined ? httpsPort : Number(match[2]);
  if (match === null || port > 65_535) return { refused: authority.startsWith('[') ? 'ip_literal' : 'spelling' };
  const host = match[1] ?? '';
  if (host.includes('%') && !host.startsWith('[')) return { refused: 'spelling' };
  if (host.startsWith('[') || isAddressSpelling(host)) return parseLiteral(host, port, allowList);
  if (allowList.hasName(host, port)) return { host, port, literal: null };
  const fault = nameFault(host);
  if (fault !== null) return { refused: fault };
  return port === httpsPort || allowList.hasPort(port) ? { host, port, literal: null } : { refused: 'port' };
}

/** IP address instead of a name: only from the allow-list, in its standard notation. */
function parseLiteral(
  host: string,
  port: number,
  allowList: AllowList,
): Authority | { readonly refused: DestinationReason } {
  const literal = parseIpAddress(host.replace(/^\[(.*)\]$/, '$1'));
  if (literal === null || !allowList.hasAddress(literal, port)) return { refused: 'ip_literal' };
  return { host: formatIpAddress(literal), port, literal };
}

function matchesUrlParser(text: string, { host, port, literal }: Authority): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  if (Number(url.port || httpsPort) !== port) return false;
  if (literal === null) return url.hostname === host;
  return formatIpAddress(parseIpAddress(url.hostname.replace(/^\[(.*)\]$/, '$1')) ?? new Uint8Array(0)) === host;
}

function originOf({ host, port }: Authority): string {
  const authorityText = host.includes(':') ? `[${host}]` : host;
  return port === httpsPort ? `https://${authorityText}` : `https://${authorityText}:${port}`;
}
