/** Number of open streams per session on this node. */
export class Viewers {
  readonly #streams = new Map<string, number>();

  /** Counts a viewer until the returned function is called. */
  add(sessionId: string): () => void {
    this.#streams.set(sessionId, this.countOf(sessionId) + 1);
    return () => {
      const remaining = this.countOf(sessionId) - 1;
      if (remaining > 0) this.#streams.set(sessionId, remaining);
      else this.#streams.delete(sessionId);
    };
  }

  countOf(sessionId: string): number {
    return this.#streams.get(sessionId) ?? 0;
  }
}
