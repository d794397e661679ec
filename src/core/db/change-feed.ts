/** The topic's record that changed; null: any of them may have. */
export type ChangeListener = (key: string | null) => void;

/** Wakes what waits for a change of the database, whichever node committed it. */
export interface ChangeFeed {
  /**
   * Calls the listener after each change of the topic; where other nodes write as well, also now and then without one,
   * with null. Returns the function that stops it.
   */
  follow(topic: string, listener: ChangeListener): () => void;
  /** To be called once a change is committed. Listeners of this process are called at once. */
  changed(topic: string, key: string): void;
}

/** The change feed of one process. */
export class LocalFeed implements ChangeFeed {
  readonly #listeners = new Map<string, Set<ChangeListener>>();
  readonly #onError: (error: unknown) => void;

  /** `onError` is called with what a listener throws. */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get isFollowed(): boolean {
    return this.#listeners.size > 0;
  }

  follow(topic: string, listener: ChangeListener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic);
    };
  }

  changed(topic: string, key: string | null): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) {
      try {
        listener(key);
      } catch (error) {
        this.#onError(error);
      }
    }
  }

  /** Any record of any topic may have changed. */
  allMayHaveChanged(): void {
    for (const topic of [...this.#listeners.keys()]) this.changed(topic, null);
  }
}
