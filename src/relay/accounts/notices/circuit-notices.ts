import type { Clock } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import type { Database } from '../../../core/db/transaction.ts';
import type { CircuitKey } from '../../destinations/health/breakers.ts';
import { queueOpenCircuitNotice } from './queue-notices.ts';

interface CircuitNoticeDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Queues a notice when a circuit breaker of this process opens. */
export class CircuitNotices {
  readonly #deps: CircuitNoticeDeps;
  readonly #pending = new Set<Promise<void>>();

  constructor(deps: CircuitNoticeDeps) {
    this.#deps = deps;
  }

  queue(key: CircuitKey): void {
    const { database, clock, log } = this.#deps;
    const queueing = database
      .write((tx) => queueOpenCircuitNotice(tx, key, clock.nowMs()))
      .catch((err: unknown) =>
        log.warn({ err, module: 'relay' }, 'queueing the notice of an open circuit failed: no mail is sent about it'),
      )
      .finally(() => this.#pending.delete(queueing));
    this.#pending.add(queueing);
  }

  /** Resolves when all notices are queued. */
  async idle(): Promise<void> {
    await Promise.all(this.#pending);
  }
}
