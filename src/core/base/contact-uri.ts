/** URI of the operator's contact; adds `mailto:` or `https://` when the scheme is missing. */
export function contactUri(contact: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(contact)) return contact;
  return contact.includes('@') ? `mailto:${contact}` : `https://${contact}`;
}
