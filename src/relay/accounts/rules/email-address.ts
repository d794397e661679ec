import { asciiDomain } from '../../../core/base/ascii-domain.ts';

/**
 * Normalized address, equal for addresses that reach the same mailbox at almost every provider: lowercase, without a
 * plus tag, and with the domain in its ASCII form (UTS 46). Used to detect repeated trials, never to send mail.
 */
export function normalizeEmailAddress(address: string): string {
  // Split before Unicode folding, which would turn a full-width @ into an ASCII one.
  const atSignIndex = address.lastIndexOf('@');
  const mailbox = foldEmailAddress(address.slice(0, atSignIndex));
  const tagIndex = mailbox.indexOf('+');
  return `${tagIndex > 0 ? mailbox.slice(0, tagIndex) : mailbox}@${normalizeDomain(address.slice(atSignIndex + 1))}`;
}

/** The address in Unicode normalization form NFKC and lower case. */
export function foldEmailAddress(address: string): string {
  return address.normalize('NFKC').toLowerCase();
}

/** The domain in ASCII form, or folded if it cannot be converted as a whole. */
function normalizeDomain(domain: string): string {
  const name = asciiDomain(domain).replace(/\.+$/, '');
  return name === '' ? foldEmailAddress(domain) : name;
}

/** The address as shown to named keys: first character, three asterisks and domain. */
export function maskEmailAddress(address: string): string {
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`;
}
