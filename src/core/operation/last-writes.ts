/** Time of the last write of each account on this node, by the monotonic clock; evicted accounts share one bound. */
export class LastWrites {
  readonly #accountsMax: number;
  readonly #lastMs = new Map<string, number>();
  /** Latest write of the evicted accounts. */
  #evictedMs = Number.NEGATIVE_INFINITY;

  constructor(accountsMax: number) {
    this.#accountsMax = accountsMax;
  }

  record(accountId: string, nowMs: number): void {
    // Deleted first, so that the map is ordered by the last write.
    this.#lastMs.delete(accountId);
    this.#lastMs.set(accountId, nowMs);
    if (this.#lastMs.size <= this.#accountsMax) return;
    for (const [idle, ms] of this.#lastMs) {
      this.#lastMs.delete(idle);
      this.#evictedMs = ms;
      return;
    }
  }

  /** Upper bound of the time of the account's last write. */
  last(accountId: string): number {
    return this.#lastMs.get(accountId) ?? this.#evictedMs;
  }
}
