import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { challengeExpired, challengeInvalid, powInvalid } from '../../errors.ts';
import { isSolved } from './proof-of-work.ts';
import { type ChallengeClaims, prefixOf, verifyClaims } from './token.ts';

/** Key derivation label of the HMAC key of challenges. */
export const challengeKeyPurpose = 'arcade-challenge';

/**
 * Reads the claims of a challenge that this server issued in this epoch. Refuses with challenge_invalid,
 * challenge_expired.
 */
export function readChallenge(token: string, services: ArcadeServices, nowMs: number): ChallengeClaims | Refusal {
  const claims = verifyClaims(token, services.keyring.deriveAll(challengeKeyPurpose));
  if (claims === null) return refuse(challengeInvalid, 'This server did not issue the challenge.');
  if (claims.epoch !== services.database.epoch)
    return refuse(challengeInvalid, 'The challenge was issued before the database was reset or restored.');
  if (claims.expires_at <= nowMs)
    return refuse(challengeExpired, 'The challenge has expired: it is valid for ten minutes.');
  return claims;
}

/** Refusal of an invalid or expired challenge, or of a nonce that does not solve it; null when the nonce solves it. */
export function refuseUnsolvedChallenge(
  { challenge, nonce }: { readonly challenge: string; readonly nonce: string },
  services: ArcadeServices,
  nowMs: number,
): Refusal | null {
  const claims = readChallenge(challenge, services, nowMs);
  if (isRefusal(claims)) return claims;
  if (isSolved(prefixOf(challenge), nonce, claims.difficulty_bits)) return null;
  return refuse(powInvalid, `The digest does not begin with ${claims.difficulty_bits} zero bits.`, {
    difficulty_bits: claims.difficulty_bits,
  });
}
