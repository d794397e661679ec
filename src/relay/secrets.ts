import type { Buffer } from 'node:buffer';
import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type { Keyring } from '../core/base/keyring.ts';
import { foldedMailAddress } from './accounts/rules/mail-address.ts';
import type { CodePurpose } from './accounts/rules/trial-code.ts';
import { accountKey, addressKey, codeKey, webhookKey } from './rules/derived-keys.ts';

/** Keys of the relay that derive from one installation secret. */
export interface RelaySecret {
  /** Identifies the secret in records without revealing it. */
  readonly name: string;
  /** Key of nonces and HMACs. */
  accountKey(accountId: string): KeyObject;
  webhookKey(accountId: string, destinationOrigin: string): KeyObject;
  /** HMAC of a normalized mail address. */
  addressHash(normalAddress: string): string;
  /** HMAC of a code mailed to this address. */
  codeHash(address: string, code: string, purpose: CodePurpose): string;
}

/** The active secret first, then the previous one. */
export type RelaySecrets = readonly [RelaySecret, ...RelaySecret[]];

export function createRelaySecrets(keyring: Keyring): RelaySecrets {
  const [inUse, ...replaced] = keyring.deriveAll('relay-records').map(secretOf);
  if (inUse === undefined) throw new Error('The keyring is empty.');
  return [inUse, ...replaced];
}

function secretOf(root: Buffer): RelaySecret {
  const accountKeys = new LoadedKeys();
  const webhookKeys = new LoadedKeys();
  const [ofAddresses, ofCodes] = [addressKey(root), codeKey(root)];
  return {
    name: hash('sha256', root).slice(0, 16),
    accountKey: (accountId) => accountKeys.get(accountId, () => accountKey(root, accountId)),
    webhookKey: (accountId, origin) =>
      webhookKeys.get(`${accountId} ${origin}`, () => webhookKey(root, accountId, origin)),
    addressHash: (normalAddress) => createHmac('sha256', ofAddresses).update(normalAddress).digest('hex'),
    codeHash: (address, code, purpose) =>
      createHmac('sha256', ofCodes)
        .update(JSON.stringify([foldedMailAddress(address), code, ...(purpose === 'trial' ? [] : [purpose])]))
        .digest('hex'),
  };
}

const keysMax = 10_000;

/** Cache of derived keys: a delivery uses its account's key several times. */
class LoadedKeys {
  readonly #keys = new Map<string, KeyObject>();

  get(of: string, derive: () => Buffer): KeyObject {
    const known = this.#keys.get(of);
    if (known !== undefined) return known;
    const key = createSecretKey(derive());
    if (this.#keys.size >= keysMax) this.#keys.clear();
    this.#keys.set(of, key);
    return key;
  }
}
