import { hkdfSync } from 'node:crypto';

/** Keys of the whole installation, one for each purpose, all of them derived from its secret. */
export interface Keyring {
  /** The key in use: 32 bytes, always the same for the same secret and purpose. */
  derive(purpose: string): Buffer;
  /** The key in use, then those of secrets that are being replaced: what they made must still be accepted. */
  deriveAll(purpose: string): Buffer[];
}

const keyBytes = 32;
const salt = 'rialto';

/**
 * Derives by HKDF with SHA-256 (RFC 5869); the purpose is its `info`. `secrets` are texts of high
 * entropy, the one in use first. A key reveals nothing about the secret, nor of other keys.
 */
export function createKeyring(secrets: readonly string[]): Keyring {
  const [inUse] = secrets;
  if (inUse === undefined) throw new Error('A keyring needs a secret.');
  return {
    derive: (purpose) => deriveKey(inUse, purpose),
    deriveAll: (purpose) => secrets.map((secret) => deriveKey(secret, purpose)),
  };
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, purpose, keyBytes));
}
