/**
 * Truncates the write-ahead log soon after commits that erased data, because the log still contains the old pages.
 * Erasures within the delay share one pass; it is retried while a long read needs the log.
 */
export class WalTruncator {
  readonly #truncateLog: () => Promise<boolean>;
  readonly #waitMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isDue = false;
  #isClosed = false;

  /** `truncateLog` resolves with false when a read still needs the log. */
  constructor(truncateLog: () => Promise<boolean>, waitMs: number) {
    this.#truncateLog = truncateLog;
    this.#waitMs = waitMs;
  }

  /** Requests a truncation after the commit of an erasure. */
  request(): void {
    this.#isDue = true;
    this.#schedule();
  }

  /** Resolves when no pass is running. Closing the last connection of the database truncates the log. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(): void {
    if (this.#isClosed || !this.#isDue || this.#timer !== undefined || this.#running !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#run().finally(() => {
        this.#running = undefined;
        this.#schedule();
      });
    }, this.#waitMs).unref();
  }

  async #run(): Promise<void> {
    this.#isDue = false;
    if (!(await this.#truncateLog())) this.#isDue = true;
  }
}
