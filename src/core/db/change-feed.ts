/** Called with the id of the changed record; null when any record of the topic may have changed. */
export type ChangeListener = (key: string | null) => void;

/** Notifies listeners of committed changes, of this and other nodes. */
export interface ChangeFeed {
  /**
   * Calls the listener after each change of the topic. With several nodes it is also called periodically with null, in
   * case a notification was lost. Returns the function that unsubscribes.
   */
  subscribe(topic: string, listener: ChangeListener): () => void;
  /** Notifies listeners, after the commit of a change; those of this process are called synchronously. */
  notify(topic: string, key: string): void;
}

/** Change feed of a single process. */
export class LocalFeed implements ChangeFeed {
  readonly #listeners = new Map<string, Set<ChangeListener>>();
  readonly #onError: (error: unknown) => void;

  /** `onError` is called with errors of listeners. */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  subscribe(topic: string, listener: ChangeListener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic);
    };
  }

  notify(topic: string, key: string | null): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) {
      try {
        listener(key);
      } catch (error) {
        this.#onError(error);
      }
    }
  }

  /** Calls all listeners with null. */
  notifyAll(): void {
    for (const topic of [...this.#listeners.keys()]) this.notify(topic, null);
  }
}
