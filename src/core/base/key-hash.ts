import { createHmac } from 'node:crypto';

/** Keyed hash of an address or account, for stores whose dumps must not tell either. */
export function createKeyHash(hmacKey: Buffer): (key: string) => string {
  return (key) => createHmac('sha256', hmacKey).update(key).digest('base64url');
}
