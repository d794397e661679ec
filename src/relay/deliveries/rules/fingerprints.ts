import { Buffer } from 'node:buffer';
import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { DerivedKey } from '../../rules/derived-keys.ts';
import type { Fingerprints } from '../../schemas.ts';
import type { Difference } from './admission.ts';

/**
 * Fingerprinted parts of a delivery: the canonical bytes of the lead, and the destination as formatted by
 * `destinationText`.
 */
export interface DeliveryParts {
  readonly payload: Uint8Array;
  readonly destination: string;
}

/** SHA-256 of each part in hex. They allow guessing the content, so only the first response contains them. */
export interface PlainHashes {
  readonly payload: string;
  readonly destination: string;
}

/** Stored fingerprints; the nonces are derived, not stored. */
export type StoredFingerprints = Omit<Fingerprints, 'nonces'>;

export function plainHashes({ payload, destination }: DeliveryParts): PlainHashes {
  return { payload: hash('sha256', payload), destination: destinationHash(destination) };
}

/** `PlainHashes.destination` of a destination as formatted by `destinationText`. */
export function destinationHash(destination: string): string {
  return hash('sha256', destination);
}

/**
 * Fingerprints of a delivery, in hex: SHA-256 over a 32-byte nonce and the 32-byte SHA-256 of the part. The nonces
 * are derived from the account's key and the delivery id. A stored fingerprint alone cannot be used to test guesses;
 * with the receipt, which contains the nonces, the sender can verify it.
 */
export function fingerprintsOf(key: DerivedKey, deliveryId: string, hashes: PlainHashes): Fingerprints {
  const nonces = noncesOf(key, deliveryId);
  return {
    payload: fingerprint(nonces.payload, hashes.payload),
    destination: fingerprint(nonces.destination, hashes.destination),
    nonces,
  };
}

export function noncesOf(key: DerivedKey, deliveryId: string): Fingerprints['nonces'] {
  const nonce = (part: string) => createHmac('sha256', key).update(`${deliveryId}|${part}`).digest('hex');
  return { payload: nonce('payload'), destination: nonce('destination') };
}

/** Fingerprint of one part; both arguments are 64 hex digits. */
export function fingerprint(nonce: string, plainHash: string): string {
  return hash('sha256', Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.from(plainHash, 'hex')]));
}

/** Parts of a request that differ from the stored delivery. */
export function differenceFrom(
  stored: StoredFingerprints,
  key: DerivedKey,
  deliveryId: string,
  hashes: PlainHashes,
): Difference {
  const requested = fingerprintsOf(key, deliveryId, hashes);
  return {
    payload: differ(stored.payload, requested.payload),
    destination: differ(stored.destination, requested.destination),
  };
}

/** Stored form of an idempotency key: an HMAC with the account's key, because the key may contain an email address. */
export function idempotencyKeyHash(key: DerivedKey, idempotencyKey: string): string {
  return createHmac('sha256', key).update(`idempotency_key|${idempotencyKey}`).digest('hex');
}

function differ(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left, 'hex'), Buffer.from(right, 'hex')];
  return leftBytes.length !== rightBytes.length || !timingSafeEqual(leftBytes, rightBytes);
}
