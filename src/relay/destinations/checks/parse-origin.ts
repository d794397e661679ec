import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { refuseInput } from '../../../core/operation/errors.ts';
import type { RelayEgress } from '../echo/echo-transport.ts';
import { parseDestination } from './parse-destination.ts';

/** Parses an origin; refuses any other text with invalid_input at `pointer`. */
export function parseOrigin(
  egress: Pick<RelayEgress, 'parse'>,
  text: string,
  pointer: string,
): { readonly origin: string } | Refusal {
  const destination = parseDestination(egress, text, pointer);
  if (isRefusal(destination)) return destination;
  const { origin } = destination;
  if ([origin, `${origin}/`].includes(text.toLowerCase())) return { origin };
  return refuseInput(pointer, 'form', 'An origin must be https:// and a host, without path, query or default port.');
}
