import type { IncomingMessage } from 'node:http';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { invalidInput } from '../../operation/errors.ts';

/**
 * The origin form of a request target: an absolute form loses scheme and authority, and the authority
 * takes the place of the Host header (RFC 9112, 3.2.2). Any other target is returned as it is.
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '' } = request;
  if (url.startsWith('/')) return url;
  const [, authority, rest = ''] = absoluteForm.exec(url) ?? [];
  if (authority === undefined) return url;
  request.headers.host = authority;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** What is wrong with the target of a request or with its Host header, or null. `target` is as it was sent. */
export function refuseTarget(request: IncomingMessage, target: string, anyHost: boolean): Refusal | null {
  if (target.includes('#')) return malformed('A request target must not contain a fragment (#).');
  if (/%00/.test(target)) return malformed('The URL contains NUL (%00), which is not allowed.');
  if (!target.startsWith('/') && target !== '*' && !absoluteForm.test(target))
    return malformed('The request target is neither a path nor an http address.');
  return anyHost ? null : refuseHost(request);
}

/** Scheme, authority, and the rest: path and query. */
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;
/** `uri-host [":" port]` of RFC 9110, 7.2, with a host that is not empty. */
const hostForm = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

function refuseHost({ rawHeaders, headers, httpVersion }: IncomingMessage): Refusal | null {
  const isSent = rawHeaders.some((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (!isSent && httpVersion !== '1.0') return malformed('The Host header is missing.');
  if (headers.host === undefined) return malformed('The Host header is missing.');
  if (!hostForm.test(headers.host)) return malformed('The host is not of the form name or name:port.');
  return null;
}

function malformed(detail: string): Refusal {
  return refuse(invalidInput, detail, { errors: [] });
}
