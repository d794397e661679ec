/** Whether a client that sent this `If-None-Match` has what is under the tag; weakness aside (RFC 9110, 13.1.2). */
export function isCurrent(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}
