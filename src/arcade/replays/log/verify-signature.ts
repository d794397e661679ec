import type { ReplayLog } from './log-format.ts';
import { footerText } from './seal.ts';

/** What is needed of a public key: a JSON Web Key of Ed25519 (RFC 8037). */
export interface VerifyingKey {
  readonly kid: string;
  /** The raw key, 32 bytes in base64url. */
  readonly x: string;
}

/**
 * `unknown_key`: none of the keys has the signature's name. `unsupported`: this machine cannot check
 * such signatures, so nothing is known.
 */
export type SignatureVerdict =
  | { readonly ok: true; readonly kid: string }
  | { readonly ok: false; readonly fault: 'unknown_key' | 'forged' | 'unsupported'; readonly kid: string };

/** Whether the platform of these keys has sealed the log, by Web Crypto. The log's form has been checked. */
export function verifySignature({ footer }: ReplayLog, keys: readonly VerifyingKey[]): Promise<SignatureVerdict> {
  return verifySigned(footerText(footer), footer.signature, keys);
}

/** The same for any text that the platform signs. */
export async function verifySigned(
  text: string,
  { kid, value }: { readonly kid: string; readonly value: string },
  keys: readonly VerifyingKey[],
): Promise<SignatureVerdict> {
  const key = keys.find((key) => key.kid === kid);
  if (key === undefined) return { ok: false, fault: 'unknown_key', kid };
  const holds = await isSigned(text, value, key.x);
  if (holds === null) return { ok: false, fault: 'unsupported', kid };
  return holds ? { ok: true, kid } : { ok: false, fault: 'forged', kid };
}

/** Null where Web Crypto is missing, as in pages that came without encryption, or lacks the algorithm. */
async function isSigned(text: string, signature: string, x: string): Promise<boolean | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  try {
    const key = await subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, bytesOfBase64Url(signature), new TextEncoder().encode(text));
  } catch (error) {
    if ((error as Error).name === 'NotSupportedError') return null;
    // A key that is none signs nothing.
    return false;
  }
}

function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
