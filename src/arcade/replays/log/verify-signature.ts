import { footerText } from './footer-signature.ts';
import type { ReplayLog } from './log-format.ts';

/** Fields of a public key: a JSON Web Key of Ed25519 (RFC 8037). */
export interface VerifyingKey {
  readonly kid: string;
  /** Raw key, 32 bytes in base64url. */
  readonly x: string;
}

/** `unknown_key`: no key has the signature's key id. `unsupported`: the runtime cannot check such signatures. */
export type SignatureVerdict =
  | { readonly ok: true; readonly kid: string }
  | { readonly ok: false; readonly fault: 'unknown_key' | 'forged' | 'unsupported'; readonly kid: string };

/** Verifies with Web Crypto that one of these keys signed the log. The format of the log must be valid. */
export function verifySignature({ footer }: ReplayLog, keys: readonly VerifyingKey[]): Promise<SignatureVerdict> {
  return verifyTextSignature(footerText(footer), footer.signature, keys);
}

/** Verifies the signature of any text that the platform signs. */
export async function verifyTextSignature(
  text: string,
  { kid, value }: { readonly kid: string; readonly value: string },
  keys: readonly VerifyingKey[],
): Promise<SignatureVerdict> {
  const key = keys.find((key) => key.kid === kid);
  if (key === undefined) return { ok: false, fault: 'unknown_key', kid };
  const isValid = await isSigned(text, value, key.x);
  if (isValid === null) return { ok: false, fault: 'unsupported', kid };
  return isValid ? { ok: true, kid } : { ok: false, fault: 'forged', kid };
}

/**
 * Whether the key signed the text; null if the runtime lacks Web Crypto, as in pages served over plain HTTP, or the
 * algorithm.
 */
async function isSigned(text: string, signature: string, x: string): Promise<boolean | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  try {
    const key = await subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, bytesOfBase64Url(signature), new TextEncoder().encode(text));
  } catch (error) {
    if ((error as Error).name === 'NotSupportedError') return null;
    // No signature is valid for a malformed key.
    return false;
  }
}

function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
