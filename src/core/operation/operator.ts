import { timingSafeEqual } from 'node:crypto';
import { type Refusal, refuse } from '../base/refusal.ts';
import { hashOfAuthorization } from './credentials.ts';
import { credentialMissing, credentialUnknown, notFound } from './errors.ts';
import { addressKey, createRateLimit, type RateLimit, type SharedStore } from './rate-limit.ts';

/** The name of the operator whose key an Authorization header carries; null when it is nobody's. */
export function findOperator(adminKeys: ReadonlyMap<string, string>, authorization: string | undefined): string | null {
  const hash = authorization === undefined ? null : hashOfAuthorization(authorization);
  if (hash === null) return null;
  let result: string | null = null;
  // Every key is compared, so that timing reveals nothing about which came near.
  for (const [name, known] of adminKeys) if (timingSafeEqual(Buffer.from(known), Buffer.from(hash))) result = name;
  return result;
}

/** Finds out which operator is asking: a name, or a refusal with credential_missing, credential_unknown or rate_limited. */
export type SignIn = (authorization: string | undefined, address: string) => Promise<string | Refusal>;

const failedSignInsPerMinute = 10;

/** Failed sign-ins of an address, counted for all routes of the operator together. */
export function openFailedSignIns(store: SharedStore, rateLimits: boolean): RateLimit {
  const windows = [{ points: failedSignInsPerMinute, seconds: 60 }];
  return createRateLimit({ name: 'admin-failed-sign-ins', windows, shared: true }, store, rateLimits);
}

interface KnownOperators {
  find(authorization: string): Promise<string | null>;
  exist(): Promise<boolean>;
}

/**
 * Signs operators in by their keys. An address that fails often is refused, but never one with a right key. Where there
 * is no operator, the routes do not exist.
 */
export function createSignIn(operators: KnownOperators, failures: RateLimit): SignIn {
  return async (authorization, address) => {
    const operator = authorization === undefined ? null : await operators.find(authorization);
    if (operator !== null) return operator;
    if (!(await operators.exist())) return refuse(notFound, 'There is no operator on this server.');
    if (authorization === undefined) return refuse(credentialMissing, 'Send `Authorization: Bearer <admin key>`.');
    return (await failures.take(addressKey(address), 1)) ?? refuse(credentialUnknown, 'No operator has this key.');
  };
}
