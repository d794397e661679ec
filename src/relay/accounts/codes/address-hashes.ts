import type { RelaySecrets } from '../../secrets.ts';
import { foldEmailAddress, normalizeEmailAddress } from '../rules/email-address.ts';
import type { CodePurpose } from '../rules/trial-code.ts';

/** Keyed hashes of an email address, one per secret, that of the active secret first. */
export function addressHashes(secrets: RelaySecrets, email: string): [string, ...string[]] {
  return hashWithEachSecret(secrets, normalizeEmailAddress(email));
}

/**
 * Keyed hashes that identify the code of an email address and a purpose. For a trial the normalized address is hashed,
 * because all its spellings share one trial. For other purposes the purpose and the folded address are hashed, separated
 * by a line break, which neither can contain.
 */
export function codeAddressHashes(secrets: RelaySecrets, email: string, purpose: CodePurpose): [string, ...string[]] {
  return purpose === 'trial'
    ? addressHashes(secrets, email)
    : hashWithEachSecret(secrets, `${purpose}\n${foldEmailAddress(email)}`);
}

function hashWithEachSecret([activeSecret, ...previousSecrets]: RelaySecrets, text: string): [string, ...string[]] {
  return [activeSecret.addressHash(text), ...previousSecrets.map((secret) => secret.addressHash(text))];
}
