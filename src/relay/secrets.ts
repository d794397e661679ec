import type { Buffer } from 'node:buffer';
import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type { Keyring } from '../core/base/keyring.ts';
import { accountKey, addressKey, codeKey, webhookKey } from './rules/derived-keys.ts';
import { foldedMailAddress } from './rules/mail-address.ts';

/** One secret of the installation, as far as the relay may use it. */
export interface RelaySecret {
  /** Stands beside records that were made with it; tells nothing of it. */
  readonly name: string;
  /** For nonces, and for what is kept as an HMAC. */
  accountKey(accountId: string): KeyObject;
  webhookKey(accountId: string, destinationOrigin: string): KeyObject;
  /** What is kept of a mail address, in its normal form, where the address itself must not be. */
  addressHash(normalAddress: string): string;
  /** What is kept of a code that was mailed to this address. */
  codeHash(address: string, code: string): string;
}

/** The secret in use first, then the one that is being replaced. */
export type RelaySecrets = readonly [RelaySecret, ...RelaySecret[]];

export function createRelaySecrets(keyring: Keyring): RelaySecrets {
  const [inUse, ...replaced] = keyring.deriveAll('relay-records').map(secretOf);
  if (inUse === undefined) throw new Error('The keyring gave no key.');
  return [inUse, ...replaced];
}

function secretOf(root: Buffer): RelaySecret {
  const accountKeys = new KeysAtHand();
  const webhookKeys = new KeysAtHand();
  const [ofAddresses, ofCodes] = [addressKey(root), codeKey(root)];
  return {
    name: hash('sha256', root).slice(0, 16),
    accountKey: (accountId) => accountKeys.get(accountId, () => accountKey(root, accountId)),
    webhookKey: (accountId, origin) =>
      webhookKeys.get(`${accountId} ${origin}`, () => webhookKey(root, accountId, origin)),
    addressHash: (normalAddress) => createHmac('sha256', ofAddresses).update(normalAddress).digest('hex'),
    codeHash: (address, code) =>
      createHmac('sha256', ofCodes)
        .update(JSON.stringify([foldedMailAddress(address), code]))
        .digest('hex'),
  };
}

const keysMax = 10_000;

/** Keys that were derived already: a delivery needs its account's several times. */
class KeysAtHand {
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
