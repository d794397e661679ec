import { Buffer } from 'node:buffer';
import { dayMs } from '../../core/base/clock.ts';
import { crc32 } from './crc32.ts';

const prefix = 'rlk_live_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretCharacters = 30;
const checksumCharacters = 6;

/** A key that was replaced works until its successor is first used, and no longer than this. */
export const replacedKeyKeptMs = dayMs;

/** So many random bytes make a key in all but one of 10^20 cases. */
export const apiKeyRandomBytes = 64;

/**
 * A new key: the prefix, 30 characters of the 62 letters and digits (178 bits), and 6 for a
 * checksum. Every character is equally likely, since bytes that would favour some are passed over;
 * null when too few are left, and the caller draws again.
 */
export function makeApiKey(random: Uint8Array): string | null {
  let secret = '';
  for (const byte of random) {
    if (byte >= fairBelow) continue;
    secret += alphabet[byte % alphabet.length];
    if (secret.length === secretCharacters) return prefix + secret + checksum(prefix + secret);
  }
  return null;
}

/**
 * Whether a text has the form of a key and its checksum: typing errors are told apart from unknown
 * keys without looking anything up. Says nothing about whether the key was ever issued.
 */
export function isApiKey(text: string): boolean {
  return form.test(text) && checksum(text.slice(0, -checksumCharacters)) === text.slice(-checksumCharacters);
}

const fairBelow = 256 - (256 % alphabet.length);
const form = new RegExp(`^${prefix}[0-9A-Za-z]{${secretCharacters + checksumCharacters}}$`);

/** CRC-32 of all that stands before it, as a number to the base 62, most significant digit first. */
function checksum(text: string): string {
  let rest = crc32(Buffer.from(text));
  let digits = '';
  for (let index = 0; index < checksumCharacters; index += 1) {
    digits = alphabet[rest % alphabet.length] + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
