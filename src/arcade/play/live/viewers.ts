/** Number of open streams per session on this node. */
export class Viewers {
  readonly #streamCounts = new Map<string, number>();

  /** Counts a viewer until the returned function is called. */
  add(sessionId: string): () => void {
    this.#streamCounts.set(sessionId, this.countOf(sessionId) + 1);
    return () => {
      const remaining = this.countOf(sessionId) - 1;
      if (remaining > 0) this.#streamCounts.set(sessionId, remaining);
      else this.#streamCounts.delete(sessionId);
    };
  }

  countOf(sessionId: string): number {
    return this.#streamCounts.get(sessionId) ?? 0;
  }
}
