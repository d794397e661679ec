import { createHmac } from 'node:crypto';

/** Keyed hash of IP addresses and account ids, so that database dumps do not reveal them. */
export function createKeyHash(hmacKey: Buffer): (value: string) => string {
  return (value) => createHmac('sha256', hmacKey).update(value).digest('base64url');
}
