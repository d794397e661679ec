import type { EventRow } from './event-row.ts';
import { type EventListener, TailReader } from './tail-reader.ts';

export interface EventSubscription {
  /** Events after this position are delivered to the listener. */
  readonly position: number;
  stop(): void;
}

export interface EventTailOptions {
  readonly head: () => Promise<number>;
  readonly after: (position: number, limit: number) => Promise<EventRow[]>;
  /** Calls the listener when there may be new events; returns the function that stops it. */
  readonly follow: (listener: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** Reads new events of one log once for all its listeners, and not at all without listeners. */
export class EventTail {
  readonly #options: EventTailOptions;
  readonly #readers = new Set<TailReader>();
  /** Position of the last delivered event; undefined without listeners. */
  #lastPosition: Promise<number> | undefined;
  #isReading = false;
  #mustReadAgain = false;
  #retry: NodeJS.Timeout | undefined;
  #unfollow: (() => void) | undefined;

  constructor(options: EventTailOptions) {
    this.#options = options;
  }

  async subscribe(listener: EventListener, onEnd?: () => void): Promise<EventSubscription> {
    const reader = new TailReader(listener, onEnd);
    this.#readers.add(reader);
    this.#unfollow ??= this.#options.follow(() => this.#startReading());
    const stop = () => this.#remove(reader);
    try {
      this.#lastPosition ??= this.#options.head();
      reader.start(await this.#lastPosition);
    } catch (error) {
      this.#lastPosition = undefined;
      stop();
      throw error;
    }
    return { position: reader.position, stop };
  }

  close(): void {
    for (const reader of this.#readers) {
      this.#remove(reader);
      reader.end();
    }
  }

  #remove(reader: TailReader): void {
    this.#readers.delete(reader);
    if (this.#readers.size > 0) return;
    this.#lastPosition = undefined;
    clearTimeout(this.#retry);
    this.#unfollow?.();
    this.#unfollow = undefined;
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
      clearTimeout(this.#retry);
      if (this.#readers.size > 0) this.#retry = setTimeout(() => this.#startReading(), retryMs);
    } finally {
      this.#isReading = false;
    }
  }

  async #readOnce(): Promise<void> {
    const lastPosition = this.#lastPosition;
    const from = await lastPosition;
    // Notifications from here on may be about events that the following read misses.
    this.#mustReadAgain = false;
    if (lastPosition === undefined || from === undefined) return;
    const events = await this.#options.after(from, batchEvents);
    const last = events.at(-1);
    // All listeners may have been replaced while the rows were read.
    if (last === undefined || this.#lastPosition !== lastPosition) return;
    this.#lastPosition = Promise.resolve(last.position);
    if (events.length === batchEvents) this.#mustReadAgain = true;
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

const batchEvents = 500;
const retryMs = 200;
