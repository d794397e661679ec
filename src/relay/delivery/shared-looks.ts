import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Looks again at what somebody waits for: once for all who wait for the same, however many they are.
 * Each gets what was read after it had asked.
 */
export class SharedLooks<Seen> {
  readonly #afterMs: number;
  readonly #planned = new Map<string, Promise<Seen>>();

  constructor(afterMs: number) {
    this.#afterMs = afterMs;
  }

  /** The next look at what has this name, at most `afterMs` from now. */
  next(name: string, look: () => Promise<Seen>): Promise<Seen> {
    const planned = this.#planned.get(name) ?? this.#plan(name, look);
    this.#planned.set(name, planned);
    return planned;
  }

  async #plan(name: string, look: () => Promise<Seen>): Promise<Seen> {
    await sleep(this.#afterMs);
    this.#planned.delete(name);
    return look();
  }
}
