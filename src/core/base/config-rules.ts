import { BlockList, isIP } from 'node:net';
import { splitDatabaseHosts } from './database-hosts.ts';

/** Parses the text of a variable ('' when unset) into its value, or returns a description of the expected format. */
export type Rule<Value> = (value: string) => { readonly value: Value } | { readonly fault: string };

/** Any text; '' when unset. */
export function text(): Rule<string> {
  return (value) => ({ value });
}

/** Text that matches `pattern`, which `expectedFormat` describes; null when unset. */
export function optionalText(pattern: RegExp, expectedFormat: string): Rule<string | null> {
  return (value) => (value === '' ? { value: null } : pattern.test(value) ? { value } : { fault: expectedFormat });
}

/** A PostgreSQL URL; null when unset. It is validated here because a later error could contain its password. */
export function postgresUrl(): Rule<string | null> {
  const fault =
    'a postgres:// address of a primary server, its password percent-encoded; several hosts are separated by commas';
  return (value) => {
    if (value === '') return { value: null };
    return splitDatabaseHosts(value) === null ? { fault } : { value };
  };
}

/** PostgreSQL URLs, separated by commas, each of one server. */
export function postgresUrls(): Rule<string[]> {
  return (value) => {
    const urls = value === '' ? [] : value.split(/,\s*(?=postgres)/);
    const isValid = urls.every((databaseUrl) => splitDatabaseHosts(databaseUrl)?.length === 1) && areDistinct(urls);
    return isValid
      ? { value: urls }
      : { fault: 'a list of postgres:// addresses of single servers, their passwords percent-encoded, each once' };
  };
}

/** `valkey://` or `redis://`, with a final s for TLS; null when unset. The fault never contains the URL. */
export function valkeyUrl(): Rule<string | null> {
  return (value) => {
    if (value === '') return { value: null };
    const parsedUrl = URL.parse(value);
    const isValid =
      parsedUrl !== null &&
      /^(valkeys?|rediss?):$/.test(parsedUrl.protocol) &&
      parsedUrl.hostname !== '' &&
      /^(\/\d{0,3})?$/.test(parsedUrl.pathname) &&
      [parsedUrl.username, parsedUrl.password].every((credential) => percentDecode(credential) !== null) &&
      parsedUrl.search === '' &&
      parsedUrl.hash === '';
    return isValid
      ? { value }
      : { fault: 'an address such as valkeys://user:password@valkey.example:6379/0, the password percent-encoded' };
  };
}

export function nonNegativeInteger(): Rule<number> {
  return (value) =>
    /^\d{1,9}$/.test(value) ? { value: Number(value) } : { fault: 'a whole number from 0 to 999999999' };
}

export function byteSize(): Rule<number> {
  return (value) =>
    /^\d{1,15}$/.test(value) ? { value: Number(value) } : { fault: 'a whole number of bytes, of at most 15 digits' };
}

/** A whole number between two bounds; null when unset. */
export function optionalNumber(min: number, max: number): Rule<number | null> {
  const read = numberBetween(min, max);
  return (value) => (value === '' ? { value: null } : read(value));
}

/** A whole number between two bounds, for a setting with a default. */
export function numberBetween(min: number, max: number): Rule<number> {
  return (text) => {
    const value = Number(text);
    return /^\d{1,9}$/.test(text) && value >= min && value <= max
      ? { value }
      : { fault: `a whole number from ${min} to ${max}` };
  };
}

/** A number from 0 to 1. */
export function ratio(): Rule<number> {
  return (value) =>
    /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(value) ? { value: Number(value) } : { fault: 'a number from 0 to 1' };
}

