import { hkdfSync } from 'node:crypto';

/** Keys derived from the installation's secret, one per purpose. */
export interface Keyring {
  /** Current key: 32 bytes, deterministic for secret and purpose. */
  derive(purpose: string): Buffer;
  /** Current key, then those of the previous secrets, which must still be accepted during a rotation. */
  deriveAll(purpose: string): Buffer[];
}

const keyBytes = 32;
const salt = 'rialto';

/**
 * Derives keys by HKDF with SHA-256 (RFC 5869), with the purpose as `info`. `secrets` are texts of high entropy, the
 * current one first. Throws an Error without a secret.
 */
export function createKeyring(secrets: readonly string[]): Keyring {
  const [currentSecret] = secrets;
  if (currentSecret === undefined) throw new Error('A keyring needs a secret.');
  return {
    derive: (purpose) => deriveKey(currentSecret, purpose),
    deriveAll: (purpose) => secrets.map((secret) => deriveKey(secret, purpose)),
  };
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, purpose, keyBytes));
}
