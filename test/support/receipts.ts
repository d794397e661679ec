import { Buffer } from 'node:buffer';
import { createPublicKey, hash, verify } from 'node:crypto';
import { canonicalJson } from '../../src/core/base/canonical-json.ts';
import type { Difference } from '../../src/relay/deliveries/rules/admission.ts';
import { type DeliveryParts, fingerprint, plainHashes } from '../../src/relay/deliveries/rules/fingerprints.ts';
import { extractSignedPart, receiptVersion } from '../../src/relay/deliveries/rules/receipt.ts';
import type { Receipt, SignedPart } from '../../src/relay/schemas.ts';
import { send } from './http.ts';

interface PublicKey {
  readonly kid: string;
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
}

/**
 * Fetches an installation's public keys and returns a function that verifies receipts and returns the fault, or null.
 */
export async function createReceiptVerifier(url: string): Promise<(receipt: unknown) => ReceiptFault | null> {
  const { keys } = (await send(`${url}/relay/.well-known/rialto-keys.json`)).body as { keys: PublicKey[] };
  const byKid = new Map(keys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]));
  return (receipt) =>
    receiptFault(receipt, new Set(byKid.keys()), (kid, bytes, signature) => {
      const key = byKid.get(kid);
      return key !== undefined && verify(null, bytes, key, signature);
    });
}

/**
 * - `not_a_receipt`: another kind of document, or one that cannot be read as a receipt
 * - `unknown_key`: signed by a key that is not in the list of keys
 * - `signature`: a signed member was changed, removed or added, or another key signed
 * - `plain_hash`: an unsigned hash contradicts the signed part
 */
export type ReceiptFault = 'not_a_receipt' | 'unknown_key' | 'signature' | 'plain_hash';

/** Verifies an Ed25519 signature (RFC 8032) with the key of this id, which has been checked to exist. */
export type VerifySignature = (kid: string, bytes: Uint8Array, signature: Uint8Array) => boolean;

/**
 * Returns the fault of a receipt, or null. Works offline with the installation's public keys. `receipt` may be any JSON
 * value. Verifies that the installation signed it, not when it was issued, and neither `usage` nor `response_excerpt`.
 */
export function receiptFault(
  receipt: unknown,
  kids: ReadonlySet<string>,
  verifySignature: VerifySignature,
): ReceiptFault | null {
  if (!isReceipt(receipt)) return 'not_a_receipt';
  const { kid, value } = receipt.signature;
  if (!kids.has(kid)) return 'unknown_key';
  const signature = Buffer.from(value, 'base64url');
  // A signature must be canonical base64url: decoders ignore some bits and characters.
  if (signature.length !== 64 || signature.toString('base64url') !== value) return 'signature';
  const bytes = signedBytesOf(receipt);
  if (bytes === null || !verifySignature(kid, bytes, signature)) return 'signature';
  return hasHashMismatch(receipt) ? 'plain_hash' : null;
}

/** Returns which parts differ from those in the receipt. Does not verify the receipt; see `receiptFault`. */
export function differenceFromReceipt({ fingerprints }: Receipt, parts: DeliveryParts): Difference {
  const hashes = plainHashes(parts);
  return {
    payload: fingerprint(fingerprints.nonces.payload, hashes.payload) !== fingerprints.payload,
    destination: fingerprint(fingerprints.nonces.destination, hashes.destination) !== fingerprints.destination,
  };
}

/**
 * The index of the first receipt that is not linked to the one before it, or null. Expects receipts of one account in
 * order of issue; the first may follow one that is not in the list.
 */
export function findBrokenLink(receipts: readonly Receipt[]): number | null {
  const brokenIndex = receipts.findIndex((receipt, index) => {
    const previousReceipt = receipts[index - 1];
    return previousReceipt !== undefined && receipt.previous !== receiptHash(extractSignedPart(previousReceipt));
  });
  return brokenIndex === -1 ? null : brokenIndex;
}

/** The signed bytes: RFC 8785, UTF-8. */
export function receiptBytes(part: SignedPart): Buffer {
  return Buffer.from(canonicalJson(part));
}

/** SHA-256 of the signed bytes in hex, which is `previous` in the account's next receipt. */
export function receiptHash(part: SignedPart): string {
  return hash('sha256', receiptBytes(part));
}

function isReceipt(value: unknown): value is Receipt {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { version, signature, fingerprints } = value as Partial<Receipt>;
  if (version !== receiptVersion || typeof signature !== 'object' || signature === null) return false;
  if (Object.keys(signature).sort().join() !== 'alg,kid,value' || signature.alg !== 'Ed25519') return false;
  if (typeof signature.kid !== 'string' || typeof signature.value !== 'string') return false;
  const { payload, destination, nonces } = (fingerprints ?? {}) as Partial<Receipt['fingerprints']>;
  return [payload, destination, nonces?.payload, nonces?.destination].every(isHash);
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** Null for a value without a canonical form, which cannot have been signed. */
function signedBytesOf(receipt: Receipt): Buffer | null {
  try {
    return receiptBytes(extractSignedPart(receipt));
  } catch {
    return null;
  }
}

function hasHashMismatch({ fingerprints, payload_sha256, destination_sha256 }: Receipt): boolean {
  const { payload, destination, nonces } = fingerprints;
  return (
    (payload_sha256 !== undefined && !matchesHash(payload, nonces.payload, payload_sha256)) ||
    (destination_sha256 !== undefined && !matchesHash(destination, nonces.destination, destination_sha256))
  );
}

function matchesHash(stored: string, nonce: string, plainHash: unknown): boolean {
  return isHash(plainHash) && fingerprint(nonce, plainHash) === stored;
}
