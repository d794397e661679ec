import { dayMs, minuteMs } from '../../../core/base/clock.ts';

/** Purpose of a mailed code; a code is valid only for its purpose. */
export type CodePurpose = 'trial' | 'recovery';

/** Digits and capital letters without ones that are easily confused, such as 0 and O. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeCharacters = 8;

/** Validity of a code. During this time it can be entered again while the key issued for it is unused. */
export const codeLifetimeMs = 30 * minuteMs;

/** Wrong tries after which a new code has to be requested. */
export const codeTriesMax = 5;

/** Retention of mailed codes, used or not. */
export const mailedCodeRetentionMs = dayMs;

/** Random bytes per code; after rejection sampling they suffice except in less than one of 10^10 cases. */
export const codeRandomBytes = 20;

/**
 * A new code of uniformly distributed characters; null when the random bytes do not suffice, and the caller tries
 * again.
 */
export function makeMailedCode(random: Uint8Array): string | null {
  let code = '';
  for (const byte of random) {
    if (byte >= rejectionLimit) continue;
    code += alphabet[byte % alphabet.length];
    if (code.length === codeCharacters) return code;
  }
  return null;
}

/** The code in two groups, as it is mailed. */
export function formatMailedCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Normalizes a typed code: case, spaces and hyphens are ignored. */
export function parseMailedCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

const rejectionLimit = 256 - (256 % alphabet.length);
