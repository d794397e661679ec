/**
 * Requests that wait for a delivery which another one began: so many of one account at a time, since
 * each holds its lead in memory and none of them counts as a delivery.
 */
export class JoinedRequests {
  readonly #max: number;
  readonly #waiting = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Registers a waiter of the account; null when the limit is reached. */
  async wait<Result>(accountId: string, respond: () => Promise<Result>): Promise<Result | null> {
    const others = this.#waiting.get(accountId) ?? 0;
    if (others >= this.#max) return null;
    this.#waiting.set(accountId, others + 1);
    try {
      return await respond();
    } finally {
      const left = (this.#waiting.get(accountId) ?? 0) - 1;
      if (left > 0) this.#waiting.set(accountId, left);
      else this.#waiting.delete(accountId);
    }
  }
}
