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
  readonly #queues = new Map<string, { usedSlotCount: number; readonly waitingCallers: (() => void)[] }>();

  constructor(connectionsMax: number) {
    this.#connectionsMax = connectionsMax;
  }

  tryAcquire(record: string): boolean {
    const queue = this.#queues.get(record) ?? { usedSlotCount: 0, waitingCallers: [] };
    if (queue.usedSlotCount >= this.#connectionsMax) return false;
    queue.usedSlotCount += 1;
    this.#queues.set(record, queue);
    return true;
  }

  /** Waits for a slot in FIFO order; false after the timeout. */
  async acquire(record: string, waitMs: number): Promise<boolean> {
    if (this.tryAcquire(record)) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { waitingCallers } = this.#queues.get(record) as { waitingCallers: (() => void)[] };
    const grantSlot = () => resolve(true);
    waitingCallers.push(grantSlot);
    const timer = setTimeout(() => {
      const index = waitingCallers.indexOf(grantSlot);
      if (index >= 0) waitingCallers.splice(index, 1);
      resolve(false);
    }, waitMs);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  release(record: string): void {
    const queue = this.#queues.get(record);
    if (queue === undefined) return;
    // The slot passes directly to the next waiting caller, which keeps the order.
    const grantNextSlot = queue.waitingCallers.shift();
    if (grantNextSlot !== undefined) grantNextSlot();
    else queue.usedSlotCount -= 1;
    if (queue.usedSlotCount === 0) this.#queues.delete(record);
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
