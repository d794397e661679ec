import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Whether a text has the form of the relay's keys, and the checksum that belongs to it: read back, not made again. */
export function isApiKey(text: string): boolean {
  const [, checked = '', checksum = ''] = /^(rlk_live_[0-9A-Za-z]{30})([0-9A-Za-z]{6})$/.exec(text) ?? [];
  const sum = [...checksum].reduce((sum, digit) => sum * digits.length + digits.indexOf(digit), 0);
  return checked !== '' && sum === crc32(checked);
}
