import type { EventRow } from './event-row.ts';

export type EventListener = (events: readonly EventRow[]) => void;

/** A listener of an event log, with the position after which it gets events. */
export class TailReader {
  readonly #listener: EventListener;
  readonly #onEnd: (() => void) | undefined;
  #position: number | undefined;
  #bufferedEvents: EventRow[] = [];

  constructor(listener: EventListener, onEnd: (() => void) | undefined) {
    this.#listener = listener;
    this.#onEnd = onEnd;
  }

  get position(): number {
    return this.#position ?? 0;
  }

  start(position: number): void {
    this.#position = position;
    const bufferedEvents = this.#bufferedEvents;
    this.#bufferedEvents = [];
    this.deliver(bufferedEvents);
  }

  deliver(events: readonly EventRow[]): void {
    const [firstEvent] = events;
    if (firstEvent === undefined) return;
    const position = this.#position;
    // Events that arrive before the start position is known are buffered.
    if (position === undefined) this.#bufferedEvents.push(...events);
    else if (firstEvent.position > position) this.#listener(events);
    else this.deliver(events.filter((event) => event.position > position));
  }

  end(): void {
    this.#onEnd?.();
  }
}
