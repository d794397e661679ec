import { Buffer } from 'node:buffer';
import { createPublicKey, hash, verify } from 'node:crypto';
import { canonicalJson } from '../../src/core/base/canonical-json.ts';
import type { Difference } from '../../src/relay/deliveries/rules/admission.ts';
import { type DeliveryParts, fingerprint, plainHashes } from '../../src/relay/deliveries/rules/fingerprints.ts';
import { receiptVersion, signedPart } from '../../src/relay/deliveries/rules/receipt.ts';
import type { Receipt, SignedPart } from '../../src/relay/schemas.ts';
import { send } from './http.ts';

interface PublicKey {
  readonly kid: string;
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
}

/** Fetches an installation's public keys; what it returns says what is wrong with a receipt, or null. */
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
 * - `unknown_key`: signed by a key that is not among those given
 * - `signature`: a signed member was changed, removed or added, or another key signed
 * - `plain_hash`: an unsigned hash beside the signed part contradicts it
 */
export type ReceiptFault = 'not_a_receipt' | 'unknown_key' | 'signature' | 'plain_hash';

/** Checks an Ed25519 signature (RFC 8032) by the key of this id; the key is known when this is asked. */
export type VerifySignature = (kid: string, bytes: Uint8Array, signature: Uint8Array) => boolean;

/**
 * What is wrong with a receipt, or null: checked without asking anybody, from the public keys of
 * the installation. `receipt` may be anything that was read from JSON. Proves that the installation
 * said this; not when the receipt was shown, and not `usage` or `response_excerpt`.
 */
export function receiptFault(
  receipt: unknown,
  kids: ReadonlySet<string>,
  verify: VerifySignature,
): ReceiptFault | null {
  if (!isReceipt(receipt)) return 'not_a_receipt';
  const { kid, value } = receipt.signature;
  if (!kids.has(kid)) return 'unknown_key';
  const signature = Buffer.from(value, 'base64url');
  // One signature has one spelling: decoders pass over what they do not know.
  if (signature.length !== 64 || signature.toString('base64url') !== value) return 'signature';
  const bytes = bytesOf(receipt);
  if (bytes === null || !verify(kid, bytes, signature)) return 'signature';
  return contradicts(receipt) ? 'plain_hash' : null;
}

/** Which parts are others than those the receipt speaks of. The receipt itself is checked by `receiptFault`. */
export function differenceFromReceipt({ fingerprints }: Receipt, parts: DeliveryParts): Difference {
  const hashes = plainHashes(parts);
  return {
    payload: fingerprint(fingerprints.nonces.payload, hashes.payload) !== fingerprints.payload,
    destination: fingerprint(fingerprints.nonces.destination, hashes.destination) !== fingerprints.destination,
  };
}

/**
 * The index of the first receipt that does not follow the one before it, or null. Receipts of one
 * account, in the order they were issued; the first may follow one that is not shown.
 */
export function brokenLink(receipts: readonly Receipt[]): number | null {
  const broken = receipts.findIndex((receipt, index) => {
    const before = receipts[index - 1];
    return before !== undefined && receipt.previous !== receiptHash(signedPart(before));
  });
  return broken === -1 ? null : broken;
}

/** The bytes that are signed: RFC 8785, UTF-8. */
export function receiptBytes(part: SignedPart): Buffer {
  return Buffer.from(canonicalJson(part));
}

/** SHA-256 of the signed bytes, in hex: what the account's next receipt calls `previous`. */
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

/** Null for what has no canonical form, and was therefore never signed. */
function bytesOf(receipt: Receipt): Buffer | null {
  try {
    return receiptBytes(signedPart(receipt));
  } catch {
    return null;
  }
}

function contradicts({ fingerprints, payload_sha256, destination_sha256 }: Receipt): boolean {
  const { payload, destination, nonces } = fingerprints;
  return (
    (payload_sha256 !== undefined && !fits(payload, nonces.payload, payload_sha256)) ||
    (destination_sha256 !== undefined && !fits(destination, nonces.destination, destination_sha256))
  );
}

function fits(stored: string, nonce: string, plainHash: unknown): boolean {
  return isHash(plainHash) && fingerprint(nonce, plainHash) === stored;
}
