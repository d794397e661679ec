import { dayMs, minuteMs } from '../../core/base/clock.ts';

/** Digits and capital letters without those that are taken for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const characters = 8;

/** A code is good for so long after it was sent, also to be repeated until the key has been used. */
export const codeKeptMs = 30 * minuteMs;

/** Wrong codes that may be tried; then a new one has to be asked for. */
export const codeTriesMax = 5;

/** What is kept of somebody who asked for a code goes after so long. */
export const unconfirmedKeptMs = dayMs;

/** So many random bytes make a code in all but one of a million cases. */
export const codeRandomBytes = 20;

/** A new code, every character equally likely; null when too many bytes had to be passed over. */
export function makeTrialCode(random: Uint8Array): string | null {
  let code = '';
  for (const byte of random) {
    if (byte >= fairBelow) continue;
    code += alphabet[byte % alphabet.length];
    if (code.length === characters) return code;
  }
  return null;
}

/** As it stands in a mail: two groups are easier to copy than one. */
export function formatTrialCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** What was typed, as the code it may be: small letters, blanks and hyphens do not matter. */
export function parseTrialCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

const fairBelow = 256 - (256 % alphabet.length);
