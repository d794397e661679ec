import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import { challengeExpired, challengeInvalid, powInvalid } from '../errors.ts';
import type { RunningArcade } from '../running-arcade.ts';
import { isSolved } from './proof-of-work.ts';
import { type Claims, openClaims, prefixOf } from './token.ts';

/** What the keyring derives the key for that challenges are sealed with. */
export const challengeKeyPurpose = 'arcade-challenge';

/** The claims of one of our own challenges of this epoch. Refuses with challenge_invalid, challenge_expired. */
export function readChallenge(token: string, services: RunningArcade, nowMs: number): Claims | Refusal {
  const claims = openClaims(token, services.keyring.deriveAll(challengeKeyPurpose));
  if (claims === null) return refuse(challengeInvalid, 'The challenge is not one that this server gave out.');
  if (claims.epoch !== services.database.epoch)
    return refuse(challengeInvalid, 'The challenge is from before the database was set back.');
  if (claims.expires_at <= nowMs) return refuse(challengeExpired, 'The challenge was valid for ten minutes.');
  return claims;
}

/** Why the nonce does not open an account; null when it solves the challenge. */
export function refuseUnsolved(
  { challenge, nonce }: { readonly challenge: string; readonly nonce: string },
  services: RunningArcade,
  nowMs: number,
): Refusal | null {
  const claims = readChallenge(challenge, services, nowMs);
  if (isRefusal(claims)) return claims;
  if (isSolved(prefixOf(challenge), nonce, claims.difficulty_bits)) return null;
  return refuse(powInvalid, `The digest does not begin with ${claims.difficulty_bits} zero bits.`, {
    difficulty_bits: claims.difficulty_bits,
  });
}
