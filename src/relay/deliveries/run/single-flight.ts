import type { ChangeFeed } from '../../../core/db/change-feed.ts';

/** Topic of delivery changes, by delivery id. */
export const deliveryTopic = 'relay_delivery';

/**
 * Reads a delivery again that several requests wait for: once for all of them, however many they are.
 * Each gets what was read after it had asked.
 */
export class SingleFlight<Seen> {
  readonly #feed: ChangeFeed;
  readonly #afterMs: number;
  readonly #planned = new Map<string, Promise<Seen>>();

  constructor(feed: ChangeFeed, afterMs: number) {
    this.#feed = feed;
    this.#afterMs = afterMs;
  }

  /** Schedules the next poll of the delivery: at its change, or after `afterMs` at most. */
  next(id: string, look: () => Promise<Seen>): Promise<Seen> {
    const planned = this.#planned.get(id) ?? this.#plan(id, look);
    this.#planned.set(id, planned);
    return planned;
  }

  async #plan(id: string, look: () => Promise<Seen>): Promise<Seen> {
    await this.#change(id);
    this.#planned.delete(id);
    return look();
  }

  async #change(id: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#afterMs);
    const stop = this.#feed.follow(deliveryTopic, (key) => {
      if (key === null || key === id) resolve();
    });
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      stop();
    }
  }
}
