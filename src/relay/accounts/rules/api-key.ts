import { crc32 } from 'node:zlib';
import { dayMs } from '../../../core/base/clock.ts';

const prefix = 'rlk_live_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretCharacters = 30;
const checksumCharacters = 6;

/** A rotated key works until its successor is used, at most for this long. */
export const replacedKeyLifetimeMs = dayMs;

/** Random bytes per key; after rejection sampling they suffice except in less than one of 10^34 cases. */
export const apiKeyRandomBytes = 64;

/**
 * Generates a key: the prefix, 30 characters of letters and digits (178 bits), and a checksum of 6 characters. Uses
 * rejection sampling for uniform characters; null when the random bytes do not suffice, and the caller tries again.
 */
export function makeApiKey(random: Uint8Array): string | null {
  let secret = '';
  for (const byte of random) {
    if (byte >= rejectionLimit) continue;
    secret += alphabet[byte % alphabet.length];
    if (secret.length === secretCharacters) return prefix + secret + checksum(prefix + secret);
  }
  return null;
}

const rejectionLimit = 256 - (256 % alphabet.length);

/** CRC-32 of the preceding characters in base 62, most significant digit first. */
function checksum(text: string): string {
  let quotient = crc32(text);
  let digits = '';
  for (let index = 0; index < checksumCharacters; index += 1) {
    digits = alphabet[quotient % alphabet.length] + digits;
    quotient = Math.floor(quotient / alphabet.length);
  }
  return digits;
}
