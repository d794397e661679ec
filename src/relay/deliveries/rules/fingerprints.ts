import { Buffer } from 'node:buffer';
import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { DerivedKey } from '../../rules/derived-keys.ts';
import type { Fingerprints } from '../../schemas.ts';
import type { Difference } from './admission.ts';

/** Parts of a delivery: the canonical bytes of the lead, and the destination; see `destinationText`. */
export interface DeliveryParts {
  readonly payload: Uint8Array;
  readonly destination: string;
}

/** SHA-256 of each part in hex. Guesses can be tested against them, so only the first response contains them. */
export interface PlainHashes {
  readonly payload: string;
  readonly destination: string;
}

/** The stored fingerprints of the parts. */
export type KeptFingerprints = Omit<Fingerprints, 'nonces'>;

export function plainHashes({ payload, destination }: DeliveryParts): PlainHashes {
  return { payload: hash('sha256', payload), destination: hash('sha256', destination) };
}

/**
 * The fingerprints of a delivery: SHA-256 over the 32 bytes of a nonce and the 32 bytes of the
 * part's SHA-256, all in hex. The nonces come from the account's key and the delivery's id, so they
 * need not be stored: without the secret nobody can test a guess against a kept fingerprint, and
 * with a receipt, which shows the nonces, its owner can.
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

/** The fingerprint of one part from its nonce and its plain hash, each 64 hex digits. */
export function fingerprint(nonce: string, plainHash: string): string {
  return hash('sha256', Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.from(plainHash, 'hex')]));
}

/** Which parts differ from the stored ones of this delivery. */
export function differenceFrom(
  stored: KeptFingerprints,
  key: DerivedKey,
  deliveryId: string,
  hashes: PlainHashes,
): Difference {
  const now = fingerprintsOf(key, deliveryId, hashes);
  return { payload: differ(stored.payload, now.payload), destination: differ(stored.destination, now.destination) };
}

/**
 * The form in which an idempotency key is kept and looked up: an HMAC of the account's key, since it may
 * hold an address.
 */
export function keptKey(key: DerivedKey, idempotencyKey: string): string {
  return createHmac('sha256', key).update(`idempotency_key|${idempotencyKey}`).digest('hex');
}

function differ(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return a.length !== b.length || !timingSafeEqual(a, b);
}
