import { type Clock, dayMs } from '../core/base/clock.ts';
import type { Database } from '../core/db/transaction.ts';
import type { RelaySecret, RelaySecrets } from './secrets.ts';
import { keepSecretInUse } from './store/secret-in-use.ts';

/** How long destinations have to take over the new secret. */
const replacedSignsMs = 7 * dayMs;

/** The secrets that sign what is sent: the one in use, and for seven days after a change the one before it. */
export class SigningSecrets {
  readonly #secrets: RelaySecrets;
  readonly #clock: Clock;
  #sinceMs: number;

  constructor(secrets: RelaySecrets, clock: Clock) {
    this.#secrets = secrets;
    this.#clock = clock;
    this.#sinceMs = clock.nowMs();
  }

  /** Asks the database, which all nodes share, since when the secret in use has been that. */
  async open(database: Database): Promise<void> {
    const [{ name }] = this.#secrets;
    const nowMs = this.#clock.nowMs();
    this.#sinceMs = await database.write((tx) => keepSecretInUse(tx, name, nowMs), { unseen: true });
  }

  now(): readonly [RelaySecret, ...RelaySecret[]] {
    const [inUse, ...replaced] = this.#secrets;
    return this.#clock.nowMs() - this.#sinceMs < replacedSignsMs ? [inUse, ...replaced] : [inUse];
  }
}
