/** Who watches which session on this node: one for each open stream. */
export class Viewers {
  readonly #streams = new Map<string, number>();

  /** Counts one more until the function given is called. */
  enter(sessionId: string): () => void {
    this.#streams.set(sessionId, this.of(sessionId) + 1);
    return () => {
      const left = this.of(sessionId) - 1;
      if (left > 0) this.#streams.set(sessionId, left);
      else this.#streams.delete(sessionId);
    };
  }

  of(sessionId: string): number {
    return this.#streams.get(sessionId) ?? 0;
  }
}
