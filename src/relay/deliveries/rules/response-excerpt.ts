import { Buffer } from 'node:buffer';

/**
 * The beginning of what a destination answered, as text of at most so many bytes in UTF-8, without
 * half a character at its end. What is no UTF-8 shows as U+FFFD. Null when nothing is there.
 */
export function responseExcerpt(content: Uint8Array, bytesMax: number): string | null {
  const text = wholeCharacters(content.subarray(0, bytesMax));
  // A U+FFFD can take more bytes than the byte it replaces.
  const cut = wholeCharacters(Buffer.from(text).subarray(0, bytesMax));
  return cut === '' ? null : cut;
}

function wholeCharacters(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
}
