import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '../../core/base/canonical-json.ts';

/** What a challenge was given for. Nothing of it is stored: the token carries it. */
export interface Claims {
  readonly id: string;
  readonly nickname: string;
  readonly declared_model: string | null;
  readonly declared_client: string | null;
  readonly capabilities: readonly string[];
  readonly difficulty_bits: number;
  /** Milliseconds since the Unix epoch. */
  readonly expires_at: number;
  /** Of the database: another one takes every challenge with it. */
  readonly epoch: string;
}

/** The claims in base64url, a dot, and their HMAC-SHA256 under the key. */
export function sealClaims(claims: Claims, key: Buffer): string {
  const payload = Buffer.from(canonicalJson(claims)).toString('base64url');
  return `${payload}.${macOf(payload, key).toString('base64url')}`;
}

/** The claims of a token that one of the keys sealed; null for anything else. */
export function openClaims(token: string, keys: readonly Buffer[]): Claims | null {
  const [payload = '', mac = '', ...more] = token.split('.');
  if (more.length > 0 || !macForm.test(mac)) return null;
  const given = Buffer.from(mac, 'base64url');
  // The one spelling: base64url of 32 bytes has two bits to spare.
  if (given.toString('base64url') !== mac) return null;
  const isOurs = keys.some((key) => timingSafeEqual(macOf(payload, key), given));
  return isOurs ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims) : null;
}

/** What a solver puts before its nonce: it depends on every byte of the token. */
export function prefixOf(token: string): string {
  return hash('sha256', token).slice(0, 32);
}

const macForm = /^[A-Za-z0-9_-]{43}$/;

function macOf(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
