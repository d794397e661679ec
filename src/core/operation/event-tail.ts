import type { EventRow } from './event-row.ts';
import { type EventListener, TailReader } from './tail-reader.ts';

export interface Subscription {
  /** Events after this position are handed to the listener. */
  readonly position: number;
  stop(): void;
}

export interface WaitOptions {
  readonly waitMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface EventTailOptions {
  readonly head: () => Promise<number>;
  readonly after: (position: number, limit: number) => Promise<EventRow[]>;
  /** Set where other nodes write to the same log: how often to look while anybody listens. */
  readonly pollMs: number | undefined;
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
  #timer: NodeJS.Timeout | undefined;

  constructor(options: EventTailOptions) {
    this.#options = options;
  }

  async subscribe(listener: EventListener, onEnd?: () => void): Promise<Subscription> {
    const reader = new TailReader(listener, onEnd);
    this.#readers.add(reader);
    const stop = () => this.#remove(reader);
    try {
      this.#seen ??= this.#options.head();
      reader.start(await this.#seen);
    } catch (error) {
      this.#seen = undefined;
      stop();
      throw error;
    }
    if (this.#readers.has(reader)) this.#poll();
    return { position: reader.position, stop };
  }

  /** New events may have been committed. Where they are looked for by time, that is soon enough. */
  readonly wake = (): void => {
    if (this.#options.pollMs === undefined) this.#look();
  };

  async waitPast(position: number, { waitMs, signal }: WaitOptions): Promise<boolean> {
    if (signal?.aborted) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const end = () => resolve(false);
    const subscription = await this.subscribe((events) => {
      if ((events.at(-1)?.position ?? 0) > position) resolve(true);
    }, end);
    const timer = setTimeout(end, waitMs);
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    try {
      return subscription.position > position || (await promise);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      subscription.stop();
    }
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
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #poll(delayMs = this.#options.pollMs): void {
    if (delayMs === undefined || this.#timer !== undefined || this.#readers.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#look();
    }, delayMs);
  }

  #look(): void {
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
      this.#poll(retryMs);
    } finally {
      this.#reading = false;
      this.#poll();
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
    for (const reader of [...this.#readers]) this.#handOver(reader, events);
  }

  #handOver(reader: TailReader, events: readonly EventRow[]): void {
    try {
      reader.take(events);
    } catch (error) {
      this.#options.onError(error);
    }
  }
}

const batchEvents = 500;
const retryMs = 200;
