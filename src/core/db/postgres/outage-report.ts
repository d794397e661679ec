import { type Clock, minuteMs } from '../../base/clock.ts';
import type { StorageLog } from '../storage-observer.ts';
import { causeOf } from './postgres-errors.ts';

/** Logs a database outage: with its cause at the start and every minute, with its duration at the end. */
export class OutageReport {
  readonly #clock: Clock;
  readonly #log: StorageLog;
  #startedMs: number | undefined;
  #lastLoggedMs = 0;

  constructor(clock: Clock, log: StorageLog) {
    this.#clock = clock;
    this.#log = log;
  }

  recordFailure(error: unknown): void {
    const nowMs = this.#clock.monotonicMs();
    const reason = causeOf(error);
    if (this.#startedMs === undefined) {
      this.#startedMs = nowMs;
      this.#lastLoggedMs = nowMs;
      this.#log.warn({ event: 'database_outage', reason }, 'PostgreSQL is unreachable, requests get 503');
    } else if (nowMs - this.#lastLoggedMs >= minuteMs) {
      this.#lastLoggedMs = nowMs;
      const duration_ms = Math.round(nowMs - this.#startedMs);
      this.#log.warn({ event: 'database_outage', reason, duration_ms }, 'PostgreSQL is still unreachable');
    }
  }

  end(): void {
    if (this.#startedMs === undefined) return;
    const duration_ms = Math.round(this.#clock.monotonicMs() - this.#startedMs);
    this.#startedMs = undefined;
    this.#log.info({ event: 'database_outage_over', duration_ms }, 'PostgreSQL is reachable again');
  }
}
