import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { SharedCounters } from '../base/shared-counters.ts';

/** Window of a rate limit: points per number of seconds. */
export interface RateLimitWindow {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Rate limit window counted in PostgreSQL or Valkey for all nodes. The clock of that server is used, so a wrong clock
 * of a node has no effect. While the server is unavailable, each node counts in memory.
 */
export class SharedLimiter {
  readonly #counters: SharedCounters;
  readonly #prefix: string;
  readonly #window: RateLimitWindow;
  readonly #fallback: RateLimiterMemory;

  constructor(counters: SharedCounters, prefix: string, window: RateLimitWindow) {
    this.#counters = counters;
    this.#prefix = prefix;
    this.#window = window;
    this.#fallback = new RateLimiterMemory({ points: window.points, duration: window.seconds, keyPrefix: prefix });
  }

  /** Rejects with a RateLimiterRes when the window is exhausted, like the limiters of the library. */
  async consume(key: string, points: number): Promise<RateLimiterRes> {
    const usage = await this.#count(key, points);
    if (usage === null) return this.#fallback.consume(key, points);
    const result = new RateLimiterRes(Math.max(this.#window.points - usage.points, 0), usage.remainingMs, usage.points);
    // oxlint-disable-next-line typescript/only-throw-error -- callers expect what the library's limiters throw.
    if (usage.points > this.#window.points) throw result;
    return result;
  }

  async reward(key: string, points: number): Promise<void> {
    if ((await this.#count(key, -points)) === null) await this.#fallback.reward(key, points);
  }

  #count(key: string, points: number): Promise<{ points: number; remainingMs: number } | null> {
    return this.#counters
      .count(`${this.#prefix}:${this.#counters.hashKey(key)}`, points, this.#window.seconds)
      .catch(() => null);
  }
}
