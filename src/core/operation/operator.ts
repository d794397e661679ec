import { timingSafeEqual } from 'node:crypto';
import { type Refusal, refuse } from '../base/refusal.ts';
import { hashOfAuthorization } from './credentials.ts';
import { credentialMissing, credentialUnknown } from './errors.ts';
import { addressKey, createRateLimit, type SharedStore } from './rate-limit.ts';

/** The name of the operator whose key an Authorization header carries; null when it is nobody's. */
export function findOperator(adminKeys: ReadonlyMap<string, string>, authorization: string | undefined): string | null {
  const hash = authorization === undefined ? null : hashOfAuthorization(authorization);
  if (hash === null) return null;
  let found: string | null = null;
  // Every key is compared, so that timing reveals nothing about which came near.
  for (const [name, known] of adminKeys) if (timingSafeEqual(Buffer.from(known), Buffer.from(hash))) found = name;
  return found;
}

/** Finds out which operator is asking: a name, or a refusal with credential_missing, credential_unknown or rate_limited. */
export type SignIn = (authorization: string | undefined, address: string) => Promise<string | Refusal>;

const failedSignInsPerMinute = 10;

/** Signs operators in by their keys. An address that fails often is refused, but never one with a right key. */
export function createSignIn(adminKeys: ReadonlyMap<string, string>, store: SharedStore, rateLimits: boolean): SignIn {
  const windows = [{ points: failedSignInsPerMinute, seconds: 60 }];
  const failures = createRateLimit({ name: 'admin-failed-sign-ins', windows, shared: true }, store, rateLimits);
  return async (authorization, address) => {
    if (authorization === undefined) return refuse(credentialMissing, 'Send `Authorization: Bearer <admin key>`.');
    const operator = findOperator(adminKeys, authorization);
    if (operator !== null) return operator;
    return (await failures.take(addressKey(address), 1)) ?? refuse(credentialUnknown, 'No operator has this key.');
  };
}
