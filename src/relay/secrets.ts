import type { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type { Keyring } from '../core/base/keyring.ts';
import { accountKey, webhookKey } from './rules/derived-keys.ts';

/** One secret of the installation, as far as the relay may use it. */
export interface RelaySecret {
  /** Stands beside records that were made with it; tells nothing of it. */
  readonly name: string;
  /** For nonces, and for what is kept as an HMAC. */
  accountKey(accountId: string): Buffer;
  webhookKey(accountId: string, destinationOrigin: string): Buffer;
}

/** The secret in use first, then the one that is being replaced. */
export type RelaySecrets = readonly [RelaySecret, ...RelaySecret[]];

export function createRelaySecrets(keyring: Keyring): RelaySecrets {
  const [inUse, ...replaced] = keyring.deriveAll('relay-records').map(secretOf);
  if (inUse === undefined) throw new Error('The keyring gave no key.');
  return [inUse, ...replaced];
}

function secretOf(root: Buffer): RelaySecret {
  return {
    name: hash('sha256', root).slice(0, 16),
    accountKey: (accountId) => accountKey(root, accountId),
    webhookKey: (accountId, origin) => webhookKey(root, accountId, origin),
  };
}
