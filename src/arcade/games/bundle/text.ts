const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const byteOrderMark = '\ufeff';

/** Decodes UTF-8 without byte order mark and NUL; null for other bytes. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = decoder.decode(bytes);
    return text.startsWith(byteOrderMark) || text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
