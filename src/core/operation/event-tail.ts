import type { EventRow } from './event-row.ts';
import { type EventListener, TailReader } from './tail-reader.ts';

export interface EventSubscription {
  /** Events after this position are handed to the listener. */
  readonly position: number;
  stop(): void;
}

export interface EventTailOptions {
  readonly head: () => Promise<number>;
  readonly after: (position: number, limit: number) => Promise<EventRow[]>;
  /** Calls the listener when there may be new events, until the function that it gives is called. */
  readonly follow: (listener: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * The moving end of one event log: new events are read once, whatever the number of listeners, and
 * not at all while nobody listens.
 */
export class EventTail {
  readonly #options: EventTailOptions;
  readonly #readers = new Set<TailReader>();
  /** Position of the last event handed over; undefined while nobody listens. */
  #seen: Promise<number> | undefined;
  #reading = false;
  #again = false;
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
      this.#seen ??= this.#options.head();
      reader.start(await this.#seen);
    } catch (error) {
      this.#seen = undefined;
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
    this.#seen = undefined;
    clearTimeout(this.#retry);
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  #startReading(): void {
    if (this.#seen === undefined) return;
    this.#again = true;
    if (!this.#reading) void this.#read();
  }

  async #read(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#again) await this.#readOnce();
    } catch (error) {
      this.#options.onError(error);
      clearTimeout(this.#retry);
      if (this.#readers.size > 0) this.#retry = setTimeout(() => this.#startReading(), retryMs);
    } finally {
      this.#reading = false;
    }
  }

  async #readOnce(): Promise<void> {
    const seen = this.#seen;
    const from = await seen;
    // Whatever wakes from here on may speak of events that the coming read does not see.
    this.#again = false;
    if (seen === undefined || from === undefined) return;
    const events = await this.#options.after(from, batchEvents);
    const last = events.at(-1);
    // Everybody may have left, and others come, while the rows were read.
    if (last === undefined || this.#seen !== seen) return;
    this.#seen = Promise.resolve(last.position);
    if (events.length === batchEvents) this.#again = true;
    for (const reader of [...this.#readers]) this.#deliver(reader, events);
  }

  #deliver(reader: TailReader, events: readonly EventRow[]): void {
    try {
      reader.take(events);
    } catch (error) {
      this.#options.onError(error);
    }
  }
}

const batchEvents = 500;
const retryMs = 200;
