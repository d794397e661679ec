/** Bounded number of slots per record. */
export interface RowLockSlots {
  /** Acquires a slot if one is free; return it with `release`. */
  tryAcquire(record: string): boolean;
  release(record: string): void;
}

/**
 * Limits the connections that wait for the lock of one record. Further callers wait here without a connection, so that
 * one locked record cannot exhaust the pool.
 */
export class RowLockQueue implements RowLockSlots {
  readonly #connectionsMax: number;
  readonly #records = new Map<string, { taken: number; readonly waiting: (() => void)[] }>();

  constructor(connectionsMax: number) {
    this.#connectionsMax = connectionsMax;
  }

  tryAcquire(record: string): boolean {
    const entry = this.#records.get(record) ?? { taken: 0, waiting: [] };
    if (entry.taken >= this.#connectionsMax) return false;
    entry.taken += 1;
    this.#records.set(record, entry);
    return true;
  }

  /** Waits for a slot in FIFO order; false after the timeout. */
  async acquire(record: string, waitMs: number): Promise<boolean> {
    if (this.tryAcquire(record)) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { waiting } = this.#records.get(record) as { waiting: (() => void)[] };
    const admit = () => resolve(true);
    waiting.push(admit);
    const timer = setTimeout(() => {
      const index = waiting.indexOf(admit);
      if (index >= 0) waiting.splice(index, 1);
      resolve(false);
    }, waitMs);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  release(record: string): void {
    const entry = this.#records.get(record);
    if (entry === undefined) return;
    // The slot passes directly to the next waiting caller, which keeps the order.
    const next = entry.waiting.shift();
    if (next !== undefined) next();
    else entry.taken -= 1;
    if (entry.taken === 0) this.#records.delete(record);
  }
}

/** Thrown by `lock` instead of waiting; the job is retried when the record has a free slot. */
export class RowLockBusy extends Error {
  override name = 'RowLockBusy';
  readonly record: string;

  constructor(record: string) {
    super('Too many connections are waiting for the lock of this record.');
    this.record = record;
  }
}
