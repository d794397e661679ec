import type { ChangeFeed } from '../../../core/db/change-feed.ts';

/** Change feed topic; its keys are delivery ids. */
export const deliveryTopic = 'relay_delivery';

/**
 * Deduplicated polling of deliveries: concurrent callers share one read, which starts after each of them called
 * `next`.
 */
export class SingleFlight<Result> {
  readonly #feed: ChangeFeed;
  readonly #pollIntervalMs: number;
  readonly #pendingReads = new Map<string, Promise<Result>>();

  constructor(feed: ChangeFeed, pollIntervalMs: number) {
    this.#feed = feed;
    this.#pollIntervalMs = pollIntervalMs;
  }

  /** Reads the delivery after its next change, or after `pollIntervalMs`. */
  next(id: string, read: () => Promise<Result>): Promise<Result> {
    const pendingRead = this.#pendingReads.get(id) ?? this.#readAfterChange(id, read);
    this.#pendingReads.set(id, pendingRead);
    return pendingRead;
  }

  async #readAfterChange(id: string, read: () => Promise<Result>): Promise<Result> {
    await this.#waitForChange(id);
    this.#pendingReads.delete(id);
    return read();
  }

  async #waitForChange(id: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#pollIntervalMs);
    const unsubscribe = this.#feed.subscribe(deliveryTopic, (key) => {
      if (key === null || key === id) resolve();
    });
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      unsubscribe();
    }
  }
}