/** `name=value,...`, the values percent-encoded; null when unset. Faults never contain the values. */
export function headerList(): Rule<Record<string, string> | null> {
  return (text) => {
    if (text === '') return { value: null };
    const pairs = text.split(',').map((pair) => /^([\w!#$%&'*+.^`|~-]+)=([\x21-\x7e ]*)$/.exec(pair.trim()));
    const headers = pairs.map((pair) => [pair?.[1]?.toLowerCase() ?? '', percentDecode(pair?.[2] ?? '')] as const);
    const isValid = pairs.every((pair) => pair !== null) && headers.every(([, value]) => value !== null);
    return isValid && areDistinct(headers.map(([name]) => name))
      ? { value: Object.fromEntries(headers) as Record<string, string> }
      : { fault: 'a list of headers such as authorization=Bearer%20abc, each once' };
  };
}

/** A TCP port; 0 lets the system choose a free one. */
export function portNumber(): Rule<number> {
  return (value) =>
    /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? { value: Number(value) } : { fault: 'a port from 0 to 65535' };
}

export function optionalPort(): Rule<number | null> {
  const read = portNumber();
  return (value) => (value === '' ? { value: null } : read(value));
}

/** An http(s) URL without user, query or fragment; trailing slashes are removed. Null when unset. */
export function url(): Rule<string | null> {
  return (value) => {
    if (value === '') return { value: null };
    const parsed = URL.parse(value);
    const isBase =
      parsed !== null &&
      /^https?:$/.test(parsed.protocol) &&
      parsed.search === '' &&
      parsed.hash === '' &&
      parsed.username === '' &&
      parsed.password === '';
    return isBase ? { value: value.replace(/\/+$/, '') } : { fault: 'an http or https address without query or user' };
  };
}

/** An origin with a host name, such as `https://frames.example.net`; null when unset. */
export function namedOrigin(): Rule<string | null> {
  return (value) => {
    if (value === '') return { value: null };
    const origin = value.replace(/\/$/, '');
    // A Content-Security-Policy cannot name an IPv6 address.
    return isOrigin(origin) && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin)
      ? { value: origin }
      : { fault: 'an origin such as https://frames.example.net, in lower case, without a path' };
  };
}

/** IP address and port of a DNS server, IPv6 in brackets; null when unset. */
export function resolverAddress(): Rule<string | null> {
  return (value) => {
    if (value === '') return { value: null };
    const [, host = '', port] = /^\[?([^\]]+?)\]?:([1-9]\d{0,4})$/.exec(value) ?? [];
    const isValid = isIP(host) !== 0 && value.startsWith('[') === (isIP(host) === 6) && Number(port) <= 65_535;
    return isValid ? { value } : { fault: 'an address and port such as 127.0.0.1:53, IPv6 in brackets' };
  };
}

const submissionPort = 587;
const secureSubmissionPort = 465;

/** `smtp://` or `smtps://` URL with host, port and login; null when unset. The fault never contains the URL. */
export function mailServer(): Rule<{
  host: string;
  port: number;
  secure: boolean;
  login: { user: string; pass: string } | null;
} | null> {
  return (value) => {
    if (value === '') return { value: null };
    const parsedUrl = URL.parse(value);
    const fault = 'an address such as smtps://user:password@mail.example:465, the password percent-encoded';
    if (parsedUrl === null || !/^smtps?:$/.test(parsedUrl.protocol) || parsedUrl.hostname === '') return { fault };
    if (!/^\/?$/.test(parsedUrl.pathname) || parsedUrl.search !== '' || parsedUrl.hash !== '') return { fault };
    const secure = parsedUrl.protocol === 'smtps:';
    const [user, pass] = [percentDecode(parsedUrl.username), percentDecode(parsedUrl.password)];
    if (user === null || pass === null || (user === '') !== (pass === '')) return { fault };
    return {
      value: {
        host: parsedUrl.hostname.replace(/^\[|\]$/g, ''),
        port: Number(parsedUrl.port) || (secure ? secureSubmissionPort : submissionPort),
        secure,
        login: user === '' ? null : { user, pass },
      },
    };
  };
}

function percentDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export interface EmailAddress {
  readonly name: string;
  readonly address: string;
}

/** `relay@example.org` or `Relay <relay@example.org>`; null when unset. */
export function emailAddress(): Rule<EmailAddress | null> {
  return (value) => {
    if (value === '') return { value: null };
    const [, name = '', inBrackets, unbracketed] =
      /^(?:([^<>\r\n"]*)<([^\s@<>]+@[^\s@<>]+)>|([^\s@<>]+@[^\s@<>]+))$/.exec(value) ?? [];
    const address = inBrackets ?? unbracketed;
    return address === undefined
      ? { fault: 'an email address such as relay@example.org or Relay <relay@example.org>' }
      : { value: { name: name.trim(), address } };
  };
}

export function choiceOf<const Values extends readonly string[]>(values: Values): Rule<Values[number]> {
  return (value) => (values.includes(value) ? { value } : { fault: `one of ${values.join(', ')}` });
}

export function listOf<const Values extends readonly string[]>(values: Values): Rule<Values[number][]> {
  return (value) => {
    const names = value.split(',').map((name) => name.trim());
    const isValid = names.every((name) => values.includes(name)) && areDistinct(names);
    return isValid ? { value: names } : { fault: `a comma-separated list of ${values.join(', ')}, each once` };
  };
}

/** `name:sha256,...`: operators and the hashes of their keys. */
export function hashList(): Rule<Map<string, string>> {
  return (value) => {
    const pairs = value === '' ? [] : value.split(',').map((pair) => pair.trim());
    const hashes = new Map(pairs.map((pair) => pair.split(':') as [string, string]));
    const isValid = pairs.every((pair) => /^[a-z0-9][a-z0-9._-]{0,39}:[0-9a-f]{64}$/.test(pair));
    const isUnique = hashes.size === pairs.length && areDistinct([...hashes.values()]);
    return isValid && isUnique ? { value: hashes } : { fault: 'a list of name:sha256 pairs, each name and key once' };
  };
}

/** Minimal length of a secret; too long for a brute-force search if random. */
export const secretCharactersMin = 32;

/** One secret, or the new and the old one during a rotation; empty when unset. Faults never contain them. */
export function secretList(): Rule<string[]> {
  return (value) => {
    const secrets = value === '' ? [] : value.split(',').map((secret) => secret.trim());
    const isValid = secrets.length <= 2 && areDistinct(secrets);
    return isValid && secrets.every((secret) => secret.length >= secretCharactersMin)
      ? { value: secrets }
      : { fault: `one secret, or two as new,old while it changes, each of at least ${secretCharactersMin} characters` };
  };
}

/** An encryption key; null when unset. The fault never contains the key. */
export function encryptionKey(): Rule<string | null> {
  return (value) => {
    if (value === '') return { value: null };
    return value.length >= secretCharactersMin
      ? { value }
      : { fault: `a key of at least ${secretCharactersMin} characters` };
  };
}

/** Origins as browsers send them, such as `https://app.example`. */
export function originList(): Rule<string[]> {
  return (value) => {
    const origins = value
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== '');
    return origins.every(isOrigin)
      ? { value: origins }
      : { fault: 'a list of origins such as https://app.example, without a path' };
  };
}

// URL parsers return no origin for the URLs of browser extensions, so these are not compared with a normalized form.
function isOrigin(text: string): boolean {
  return /^https?:/i.test(text) ? URL.parse(text)?.origin === text : /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#]+$/.test(text);
}

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** Networks such as `10.0.0.0/8, ::1`; null when unset. */
export function networkList(): Rule<BlockList | null> {
  return (value) => {
    if (value === '') return { value: null };
    const networks = new BlockList();
    return value.split(',').every((network) => addNetwork(networks, network.trim()))
      ? { value: networks }
      : { fault: 'a list of addresses or networks such as 10.0.0.0/8' };
  };
}

/** Adds an address or a network in CIDR notation; returns false when it is invalid. */
function addNetwork(networks: BlockList, network: string): boolean {
  const [address = '', prefixText] = network.split('/');
  const ipVersion = isIP(address);
  if (ipVersion === 0) return false;
  const prefixBitsMax = ipVersion === 4 ? 32 : 128;
  const prefixBits = prefixText === undefined ? prefixBitsMax : Number(prefixText);
  if (!Number.isInteger(prefixBits) || prefixBits < 0 || prefixBits > prefixBitsMax) return false;
  networks.addSubnet(address, prefixBits, ipVersion === 4 ? 'ipv4' : 'ipv6');
  return true;
}
