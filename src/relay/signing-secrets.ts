import { type Clock, dayMs } from '../core/base/clock.ts';
import type { Database } from '../core/db/transaction.ts';
import type { DerivedKey } from './rules/derived-keys.ts';
import type { RelaySecret, RelaySecrets } from './secrets.ts';
import { keepSecretInUse } from './store/secret-in-use.ts';

/** Time in which destinations can switch to the new secret. */
const replacedSignsMs = 7 * dayMs;

/** The signing secrets: the active one, and for seven days after a rotation the previous one. */
export class SigningSecrets {
  readonly #secrets: RelaySecrets;
  readonly #clock: Clock;
  #sinceMs: number;

  constructor(secrets: RelaySecrets, clock: Clock) {
    this.#secrets = secrets;
    this.#clock = clock;
    this.#sinceMs = clock.nowMs();
  }

  /** Reads from the shared database since when the active secret is in use. */
  async open(database: Database): Promise<void> {
    const [{ name }] = this.#secrets;
    const nowMs = this.#clock.nowMs();
    this.#sinceMs = await database.write((tx) => keepSecretInUse(tx, name, nowMs), { unseen: true });
  }

  /** The keys that sign what an account's receiver at an origin gets. */
  webhookKeys(accountId: string, origin: string): readonly [DerivedKey, ...DerivedKey[]] {
    const [inUse, ...replaced] = this.now();
    const keyOf = (secret: RelaySecret) => secret.webhookKey(accountId, origin);
    return [keyOf(inUse), ...replaced.map(keyOf)];
  }

  now(): readonly [RelaySecret, ...RelaySecret[]] {
    const [inUse, ...replaced] = this.#secrets;
    return this.#clock.nowMs() - this.#sinceMs < replacedSignsMs ? [inUse, ...replaced] : [inUse];
  }
}
