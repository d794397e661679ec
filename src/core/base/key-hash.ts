import { createHmac } from 'node:crypto';

/** Keyed hash of addresses and account ids, so that database dumps do not reveal them. */
export function createKeyHash(hmacKey: Buffer): (key: string) => string {
  return (key) => createHmac('sha256', hmacKey).update(key).digest('base64url');
}
