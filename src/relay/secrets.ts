import type { Buffer } from 'node:buffer';
import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { type Clock, dayMs } from '../core/base/clock.ts';
import type { Keyring } from '../core/base/keyring.ts';
import type { Database, Db } from '../core/db/transaction.ts';
import { foldEmailAddress } from './accounts/rules/email-address.ts';
import type { CodePurpose } from './accounts/rules/trial-code.ts';
import { type SecretVersions, validVersions } from './destinations/rules/secret-versions.ts';
import { findSecretRotation } from './destinations/store/secret-rotations.ts';
import { accountKey, addressHashKey, codeHashKey, type DerivedKey, webhookKey } from './rules/derived-keys.ts';
import { storeActiveSecret } from './store/secret-in-use.ts';

/** Keys derived from one server secret. */
export interface RelaySecret {
  /** Identifies the secret in records without revealing it. */
  readonly name: string;
  /** Key of nonces and HMACs. */
  accountKey(accountId: string): KeyObject;
  webhookKey(accountId: string, destinationOrigin: string, version: number): KeyObject;
  /** HMAC of a normalized email address. */
  addressHash(normalizedEmail: string): string;
  /** HMAC of a code mailed to this address. */
  codeHash(address: string, code: string, purpose: CodePurpose): string;
}

/** The active secret first, then the previous one. */
export type RelaySecrets = readonly [RelaySecret, ...RelaySecret[]];

export function createRelaySecrets(keyring: Keyring): RelaySecrets {
  const [activeSecret, ...previousSecrets] = keyring.deriveAll('relay-records').map(createSecret);
  if (activeSecret === undefined) throw new Error('The keyring is empty.');
  return [activeSecret, ...previousSecrets];
}

function createSecret(root: Buffer): RelaySecret {
  const accountKeys = new DerivedKeyCache();
  const webhookKeys = new DerivedKeyCache();
  const [addressRoot, codeRoot] = [addressHashKey(root), codeHashKey(root)];
  return {
    name: hash('sha256', root).slice(0, 16),
    accountKey: (accountId) => accountKeys.get(accountId, () => accountKey(root, accountId)),
    webhookKey: (accountId, origin, version) =>
      webhookKeys.get(`${accountId} ${origin} ${version}`, () => webhookKey(root, accountId, origin, version)),
    addressHash: (normalizedEmail) => createHmac('sha256', addressRoot).update(normalizedEmail).digest('hex'),
    codeHash: (address, code, purpose) =>
      createHmac('sha256', codeRoot)
        .update(JSON.stringify([foldEmailAddress(address), code, ...(purpose === 'trial' ? [] : [purpose])]))
        .digest('hex'),
  };
}

const keysMax = 10_000;

/** Cache of derived keys, because a delivery uses its account's key several times. */
class DerivedKeyCache {
  readonly #keys = new Map<string, KeyObject>();

  get(name: string, derive: () => Buffer): KeyObject {
    const cachedKey = this.#keys.get(name);
    if (cachedKey !== undefined) return cachedKey;
    const key = createSecretKey(derive());
    if (this.#keys.size >= keysMax) this.#keys.clear();
    this.#keys.set(name, key);
    return key;
  }
}

/** Time during which requests are also signed with the previous secret, so that destinations can switch. */
const previousSecretValidityMs = 7 * dayMs;

/** Signing keys for the requests of an account to an origin: at least one. */
type WebhookKeys = readonly [DerivedKey, ...DerivedKey[]];

/** Webhook signing secrets: the active one, and for seven days after a rotation also the previous one. */
export class SigningSecrets {
  readonly #secrets: RelaySecrets;
  readonly #clock: Clock;
  /** Time from which the active secret has been used. */
  #activeSinceMs: number;

  constructor(secrets: RelaySecrets, clock: Clock) {
    this.#secrets = secrets;
    this.#clock = clock;
    this.#activeSinceMs = clock.nowMs();
  }

  /** Stores the name of the active secret, and reads the time from which it has been used. */
  async open(database: Database): Promise<void> {
    const [{ name }] = this.#secrets;
    const nowMs = this.#clock.nowMs();
    this.#activeSinceMs = await database.write((tx) => storeActiveSecret(tx, name, nowMs), { leavesCachesValid: true });
  }

  /** Keys that sign requests of an account to an origin, the newest first. */
  async webhookKeys(db: Db, accountId: string, origin: string): Promise<WebhookKeys> {
    const rotation = await findSecretRotation(db, accountId, origin);
    return this.keysOf(accountId, origin, validVersions(rotation, this.#clock.nowMs()));
  }

  /** Keys of these versions, the newest first. */
  keysOf(accountId: string, origin: string, versions: SecretVersions): WebhookKeys {
    const [activeSecret, ...previousSecrets] = this.validSecrets();
    const [newestVersion, ...olderVersions] = versions;
    return [
      activeSecret.webhookKey(accountId, origin, newestVersion),
      ...olderVersions.map((version) => activeSecret.webhookKey(accountId, origin, version)),
      ...previousSecrets.flatMap((secret) => versions.map((version) => secret.webhookKey(accountId, origin, version))),
    ];
  }

  /** The active secret, and for seven days after a rotation the previous one. */
  validSecrets(): readonly [RelaySecret, ...RelaySecret[]] {
    const [activeSecret, ...previousSecrets] = this.#secrets;
    return this.#clock.nowMs() - this.#activeSinceMs < previousSecretValidityMs
      ? [activeSecret, ...previousSecrets]
      : [activeSecret];
  }
}
