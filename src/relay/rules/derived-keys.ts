import { Buffer } from 'node:buffer';
import { hkdfSync, type KeyObject } from 'node:crypto';
import { canonicalJson } from '../../core/base/canonical-json.ts';

/** A derived key. A KeyObject costs a sixth of raw bytes per use. */
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

/** Webhook signing key of an account for one origin. */
export function webhookKey(secret: Uint8Array, accountId: string, destinationOrigin: string): Buffer {
  return derive(secret, ['webhook', accountId, destinationOrigin]);
}

/** Key of mail address HMACs. */
export function addressKey(secret: Uint8Array): Buffer {
  return derive(secret, ['address']);
}

/** Key of HMACs over codes and their addresses. */
export function codeKey(secret: Uint8Array): Buffer {
  return derive(secret, ['trial-code']);
}

function derive(secret: Uint8Array, purpose: readonly string[]): Buffer {
  if (secret.length < keyBytes) throw new RangeError(`A secret must have at least ${keyBytes} bytes.`);
  // JSON encoding, so that different lists never give the same bytes.
  const info = canonicalJson(['rialto-relay', ...purpose]);
  return Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), info, keyBytes));
}
