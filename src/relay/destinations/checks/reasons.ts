import type { RefusedDestinationReason } from '../echo/echo-transport.ts';

/** Classes of errors in a destination URL, found without DNS. A check reports all other failures as `unreachable`. */
export const destinationFaultClasses = ['scheme', 'port', 'credentials', 'literal', 'spelling', 'form'] as const;
export type DestinationFaultClass = (typeof destinationFaultClasses)[number];

export interface DestinationFault {
  readonly reason: DestinationFaultClass;
  /** Message for people; never contains the destination. */
  readonly message: string;
}

/** Class and message of a fault for which the egress refused a destination URL. */
export function explainDestinationFault(refusedReason: RefusedDestinationReason): DestinationFault {
  const [faultClass, message] = explanations[refusedReason];
  return { reason: faultClass, message };
}

const allowListHint = 'On a self-hosted server, RIALTO_RELAY_ALLOW lists exceptions for tests.';

const explanations: Readonly<Record<RefusedDestinationReason, readonly [DestinationFaultClass, string]>> = {
  scheme: ['scheme', 'A destination must start with https://.'],
  port: ['port', `A destination must use port 443. ${allowListHint}`],
  credentials: ['credentials', 'A destination must not contain a user name or password.'],
  ip_literal: ['literal', `A destination must use a host name, not an IP address. ${allowListHint}`],
  spelling: ['spelling', 'The URL does not conform to RFC 3986; other programs might parse it differently.'],
  not_printable_ascii: [
    'spelling',
    'A destination may contain printable ASCII only; write other host names in Punycode.',
  ],
  echo_id: ['form', 'An echo destination must end with an id of 16 to 64 letters, digits, _ and -, without a query.'],
  echo_origin: [
    'form',
    'An echo destination must start with https://, then the host and port of this relay, then the path of the relay and /echo/.',
  ],
  too_long: ['form', 'The destination is longer than 2,048 characters.'],
  fragment: ['form', 'A destination must not contain a fragment.'],
  name_malformed: ['form', 'The host name is not valid.'],
  name_trailing_dot: ['form', 'The host name must not end with a dot.'],
  name_single_label: ['form', `The host name has a single label, which does not exist in public DNS. ${allowListHint}`],
  name_special_use: ['form', `Names with this ending are reserved and do not exist in public DNS. ${allowListHint}`],
};
