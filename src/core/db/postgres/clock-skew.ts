import type { Clock } from '../../base/clock.ts';
import { hourMs, secondMs } from '../../base/clock.ts';
import type { StorageLog, StorageObserver } from '../storage-observer.ts';

/** A larger difference is logged as a warning, once an hour. */
const skewMsMax = secondMs;

/** Compares this machine's clock with the database server's. */
export class ClockSkew {
  readonly #clock: Clock;
  readonly #log: StorageLog;
  readonly #observer: StorageObserver;
  #lastWarningMs = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, log: StorageLog, observer: StorageObserver) {
    this.#clock = clock;
    this.#log = log;
    this.#observer = observer;
  }

  /**
   * Compares one reading of the database server's clock, which was made between request and response. The skew is
   * positive when this machine's clock is ahead.
   */
  observe(databaseUs: number, requestedMs: number, responseMs: number): void {
    const databaseMs = databaseUs / 1_000;
    const skewMs = Math.max(requestedMs - databaseMs, 0) + Math.min(responseMs - databaseMs, 0);
    this.#observer.clockSkew?.(skewMs / secondMs);
    const nowMs = this.#clock.monotonicMs();
    if (Math.abs(skewMs) <= skewMsMax || nowMs - this.#lastWarningMs < hourMs) return;
    this.#lastWarningMs = nowMs;
    this.#log.warn(
      { event: 'clock_skew', duration_ms: Math.round(skewMs) },
      'clock skew between this machine and PostgreSQL: synchronize the clocks (NTP)',
    );
  }
}
