import { domainToASCII } from 'node:url';

/**
 * The form in which two spellings of one mailbox are alike, as far as nearly every provider reads
 * them: small letters, without what follows a plus, and the domain as it is looked up (UTS 46), since
 * a dot of another script or a soft hyphen leads to the same one. Only for telling trials apart, never
 * to write to.
 */
export function normalMailAddress(address: string): string {
  // Before folding, which would turn a full-width @ into one.
  const at = address.lastIndexOf('@');
  const mailbox = foldedMailAddress(address.slice(0, at));
  const tag = mailbox.indexOf('+');
  return `${tag > 0 ? mailbox.slice(0, tag) : mailbox}@${normalDomain(address.slice(at + 1))}`;
}

/** The address in lower case. */
export function foldedMailAddress(address: string): string {
  return address.normalize('NFKC').toLowerCase();
}

/** A domain that cannot be converted is kept unchanged. */
function normalDomain(domain: string): string {
  const name = domainToASCII(domain).replace(/\.+$/, '');
  return name === '' ? foldedMailAddress(domain) : name;
}

/** The shortened address for named keys: first character and domain. */
export function maskedMailAddress(address: string): string {
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`;
}
