import { timingSafeEqual } from 'node:crypto';
import { type Refusal, refuse } from '../base/refusal.ts';
import { hashOfAuthorization } from './credentials.ts';
import { credentialMissing, credentialUnknown, notFound } from './errors.ts';
import { addressKey, createRateLimit, type RateLimit, type SharedStore } from './rate-limit.ts';

/** Name of the key in the Authorization header, in a map from names to SHA-256 hashes; null for an unknown key. */
export function findKeyName(keyHashes: ReadonlyMap<string, string>, authorization: string | undefined): string | null {
  const hash = authorization === undefined ? null : hashOfAuthorization(authorization);
  if (hash === null) return null;
  let matchingName: string | null = null;
  // Compares all keys, so that the time taken does not depend on the key.
  for (const [name, keyHash] of keyHashes)
    if (timingSafeEqual(Buffer.from(keyHash), Buffer.from(hash))) matchingName = name;
  return matchingName;
}

/**
 * Authenticates an operator: returns the name, or refuses with credential_missing, credential_unknown or rate_limited.
 */
export type SignIn = (authorization: string | undefined, address: string) => Promise<string | Refusal>;

const failedSignInsPerMinute = 10;

/** Rate limit of failed sign-ins per address, shared by all routes of the operator. */
export function createFailedSignInLimit(store: SharedStore, isEnabled: boolean): RateLimit {
  const windows = [{ points: failedSignInsPerMinute, seconds: 60 }];
  return createRateLimit({ name: 'admin-failed-sign-ins', windows, isShared: true }, store, isEnabled);
}

interface OperatorLookup {
  find(authorization: string): Promise<string | null>;
  hasAny(): Promise<boolean>;
}

/**
 * Authenticates operators by their keys. The rate limit of failed sign-ins never refuses a correct key. Without any
 * operator all requests get not_found.
 */
export function createSignIn(operators: OperatorLookup, failedSignInLimit: RateLimit): SignIn {
  return async (authorization, address) => {
    const operator = authorization === undefined ? null : await operators.find(authorization);
    if (operator !== null) return operator;
    if (!(await operators.hasAny())) return refuse(notFound, 'There is no operator on this server.');
    if (authorization === undefined) return refuse(credentialMissing, 'Send `Authorization: Bearer <admin key>`.');
    return (
      (await failedSignInLimit.consume(addressKey(address), 1)) ??
      refuse(credentialUnknown, 'No operator has this key.')
    );
  };
}
