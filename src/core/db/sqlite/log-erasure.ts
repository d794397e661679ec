/**
 * Empties the write-ahead log soon after commits that erased something: until then its file holds the pages as they
 * were before. Many erasures share one pass. While a long read needs the log, it is tried again.
 */
export class LogErasure {
  readonly #emptyLog: () => Promise<boolean>;
  readonly #waitMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isDue = false;
  #isClosed = false;

  /** `emptyLog` resolves with false when the log is still needed. */
  constructor(emptyLog: () => Promise<boolean>, waitMs: number) {
    this.#emptyLog = emptyLog;
    this.#waitMs = waitMs;
  }

  /** Called after the commit of an erasure. */
  request(): void {
    this.#isDue = true;
    this.#schedule();
  }

  /** Resolves when no pass is running. Closing the database's last connection empties the log. */
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
    if (!(await this.#emptyLog())) this.#isDue = true;
  }
}
