/** Places at records, of which each has a bounded number. */
export interface RecordPlaces {
  /** Takes a place if one is free; it has to be returned with `leave`. */
  tryEnter(record: string): boolean;
  leave(record: string): void;
}

/**
 * Bound on the connections that wait for the lock of one record. Callers past it wait here, without
 * a connection, so that one locked record cannot take the whole pool.
 */
export class RecordQueue implements RecordPlaces {
  readonly #connectionsMax: number;
  readonly #records = new Map<string, { taken: number; readonly waiting: (() => void)[] }>();

  constructor(connectionsMax: number) {
    this.#connectionsMax = connectionsMax;
  }

  tryEnter(record: string): boolean {
    const entry = this.#records.get(record) ?? { taken: 0, waiting: [] };
    if (entry.taken >= this.#connectionsMax) return false;
    entry.taken += 1;
    this.#records.set(record, entry);
    return true;
  }

  /** Waits for a place, first come first served; false when none was free in time. */
  async enter(record: string, waitMs: number): Promise<boolean> {
    if (this.tryEnter(record)) return true;
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

  leave(record: string): void {
    const entry = this.#records.get(record);
    if (entry === undefined) return;
    // The place passes to the next caller, so that nobody who comes later is served before it.
    const next = entry.waiting.shift();
    if (next !== undefined) next();
    else entry.taken -= 1;
    if (entry.taken === 0) this.#records.delete(record);
  }
}

/** Thrown by a lock in place of waiting; the job is run again once the record has a place. */
export class RecordBusy extends Error {
  override name = 'RecordBusy';
  readonly record: string;

  constructor(record: string) {
    super('Too many connections are waiting for the lock of this record.');
    this.record = record;
  }
}
