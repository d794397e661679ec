import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeCharacters = 10;
const randomCharacters = 16;

/**
 * Generates an id: the prefix and 26 lower-case base32 characters, of which the first ten encode the time in
 * milliseconds and the others 80 random bits. Ids with one prefix sort by time.
 */
export function newId(prefix: string, nowMs: number): string {
  return prefix + encodeTime(nowMs) + encodeRandom();
}

/** Lower bound of the ids with this prefix that were generated at or after `timeMs`. */
export function firstIdAt(prefix: string, timeMs: number): string {
  return prefix + encodeTime(timeMs);
}

/** 128 random bits in lower-case hex, for request ids, epochs and boundaries of untrusted text. */
export function randomToken(): string {
  return randomBytesOf(16).toString('hex');
}

function encodeTime(nowMs: number): string {
  let quotient = nowMs;
  let text = '';
  for (let index = 0; index < timeCharacters; index += 1) {
    text = alphabet[quotient % 32] + text;
    quotient = Math.floor(quotient / 32);
  }
  return text;
}

function encodeRandom(): string {
  const bytes = randomBytesOf(randomCharacters);
  let text = '';
  for (const byte of bytes) text += alphabet[byte & 31];
  return text;
}

// One system call fills a pool for many ids, since randomBytes dominates the cost of newId.
const poolBytes = 8_192;
let pool = Buffer.alloc(0);
let poolOffset = 0;

function randomBytesOf(byteCount: number): Buffer {
  if (poolOffset + byteCount > pool.length) {
    pool = randomBytes(poolBytes);
    poolOffset = 0;
  }
  const slice = pool.subarray(poolOffset, poolOffset + byteCount);
  poolOffset += byteCount;
  return slice;
}

/** Random bytes in lower-case hex, for seeds and secrets; bypasses the pool. */
export function randomHex(byteCount: number): string {
  return randomBytes(byteCount).toString('hex');
}
