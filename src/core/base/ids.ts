import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeCharacters = 10;
const randomCharacters = 16;

/**
 * A new identifier: the prefix and 26 lower-case base32 characters, the first ten of them the
 * creation time in milliseconds, so that ids of one kind sort by time; 80 bits are random.
 */
export function newId(prefix: string, nowMs: number): string {
  return prefix + encodeTime(nowMs) + encodeRandom();
}

/** Sorts before every id with this prefix that was made at that time or later, and after those made before it. */
export function firstIdAt(prefix: string, timeMs: number): string {
  return prefix + encodeTime(timeMs);
}

/** 128 random bits in lower-case hex: request ids, epochs, delimiters of untrusted text. */
export function randomToken(): string {
  return randomBytesOf(16).toString('hex');
}

function encodeTime(nowMs: number): string {
  let rest = nowMs;
  let text = '';
  for (let index = 0; index < timeCharacters; index += 1) {
    text = alphabet[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

function encodeRandom(): string {
  const bytes = randomBytesOf(randomCharacters);
  let text = '';
  for (const byte of bytes) text += alphabet[byte & 31];
  return text;
}

// One system call fills a pool for many ids: randomBytes costs more than all else in newId.
const poolBytes = 8_192;
let pool = Buffer.alloc(0);
let taken = 0;

function randomBytesOf(bytes: number): Buffer {
  if (taken + bytes > pool.length) {
    pool = randomBytes(poolBytes);
    taken = 0;
  }
  const slice = pool.subarray(taken, taken + bytes);
  taken += bytes;
  return slice;
}

/** So many random bytes in lower-case hex: seeds and secrets, each drawn for itself. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
