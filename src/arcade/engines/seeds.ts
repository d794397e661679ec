import type { Hashing } from './hashing.ts';

/** Bytes of a server's seed. */
const seedBytes = 32;
const hexDigits = /^[0-9a-f]*$/;

/** SHA-256 of the server's seed, 64 hexadecimal digits. Throws a RangeError unless the seed is 32 bytes. */
export function commitmentOf(serverSeed: Uint8Array, { sha256 }: Hashing): string {
  return hexOf(sha256(checked(serverSeed)));
}

/**
 * The key all pieces of a session are drawn from: HMAC-SHA256 keyed with the server's seed, over
 * session id and the player's seed as UTF-8, joined without a separator. Throws a RangeError unless
 * the seed is 32 bytes.
 */
export function rngKeyOf(
  serverSeed: Uint8Array,
  sessionId: string,
  clientSeed: string,
  { hmacSha256 }: Hashing,
): Uint8Array {
  return hmacSha256(checked(serverSeed), sessionId + clientSeed);
}

/** Bytes from hexadecimal digits in small letters, two a byte; throws a RangeError for anything else. */
export function bytesOfHex(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || !hexDigits.test(hex)) throw new RangeError('Not hexadecimal digits, two a byte.');
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function checked(seed: Uint8Array): Uint8Array {
  if (seed.length !== seedBytes) throw new RangeError(`A server seed is ${seedBytes} bytes.`);
  return seed;
}
