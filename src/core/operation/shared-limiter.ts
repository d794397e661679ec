import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So many points in so many seconds. */
export interface Window {
  readonly points: number;
  readonly seconds: number;
}

export interface SharedCounters {
  /**
   * Adds points to the key's window, which begins with the first of them and ends so many seconds later
   * by the database's clock.
   */
  count(key: string, points: number, seconds: number): Promise<{ readonly points: number; readonly leftMs: number }>;
  /** What is in the database in place of an address or account: nobody can read it back. */
  seal(key: string): string;
}

/**
 * One window counted in the database for all nodes, by the database's clock: a node whose own clock is
 * wrong lengthens no limit. While the counters cannot be reached, each node counts by itself.
 */
export class SharedLimiter {
  readonly #counters: SharedCounters;
  readonly #prefix: string;
  readonly #window: Window;
  readonly #own: RateLimiterMemory;

  constructor(counters: SharedCounters, prefix: string, window: Window) {
    this.#counters = counters;
    this.#prefix = prefix;
    this.#window = window;
    this.#own = new RateLimiterMemory({ points: window.points, duration: window.seconds, keyPrefix: prefix });
  }

  /** Rejects with a RateLimiterRes when the window has no room, as the limiters of the library do. */
  async consume(key: string, points: number): Promise<RateLimiterRes> {
    const counted = await this.#count(key, points);
    if (counted === null) return this.#own.consume(key, points);
    const result = new RateLimiterRes(
      Math.max(this.#window.points - counted.points, 0),
      counted.leftMs,
      counted.points,
    );
    // oxlint-disable-next-line typescript/only-throw-error -- callers expect what the library's limiters throw.
    if (counted.points > this.#window.points) throw result;
    return result;
  }

  async reward(key: string, points: number): Promise<void> {
    if ((await this.#count(key, -points)) === null) await this.#own.reward(key, points);
  }

  #count(key: string, points: number): Promise<{ points: number; leftMs: number } | null> {
    return this.#counters
      .count(`${this.#prefix}:${this.#counters.seal(key)}`, points, this.#window.seconds)
      .catch(() => null);
  }
}
