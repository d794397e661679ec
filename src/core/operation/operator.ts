import { timingSafeEqual } from 'node:crypto';
import { hashOfAuthorization } from './credentials.ts';

/** The name of the operator whose key an Authorization header carries; null when it is nobody's. */
export function findOperator(adminKeys: ReadonlyMap<string, string>, authorization: string | undefined): string | null {
  const hash = authorization === undefined ? null : hashOfAuthorization(authorization);
  if (hash === null) return null;
  let found: string | null = null;
  // Every key is compared, so that timing tells nothing about which came near.
  for (const [name, known] of adminKeys) if (timingSafeEqual(Buffer.from(known), Buffer.from(hash))) found = name;
  return found;
}
