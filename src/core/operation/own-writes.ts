/** When accounts wrote last on this node, by the monotonic clock; of the oldest only that there was one. */
export class OwnWrites {
  readonly #accountsMax: number;
  readonly #lastMs = new Map<string, number>();
  /** The latest write of those that were forgotten. */
  #forgottenMs = Number.NEGATIVE_INFINITY;

  constructor(accountsMax: number) {
    this.#accountsMax = accountsMax;
  }

  note(accountId: string, nowMs: number): void {
    // Taken out first, so that the first of the map is the one that has been idle for longest.
    this.#lastMs.delete(accountId);
    this.#lastMs.set(accountId, nowMs);
    if (this.#lastMs.size <= this.#accountsMax) return;
    for (const [idle, ms] of this.#lastMs) {
      this.#lastMs.delete(idle);
      this.#forgottenMs = ms;
      return;
    }
  }

  /** Nothing that the account wrote is younger. */
  last(accountId: string): number {
    return this.#lastMs.get(accountId) ?? this.#forgottenMs;
  }
}
