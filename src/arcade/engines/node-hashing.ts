import { createHmac, hash } from 'node:crypto';
import type { Hashing } from './hashing.ts';

/** Hashing by Node's crypto module. */
export const nodeHashing: Hashing = {
  sha256: (bytes) => hash('sha256', bytes, 'buffer'),
  sha256Hex: (text) => hash('sha256', text, 'hex'),
  hmacSha256: (key, text) => createHmac('sha256', key).update(text, 'utf8').digest(),
};
