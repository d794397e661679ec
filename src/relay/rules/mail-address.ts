/**
 * The form in which two spellings of one mailbox are alike, as far as nearly every provider reads
 * them: small letters, without what follows a plus. Only for telling trials apart, never to write to.
 */
export function normalMailAddress(address: string): string {
  const folded = foldedMailAddress(address);
  const at = folded.lastIndexOf('@');
  const mailbox = folded.slice(0, at);
  const tag = mailbox.indexOf('+');
  return (tag > 0 ? mailbox.slice(0, tag) : mailbox) + folded.slice(at);
}

/** The same address in letters of any case, and nothing else. */
export function foldedMailAddress(address: string): string {
  return address.normalize('NFKC').toLowerCase();
}
