import { findTextFault } from './text.ts';

export interface LinkFault {
  readonly code:
    | 'link_scheme'
    | 'link_form'
    | 'link_not_absolute'
    | 'link_character'
    | 'link_user'
    | 'link_host'
    | 'link_port';
  readonly message: string;
}

/**
 * Validates a link and returns the fault or null. A link is an absolute http or https URL with a host, without user
 * name, blanks, controls, invisible characters, backslashes or angle brackets, and with a port of 1 to 65535 if any.
 * The raw text is checked, because URL parsers silently correct most of these.
 */
export function linkFault(value: string): LinkFault | null {
  if (forbiddenInLink.test(value) || findTextFault(value, 'line') !== null) {
    return {
      code: 'link_character',
      message: 'A link must not contain spaces, control or invisible characters, backslashes or angle brackets.',
    };
  }
  const authority = absoluteLink.exec(value)?.[1];
  if (authority === undefined)
    return { code: 'link_not_absolute', message: 'A link must start with http:// or https://.' };
  if (authority.includes('@'))
    return { code: 'link_user', message: 'A link must not contain a user name or password.' };
  const hostMatch = hostAndPort.exec(authority);
  if (hostMatch === null) return { code: 'link_host', message: 'A link must have a host.' };
  const port = hostMatch[2];
  if (port !== undefined && !isPort(port))
    return { code: 'link_port', message: 'The port of a link must be from 1 to 65535.' };
  return URL.canParse(value) ? null : { code: 'link_host', message: 'The host of this link is not valid.' };
}

const forbiddenInLink = /[\s\\<>]/;
const absoluteLink = /^https?:\/\/([^/?#]*)/i;
const hostAndPort = /^(\[[0-9A-Fa-f:.]+\]|[^:[\]%]+)(?::(.*))?$/;

function isPort(digits: string): boolean {
  return /^[0-9]{1,5}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= 65_535;
}

/** Schemes of the URIs that agents may give as evidence or source. Pages link only http and https URIs. */
export const uriSchemes = [
  'https',
  'http',
  'ftp',
  'mailto',
  'urn',
  'ipfs',
  'git',
  'git+ssh',
  'ssh',
  'magnet',
  'doi',
] as const;

/**
 * Validates a URI and returns the fault or null. http and https follow `linkFault`. URIs of ftp, git, ssh and git+ssh
 * have a host by the same rules, the latter two optionally a user name; others must match the pattern of their scheme.
 */
export function uriFault(value: string): LinkFault | null {
  const match = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(value);
  const scheme = match?.[1]?.toLowerCase() ?? '';
  if (!isAllowedScheme(scheme))
    return { code: 'link_scheme', message: `A URI must start with one of: ${uriSchemes.join(', ')}.` };
  if (scheme === 'http' || scheme === 'https') return linkFault(value);
  const schemeSpecificPart = match?.[2] ?? '';
  if (forbiddenInLink.test(value) || findTextFault(value, 'line') !== null) return linkFault(`https://host/${value}`);
  if (scheme === 'ftp' || scheme === 'git') return linkFault(`https:${schemeSpecificPart}`);
  if (scheme === 'ssh' || scheme === 'git+ssh')
    return linkFault(`https:${schemeSpecificPart.replace(/^\/\/[^/?#@:]+@/, '//')}`);
  return patternByScheme[scheme].test(schemeSpecificPart)
    ? null
    : { code: 'link_form', message: `This is not a valid URI of the scheme ${scheme}.` };
}

function isAllowedScheme(scheme: string): scheme is (typeof uriSchemes)[number] {
  return uriSchemes.some((uriScheme) => uriScheme === scheme);
}

const patternByScheme = {
  mailto: /^[^@?]+@[^@?]+(\?.*)?$/,
  urn: /^[a-z0-9][a-z0-9-]{0,31}:.+$/i,
  ipfs: /^(\/\/)?[a-z0-9]{2,}(\/.*)?$/i,
  magnet: /^\?(.*&)?xt(\.\d+)?=urn:.+$/i,
  doi: /^10\.\d{4,9}\/.+$/,
} as const;
