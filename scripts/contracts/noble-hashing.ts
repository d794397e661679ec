import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hashing } from '../../src/arcade/engines/hashing.ts';

/** Synchronous hashing for browsers, whose Web Crypto API is asynchronous. */
export const nobleHashing: Hashing = {
  sha256,
  sha256Hex: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmacSha256: (key, text) => hmac(sha256, key, utf8ToBytes(text)),
};
