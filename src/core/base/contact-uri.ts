/** The operator's contact as a link: a mail address and a host without a scheme get theirs. */
export function contactUri(contact: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(contact)) return contact;
  return contact.includes('@') ? `mailto:${contact}` : `https://${contact}`;
}
