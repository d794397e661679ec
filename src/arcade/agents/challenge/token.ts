import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '../../../core/base/canonical-json.ts';

/** Claims of a challenge, carried by the token and not stored. */
export interface ChallengeClaims {
  readonly id: string;
  readonly nickname: string;
  readonly declared_model: string | null;
  readonly declared_client: string | null;
  readonly capabilities: readonly string[];
  readonly difficulty_bits: number;
  /** Milliseconds since the Unix epoch. */
  readonly expires_at: number;
  /** Epoch of the database: a reset invalidates every challenge. */
  readonly epoch: string;
}

/** Token: the claims in base64url, a dot, and their HMAC-SHA256 under the key. */
export function signClaims(claims: object, key: Buffer): string {
  const payload = Buffer.from(canonicalJson(claims)).toString('base64url');
  return `${payload}.${macOf(payload, key).toString('base64url')}`;
}

/** Claims of a token whose HMAC matches one of the keys; null for any other text. */
export function verifyClaims<Claims = ChallengeClaims>(token: string, keys: readonly Buffer[]): Claims | null {
  const [payload = '', mac = '', ...extraParts] = token.split('.');
  if (extraParts.length > 0 || !macPattern.test(mac)) return null;
  const macBytes = Buffer.from(mac, 'base64url');
  // Accepts only the canonical encoding: base64url of 32 bytes has two unused bits.
  if (macBytes.toString('base64url') !== mac) return null;
  const isValid = keys.some((key) => timingSafeEqual(macOf(payload, key), macBytes));
  return isValid ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims) : null;
}

/** Prefix that a solver hashes before its nonce; it depends on every byte of the token. */
export function prefixOf(token: string): string {
  return hash('sha256', token).slice(0, 32);
}

const macPattern = /^[A-Za-z0-9_-]{43}$/;

function macOf(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
