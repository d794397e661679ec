import { minuteMs, secondMs } from '../../../core/base/clock.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import type { ModuleHost } from '../../../core/module.ts';
import type { Caller } from '../../../core/operation/operation.ts';
import { putKeyUses } from '../store/key-uses.ts';

/** Minimum interval between stored uses of a key; the stored time can be that much too early. */
const storeIntervalMs = minuteMs;
const writeIntervalMs = secondMs;

type Deps = Pick<ModuleHost, 'database' | 'clock' | 'log'>;

/** Last uses of named keys, collected in memory and stored in the background, so that calls do not wait for a write. */
export class KeyUses {
  readonly #deps: Deps;
  readonly #storedUses = new Map<string, number>();
  #pendingUses = new Map<string, number>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  record({ credentialId, restriction }: Pick<Caller, 'credentialId' | 'restriction'>): void {
    if (restriction === null) return;
    const nowMs = this.#deps.clock.nowMs();
    const storedMs = this.#storedUses.get(credentialId);
    if (storedMs === undefined || nowMs - storedMs >= storeIntervalMs) this.#pendingUses.set(credentialId, nowMs);
  }

  /** Stores the collected uses every second and when stopped. */
  start(): PeriodicTask {
    const onError = (err: unknown) =>
      this.#deps.log.warn({ err, module: 'relay' }, 'storing last uses of keys failed, retrying at the next use');
    const task = startPeriodicTask(writeIntervalMs, () => this.#write(), onError);
    return {
      stop: async () => {
        await task.stop();
        await this.#write().catch(onError);
      },
    };
  }

  async #write(): Promise<void> {
    const uses = this.#pendingUses;
    this.#pendingUses = new Map();
    const nowMs = this.#deps.clock.nowMs();
    for (const [id, atMs] of this.#storedUses) if (nowMs - atMs >= storeIntervalMs) this.#storedUses.delete(id);
    if (uses.size === 0) return;
    await this.#deps.database.write((tx) => putKeyUses(tx, uses));
    for (const [id, atMs] of uses) this.#storedUses.set(id, atMs);
  }
}
