import type { DestinationReason } from '../../core/outbound/destination-url.ts';

/** What is wrong with a destination as it is written: all that is ever told of a look at it in so many words. */
export const writtenClasses = ['scheme', 'port', 'credentials', 'literal', 'spelling', 'form'] as const;
export type WrittenClass = (typeof writtenClasses)[number];

export interface Written {
  readonly reason: WrittenClass;
  /** For people; never repeats the destination. */
  readonly message: string;
}

/** Says what is wrong with the text of a destination, so that whoever wrote it can mend it. */
export function explainWritten(reason: DestinationReason): Written {
  const [named, message] = explained[reason];
  return { reason: named, message };
}

const explained: Readonly<Record<DestinationReason, readonly [WrittenClass, string]>> = {
  scheme: ['scheme', 'A destination starts with https://.'],
  port: ['port', 'Only port 443 is delivered to.'],
  credentials: ['credentials', 'A destination carries no user name or password.'],
  ip_literal: ['literal', 'A destination is written with a name, not with an address.'],
  spelling: ['spelling', 'The address is not spelled as RFC 3986 says; other programs might read it differently.'],
  not_printable_ascii: ['spelling', 'A destination holds only printable ASCII; write other names in Punycode.'],
  too_long: ['form', 'The destination is longer than 2,048 characters.'],
  fragment: ['form', 'A destination carries no fragment, which would never be sent.'],
  name_malformed: ['form', 'This is not the form of a host name.'],
  name_trailing_dot: ['form', 'The host name must not end with a dot.'],
  name_single_label: ['form', 'The host name has a single part, which the public DNS does not know.'],
  name_special_use: ['form', 'Names with this ending are set apart and not known in the public DNS.'],
};
