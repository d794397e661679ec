import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { Keyring } from './keyring.ts';

/** Detached signature, verifiable offline with the public key `kid`. */
export interface Signature {
  readonly alg: 'Ed25519';
  readonly kid: string;
  /** 64 bytes in base64url. */
  readonly value: string;
}

/** A public key as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** The raw public key, 32 bytes in base64url. */
  readonly x: string;
  /** The first 16 hex digits of the SHA-256 of the raw public key. */
  readonly kid: string;
  readonly use: 'sig';
}

/** Signing keys of this installation. */
export interface SigningKeys {
  /** Signs the text's UTF-8 bytes with the newest key. The same text returns the same signature. */
  sign(text: string): Signature;
  /** All keys whose signatures are valid, newest first. */
  publicKeys(): readonly PublicKey[];
}

/** Creates Ed25519 keys (RFC 8032), one per secret of the keyring. */
export function createSigningKeys(keyring: Keyring, purpose: string): SigningKeys {
  const keyPairs = keyring.deriveAll(purpose).map(deriveKeyPair);
  const [newestPair] = keyPairs;
  if (newestPair === undefined) throw new Error('The keyring returned no key.');
  const { privateKey, publicKey } = newestPair;
  const publicKeys = keyPairs.map((pair) => pair.publicKey);
  return {
    sign(text) {
      const value = sign(null, Buffer.from(text), privateKey).toString('base64url');
      return { alg: 'Ed25519', kid: publicKey.kid, value };
    },
    publicKeys: () => publicKeys,
  };
}

interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: PublicKey;
}

// PKCS #8 header before the 32 bytes of an Ed25519 private key (RFC 8410).
const keyHeader = Buffer.from('302e020100300506032b657004220420', 'hex');

function deriveKeyPair(seed: Buffer): KeyPair {
  const privateKey = createPrivateKey({ key: Buffer.concat([keyHeader, seed]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (x === undefined) throw new Error('An Ed25519 key has no public part.');
  const kid = createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16);
  return { privateKey, publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig' } };
}
