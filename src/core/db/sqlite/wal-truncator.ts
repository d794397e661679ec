/**
 * Truncates the write-ahead log (WAL) soon after commits that erased data, because the WAL still contains the old pages.
 * Erasures within the delay share one pass; the pass is retried while a long read needs the WAL.
 */
export class WalTruncator {
  readonly #truncateWal: () => Promise<boolean>;
  readonly #delayMs: number;
  #timer: NodeJS.Timeout | undefined;
  #runningPass: Promise<void> | undefined;
  #isDue = false;
  #isClosed = false;

  /** `truncateWal` resolves with false when a read still needs the WAL or the truncation failed. */
  constructor(truncateWal: () => Promise<boolean>, delayMs: number) {
    this.#truncateWal = truncateWal;
    this.#delayMs = delayMs;
  }

  /** Requests a truncation after the commit of an erasure. */
  readonly request = (): void => {
    this.#isDue = true;
    this.#schedule();
  };

  /** Waits for a running pass. No later one is needed: closing the last database connection truncates the WAL. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#runningPass;
  }

  #schedule(): void {
    if (this.#isClosed || !this.#isDue || this.#timer !== undefined || this.#runningPass !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#runningPass = this.#run().finally(() => {
        this.#runningPass = undefined;
        this.#schedule();
      });
    }, this.#delayMs).unref();
  }

  async #run(): Promise<void> {
    this.#isDue = false;
    if (!(await this.#truncateWal())) this.#isDue = true;
  }
}
