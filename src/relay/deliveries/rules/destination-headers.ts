import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { InputFault } from '../../../core/base/refusal.ts';

/** Custom headers for the destination, with names as in the request. Never stored or logged. */
export type DestinationHeaders = Readonly<Record<string, string>>;

export const destinationHeadersMax = 8;

/**
 * Header names that a sender cannot set, because the relay or the connection controls them or they could mislead the
 * receiver.
 */
export const reservedHeaderNames = [
  'accept',
  'accept-encoding',
  'connection',
  'content-digest',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'date',
  'expect',
  'forwarded',
  'host',
  'idempotency-key',
  'keep-alive',
  'origin',
  'proxy-authorization',
  'proxy-connection',
  'referer',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
  'webhook-attempt',
  'webhook-id',
  'webhook-signature',
  'webhook-timestamp',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

const reservedNameSet: ReadonlySet<string> = new Set(reservedHeaderNames);

/** Faults of custom headers: reserved names, and names that differ only in case. */
export function headerFaults(headers: DestinationHeaders = {}): InputFault[] {
  const names = Object.keys(headers);
  const namesByLowerCase = Map.groupBy(names, (name) => name.toLowerCase());
  return names.flatMap((name) => {
    const pointer = `/headers/${name}`;
    if (reservedNameSet.has(name.toLowerCase()))
      return [
        {
          pointer,
          code: 'header_refused',
          message:
            'This header cannot be set: it is controlled by the relay or not allowed in requests to destinations.',
        },
      ];
    return namesByLowerCase.get(name.toLowerCase())?.length === 1
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

/** Headers as they are sent, with lowercase names. */
export function sentHeaders(headers: DestinationHeaders = {}): [name: string, value: string][] {
  return Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
}

/**
 * Fingerprinted form of a destination: the URL itself, or with custom headers the canonical JSON (RFC 8785) of [URL,
 * headers]. The forms cannot collide, because no URL starts with `[`.
 */
export function destinationText(destination: string, headers: DestinationHeaders = {}): string {
  const headerPairs = sentHeaders(headers);
  return headerPairs.length === 0 ? destination : canonicalJson([destination, Object.fromEntries(headerPairs)]);
}
