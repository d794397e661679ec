/** Time of the last write of each account on this node, by the monotonic clock. Evicted accounts share one upper bound. */
export class LastWrites {
  readonly #accountsMax: number;
  readonly #lastWriteMs = new Map<string, number>();
  /** Latest write of the evicted accounts. */
  #lastEvictedWriteMs = Number.NEGATIVE_INFINITY;

  constructor(accountsMax: number) {
    this.#accountsMax = accountsMax;
  }

  record(accountId: string, nowMs: number): void {
    // Deleted first, so that the map is ordered by the last write.
    this.#lastWriteMs.delete(accountId);
    this.#lastWriteMs.set(accountId, nowMs);
    if (this.#lastWriteMs.size <= this.#accountsMax) return;
    for (const [oldestAccountId, writeMs] of this.#lastWriteMs) {
      this.#lastWriteMs.delete(oldestAccountId);
      this.#lastEvictedWriteMs = writeMs;
      return;
    }
  }

  /** Upper bound of the time of the account's last write. */
  lastWriteMs(accountId: string): number {
    return this.#lastWriteMs.get(accountId) ?? this.#lastEvictedWriteMs;
  }
}
