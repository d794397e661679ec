import type { IncomingMessage } from 'node:http';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { credentialInUrl, idempotencyKeyInvalid, invalidInput, misdirectedRequest } from '../../operation/errors.ts';
import type { AcceptedHosts } from './accepted-hosts.ts';

// Headers that must not be repeated, with the error of a request that repeats them.
const singleHeaders = new Map([
  ['authorization', invalidInput],
  ['host', invalidInput],
  ['content-type', invalidInput],
  ['idempotency-key', idempotencyKeyInvalid],
  ['x-rialto-replay', invalidInput],
]);

// Matches credentials in a URL. The prefix must not follow a letter or digit, so that words such as
// framework_documentation_generator do not match.
const credentialPattern = /(?<![A-Za-z0-9])(?:rk_[A-Za-z0-9_-]{43}|rlk_live_[A-Za-z0-9_-]{24})/;
const credentialNamePattern = /^(?:access_token|api_key|apikey|credential|authorization|token)$/i;

/**
 * Checks a request independently of its route. `target` is the request target as sent. Refuses invalid targets,
 * repeated headers, hosts that are not accepted, and credentials in the URL.
 */
export function checkRequest(
  request: IncomingMessage,
  target: string,
  hosts: AcceptedHosts,
  acceptsAnyHost: boolean,
): Refusal | null {
  const refusal = refuseRepeatedHeader(request.rawHeaders) ?? refuseTarget(request, target, acceptsAnyHost);
  if (refusal !== null) return refusal;
  if (!acceptsAnyHost && !hosts.accepts(request.headers.host)) {
    return refuse(misdirectedRequest, 'The host of the request is not an accepted host.', {
      accepted: hosts.names,
      variable: 'RIALTO_PUBLIC_URL',
    });
  }
  if (containsCredential(request.url ?? '')) {
    return refuse(credentialInUrl, 'The URL contains a credential; send it in the Authorization header.');
  }
  return null;
}

function containsCredential(url: string): boolean {
  if (credentialPattern.test(decodeLoosely(url))) return true;
  const queryStart = url.indexOf('?');
  return (
    queryStart !== -1 &&
    url
      .slice(queryStart + 1)
      .split('&')
      .some((pair) => credentialNamePattern.test(decodeLoosely(pair.split('=', 1)[0] as string)))
  );
}

function refuseRepeatedHeader(rawHeaders: readonly string[]): Refusal | null {
  let seenNames = '';
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] as string).toLowerCase();
    const kind = singleHeaders.get(name);
    if (kind === undefined) continue;
    if (seenNames.includes(`|${name}`)) return refuse(kind, `The header ${name} must be sent once.`, { errors: [] });
    seenNames += `|${name}`;
  }
  return null;
}

/** Decodes percent escapes byte by byte; unlike decodeURIComponent, it does not throw on invalid ones. */
function decodeLoosely(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Converts a request target in absolute form to origin form; its authority replaces the Host header (RFC 9112, 3.2.2).
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '' } = request;
  if (url.startsWith('/')) return url;
  const [, authority, path = ''] = absoluteFormPattern.exec(url) ?? [];
  if (authority === undefined) return url;
  request.headers.host = authority;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Refuses an invalid request target or Host header. */
function refuseTarget(request: IncomingMessage, target: string, acceptsAnyHost: boolean): Refusal | null {
  if (target.includes('#')) return refuseMalformed('A request target must not contain a fragment (#).');
  if (/%00/.test(target)) return refuseMalformed('The URL contains NUL (%00), which is not allowed.');
  if (!target.startsWith('/') && target !== '*' && !absoluteFormPattern.test(target))
    return refuseMalformed('The request target is neither a path nor an http address.');
  return acceptsAnyHost ? null : refuseHost(request);
}

/** Scheme, authority, and path with query. */
const absoluteFormPattern = /^https?:\/\/([^/?#]*)(.*)$/i;
/** `uri-host [":" port]` of RFC 9110, 7.2, with a non-empty host. */
const hostPattern = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

function refuseHost({ rawHeaders, headers, httpVersion }: IncomingMessage): Refusal | null {
  // `headers.host` may come from a target in absolute form (see toOriginForm); HTTP/1.1 requires the header even then.
  const isSent = rawHeaders.some((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (!isSent && httpVersion !== '1.0') return refuseMalformed('The Host header is missing.');
  if (headers.host === undefined) return refuseMalformed('The Host header is missing.');
  if (!hostPattern.test(headers.host)) return refuseMalformed('The host is not of the form name or name:port.');
  return null;
}

function refuseMalformed(detail: string): Refusal {
  return refuse(invalidInput, detail, { errors: [] });
}
