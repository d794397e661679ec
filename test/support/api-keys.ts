import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Whether a text is a well-formed relay API key with a valid checksum. Parses the format independently of the server's
 * code.
 */
export function isApiKey(text: string): boolean {
  const [, payload = '', checksum = ''] = /^(rlk_live_[0-9A-Za-z]{30})([0-9A-Za-z]{6})$/.exec(text) ?? [];
  const value = [...checksum].reduce((sum, digit) => sum * digits.length + digits.indexOf(digit), 0);
  return payload !== '' && value === crc32(payload);
}
