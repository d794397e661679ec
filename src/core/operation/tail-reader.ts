import type { EventRow } from './event-row.ts';

export type EventListener = (events: readonly EventRow[]) => void;

/** A listener of an event log, with the position after which it gets events. */
export class TailReader {
  readonly #listener: EventListener;
  readonly #onEnd: (() => void) | undefined;
  #position: number | undefined;
  #buffered: EventRow[] = [];

  constructor(listener: EventListener, onEnd: (() => void) | undefined) {
    this.#listener = listener;
    this.#onEnd = onEnd;
  }

  get position(): number {
    return this.#position ?? 0;
  }

  start(position: number): void {
    this.#position = position;
    const buffered = this.#buffered;
    this.#buffered = [];
    this.deliver(buffered);
  }

  deliver(events: readonly EventRow[]): void {
    const first = events[0];
    if (first === undefined) return;
    const position = this.#position;
    // Events that arrive before the start position is known are buffered.
    if (position === undefined) this.#buffered.push(...events);
    else if (first.position > position) this.#listener(events);
    else this.deliver(events.filter((event) => event.position > position));
  }

  end(): void {
    this.#onEnd?.();
  }
}
