/**
 * Requests that wait for a delivery that another request started. Limited per account, because each one holds its
 * lead in memory and none counts as a delivery.
 */
export class JoinedRequests {
  readonly #requestsMax: number;
  readonly #waitingCountByAccount = new Map<string, number>();

  constructor(requestsMax: number) {
    this.#requestsMax = requestsMax;
  }

  /** Waits for `respond`; null when the account's limit is reached. */
  async wait<Result>(accountId: string, respond: () => Promise<Result>): Promise<Result | null> {
    const waitingCount = this.#waitingCountByAccount.get(accountId) ?? 0;
    if (waitingCount >= this.#requestsMax) return null;
    this.#waitingCountByAccount.set(accountId, waitingCount + 1);
    try {
      return await respond();
    } finally {
      const remainingCount = (this.#waitingCountByAccount.get(accountId) ?? 0) - 1;
      if (remainingCount > 0) this.#waitingCountByAccount.set(accountId, remainingCount);
      else this.#waitingCountByAccount.delete(accountId);
    }
  }
}
