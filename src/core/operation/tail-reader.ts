import type { EventRow } from './event-row.ts';

export type EventListener = (events: readonly EventRow[]) => void;

/** One listener of an event log, given what comes after its own start and nothing before it. */
export class TailReader {
  readonly #listener: EventListener;
  readonly #onEnd: (() => void) | undefined;
  #position: number | undefined;
  #early: EventRow[] = [];

  constructor(listener: EventListener, onEnd: (() => void) | undefined) {
    this.#listener = listener;
    this.#onEnd = onEnd;
  }

  get position(): number {
    return this.#position ?? 0;
  }

  start(position: number): void {
    this.#position = position;
    const early = this.#early;
    this.#early = [];
    this.take(early);
  }

  take(events: readonly EventRow[]): void {
    const first = events[0];
    if (first === undefined) return;
    const position = this.#position;
    // Events may be read while the start is still being requested.
    if (position === undefined) this.#early.push(...events);
    else if (first.position > position) this.#listener(events);
    else this.take(events.filter((event) => event.position > position));
  }

  end(): void {
    this.#onEnd?.();
  }
}
