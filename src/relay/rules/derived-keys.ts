import { Buffer } from 'node:buffer';
import { hkdfSync, type KeyObject } from 'node:crypto';
import { canonicalJson } from '../../core/base/canonical-json.ts';

/** A derived key. HMAC with a KeyObject is about six times as fast as with raw bytes. */
export type DerivedKey = Uint8Array | KeyObject;

const keyBytes = 32;

/**
 * Key of an account for nonces and HMACs: 32 bytes, HKDF-SHA-256 of the server secret. It is not stored, so each
 * record stores the name of its secret.
 */
export function accountKey(secret: Uint8Array, accountId: string): Buffer {
  return deriveKey(secret, ['account', accountId]);
}

/** Webhook signing key of an account for one origin. Its version is 0 until the account rotates it. */
export function webhookKey(secret: Uint8Array, accountId: string, destinationOrigin: string, version = 0): Buffer {
  return deriveKey(secret, ['webhook', accountId, destinationOrigin, ...(version === 0 ? [] : [String(version)])]);
}

/** Key of email address HMACs. */
export function addressHashKey(secret: Uint8Array): Buffer {
  return deriveKey(secret, ['address']);
}

/** Key of HMACs over confirmation codes and the email addresses they were sent to. */
export function codeHashKey(secret: Uint8Array): Buffer {
  return deriveKey(secret, ['trial-code']);
}

function deriveKey(secret: Uint8Array, purpose: readonly string[]): Buffer {
  if (secret.length < keyBytes) throw new RangeError(`A secret must have at least ${keyBytes} bytes.`);
  // Different lists have different JSON texts; concatenations could be equal.
  const info = canonicalJson(['rialto-relay', ...purpose]);
  return Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), info, keyBytes));
}
