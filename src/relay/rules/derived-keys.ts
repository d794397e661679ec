import { Buffer } from 'node:buffer';
import { hkdfSync, type KeyObject } from 'node:crypto';
import { canonicalJson } from '../../core/base/canonical-json.ts';

/** A derived key; a KeyObject is used at a sixth of the cost of its bytes. */
export type DerivedKey = Uint8Array | KeyObject;

const keyBytes = 32;

/**
 * The key of an account, 32 bytes by HKDF-SHA-256 from the installation's secret: for nonces, and
 * for what is stored as an HMAC. Nothing of it is stored, so each record keeps the number of the
 * secret it was made with.
 */
export function accountKey(secret: Uint8Array, accountId: string): Buffer {
  return derive(secret, ['account', accountId]);
}

/** The key by which the destinations of one origin know what an account sends them. */
export function webhookKey(secret: Uint8Array, accountId: string, destinationOrigin: string): Buffer {
  return derive(secret, ['webhook', accountId, destinationOrigin]);
}

/** For mail addresses that are kept as an HMAC. */
export function addressKey(secret: Uint8Array): Buffer {
  return derive(secret, ['address']);
}

/** For codes that are kept as an HMAC, with the address they were sent to. */
export function codeKey(secret: Uint8Array): Buffer {
  return derive(secret, ['trial-code']);
}

function derive(secret: Uint8Array, purpose: readonly string[]): Buffer {
  if (secret.length < keyBytes) throw new RangeError(`A secret has at least ${keyBytes} bytes.`);
  // A list in JSON: no two purposes run together.
  const info = canonicalJson(['rialto-relay', ...purpose]);
  return Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), info, keyBytes));
}
