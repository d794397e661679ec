/**
 * Requests that wait for a delivery that another request started. Limited per account, because each one holds its
 * lead in memory and none counts as a delivery.
 */
export class JoinedRequests {
  readonly #max: number;
  readonly #waiting = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Waits for `respond`; null when the account's limit is reached. */
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
