import type { Clock } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import type { Database } from '../../../core/db/transaction.ts';
import type { CircuitKey } from '../../destinations/health/breakers.ts';
import { queueOpenCircuit } from './queue-notices.ts';

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
    const written = database
      .write((tx) => queueOpenCircuit(tx, key, clock.nowMs()))
      .catch((err: unknown) => log.warn({ err, module: 'relay' }, 'notice of an open circuit was not queued'))
      .finally(() => this.#pending.delete(written));
    this.#pending.add(written);
  }

  /** Resolves when all notices are queued. */
  async idle(): Promise<void> {
    await Promise.all(this.#pending);
  }
}
