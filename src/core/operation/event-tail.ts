import type { EventRow } from './event-row.ts';
import { type EventListener, TailReader } from './tail-reader.ts';

export interface EventSubscription {
  /** Events after this position are delivered to the listener. */
  readonly position: number;
  stop(): void;
}

export interface EventTailOptions {
  /** Positions of another epoch are invalid. */
  readonly epoch: () => string;
  readonly head: () => Promise<number>;
  readonly after: (position: number, limit: number) => Promise<EventRow[]>;
  /** Calls the listener when there may be new events; returns the function that unsubscribes. */
  readonly subscribeToChanges: (listener: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** Reads new events of one log once for all its listeners; reads nothing without listeners. */
export class EventTail {
  readonly #options: EventTailOptions;
  readonly #readers = new Set<TailReader>();
  /** Events up to this position have been delivered or precede the first listener; undefined without listeners. */
  #lastPosition: Promise<number> | undefined;
  /** Epoch of `#lastPosition`. */
  #epoch = '';
  #isReading = false;
  #mustReadAgain = false;
  #retryTimer: NodeJS.Timeout | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(options: EventTailOptions) {
    this.#options = options;
  }

  async subscribe(listener: EventListener, onEnd?: () => void): Promise<EventSubscription> {
    const reader = new TailReader(listener, onEnd);
    this.#readers.add(reader);
    this.#unsubscribe ??= this.#options.subscribeToChanges(() => this.#startReading());
    const stop = () => this.#remove(reader);
    try {
      this.#lastPosition ??= this.#readHead();
      reader.start(await this.#lastPosition);
    } catch (error) {
      this.#lastPosition = undefined;
      stop();
      throw error;
    }
    return { position: reader.position, stop };
  }

  /** Ends all subscriptions. */
  close(): void {
    for (const reader of this.#readers) {
      this.#remove(reader);
      reader.end();
    }
  }

  #readHead(): Promise<number> {
    this.#epoch = this.#options.epoch();
    return this.#options.head();
  }

  #remove(reader: TailReader): void {
    this.#readers.delete(reader);
    if (this.#readers.size > 0) return;
    this.#lastPosition = undefined;
    clearTimeout(this.#retryTimer);
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  #startReading(): void {
    if (this.#lastPosition === undefined) return;
    this.#mustReadAgain = true;
    if (!this.#isReading) void this.#read();
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#mustReadAgain) await this.#readOnce();
    } catch (error) {
      this.#options.onError(error);
      clearTimeout(this.#retryTimer);
      if (this.#readers.size > 0) this.#retryTimer = setTimeout(() => this.#startReading(), retryMs);
    } finally {
      this.#isReading = false;
    }
  }

  async #readOnce(): Promise<void> {
    const lastPosition = this.#lastPosition;
    const fromPosition = await lastPosition;
    // A notification after this line may be about an event that the following read misses.
    this.#mustReadAgain = false;
    if (lastPosition === undefined || fromPosition === undefined) return;
    const events = await this.#options.after(fromPosition, batchEventsMax);
    // After a failover that lost events, later events have positions that this tail has passed.
    if (this.#options.epoch() !== this.#epoch) return this.close();
    const lastEvent = events.at(-1);
    // All listeners may have been replaced while the rows were read.
    if (lastEvent === undefined || this.#lastPosition !== lastPosition) return;
    this.#lastPosition = Promise.resolve(lastEvent.position);
    if (events.length === batchEventsMax) this.#mustReadAgain = true;
    for (const reader of [...this.#readers]) this.#deliver(reader, events);
  }

  #deliver(reader: TailReader, events: readonly EventRow[]): void {
    try {
      reader.deliver(events);
    } catch (error) {
      this.#options.onError(error);
    }
  }
}

const batchEventsMax = 500;
const retryMs = 200;
