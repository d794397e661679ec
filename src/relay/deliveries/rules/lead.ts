import { Buffer } from 'node:buffer';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { InputFault } from '../../../core/base/refusal.ts';
import type { Lead } from '../../lead-schema.ts';
import { bodyBytesMax, type DeliveryRequest } from '../../schemas.ts';
import { headerFaults } from './destination-headers.ts';

/**
 * Validation that the JSON schema cannot express. Clients run the same rules before sending; address checks of the
 * destination happen only on the server.
 */
export function deliveryFaults(request: DeliveryRequest): InputFault[] {
  const faults: InputFault[] = [];
  const message = destinationFault(request.destination);
  if (message !== null) faults.push({ pointer: '/destination', code: 'destination_form', message });
  faults.push(...headerFaults(request.headers));
  if (Buffer.byteLength(JSON.stringify(request)) > bodyBytesMax)
    faults.push({ pointer: '', code: 'body_too_large', message: `The body is longer than ${bodyBytesMax} bytes.` });
  return faults;
}

/**
 * Syntax error of a destination URL, or null. The raw text is checked, because URL parsers silently correct most
 * errors.
 */
export function destinationFault(destination: string): string | null {
  if (!/^[!-~]*$/.test(destination) || /[\\<>"]/.test(destination))
    return 'A destination may contain printable ASCII only, without spaces, backslashes, quotes or angle brackets.';
  const authority = /^https:\/\/([^/?#]*)/i.exec(destination)?.[1];
  if (authority === undefined) return 'A destination must start with https://.';
  if (authority.includes('@')) return 'A destination must not contain a user name or password.';
  if (destination.includes('#')) return 'A destination must not contain a fragment.';
  return URL.canParse(destination) && !/^(:|$)/.test(authority) ? null : 'A destination must contain a host.';
}

/** Canonical form of a lead (RFC 8785, UTF-8), which is fingerprinted, signed and sent. */
export function leadBytes(lead: Lead): Buffer {
  return Buffer.from(canonicalJson(lead));
}
