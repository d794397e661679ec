import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { InputFault } from '../../../core/base/refusal.ts';

/** Custom headers for the destination, by name as given. Never stored or logged. */
export type DestinationHeaders = Readonly<Record<string, string>>;

export const destinationHeadersMax = 8;

/** Refused names: set by the relay or the connection, or misleading about the relay. */
export const refusedHeaderNames = [
  ...['accept', 'accept-encoding', 'connection', 'content-digest', 'content-encoding', 'content-length'],
  ...['content-type', 'cookie', 'date', 'expect', 'forwarded', 'host', 'idempotency-key', 'keep-alive', 'origin'],
  ...['proxy-authorization', 'proxy-connection', 'referer', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['user-agent', 'via', 'webhook-attempt', 'webhook-id', 'webhook-signature', 'webhook-timestamp'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
] as const;

const refused: ReadonlySet<string> = new Set(refusedHeaderNames);

/** Errors of well-formed headers: a refused name, or the same name twice in different case. */
export function headerFaults(headers: DestinationHeaders = {}): InputFault[] {
  const names = Object.keys(headers);
  const spellings = Map.groupBy(names, (name) => name.toLowerCase());
  return names.flatMap((name) => {
    const pointer = `/headers/${name}`;
    if (refused.has(name.toLowerCase()))
      return [
        {
          pointer,
          code: 'header_refused',
          message:
            'This header cannot be set: it is controlled by the relay or not allowed in requests to destinations.',
        },
      ];
    return spellings.get(name.toLowerCase())?.length === 1
      ? []
      : [
          {
            pointer,
            code: 'header_repeated',
            message: 'Each header may occur once; header names are case-insensitive.',
          },
        ];
  });
}

/** The headers as sent, with names in lower case. */
export function sentHeaders(headers: DestinationHeaders = {}): [name: string, value: string][] {
  return Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
}

/**
 * The text of a destination that is fingerprinted: as it was given; with headers the canonical JSON (RFC 8785) of
 * a list of the destination and its headers, names in lower case. No destination begins as that does.
 */
export function destinationText(destination: string, headers: DestinationHeaders = {}): string {
  const sent = sentHeaders(headers);
  return sent.length === 0 ? destination : canonicalJson([destination, Object.fromEntries(sent)]);
}
