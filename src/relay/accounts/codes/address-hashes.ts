import type { RelaySecrets } from '../../secrets.ts';
import { normalizeEmailAddress } from '../rules/email-address.ts';
import type { CodePurpose } from '../rules/trial-code.ts';

/** Keyed hashes of an address, one per secret, the active one first. */
export function addressHashes(secrets: RelaySecrets, email: string): [string, ...string[]] {
  return hashesOf(secrets, normalizeEmailAddress(email));
}

/**
 * Keyed hashes of an address and the purpose of its code, separated by a line break, which addresses cannot contain.
 */
export function codeAddressHashes(secrets: RelaySecrets, email: string, purpose: CodePurpose): [string, ...string[]] {
  const normal = normalizeEmailAddress(email);
  return hashesOf(secrets, purpose === 'trial' ? normal : `${purpose}\n${normal}`);
}

function hashesOf([inUse, ...replaced]: RelaySecrets, text: string): [string, ...string[]] {
  return [inUse.addressHash(text), ...replaced.map((secret) => secret.addressHash(text))];
}
