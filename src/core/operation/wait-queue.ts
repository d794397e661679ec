import { setTimeout as pause } from 'node:timers/promises';
import type { EventRow } from './event-row.ts';
import type { EventSubscription } from './event-tail.ts';
import type { EventListener } from './tail-reader.ts';

/** Where a wait hears of new events. */
export interface EventSource {
  subscribe(listener: EventListener, onEnd?: () => void): Promise<EventSubscription>;
}

export interface WaitOptions {
  readonly waitMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** A call that waits for events. */
export interface WaitingCall {
  /** Null without a credential. */
  readonly accountId: string | null;
  readonly input: unknown;
}

/** For each call the position of the last of these events that concerns it, 0 where none does. */
export type FindConcerning = (events: readonly EventRow[], calls: readonly WaitingCall[]) => Promise<readonly number[]>;

export interface WaitResult {
  /** Something after `position` may concern the call. False on abort, at its time, or when the log was closed. */
  readonly isConcerned: boolean;
  /** Nothing up to here, after where the wait began, concerns the call. */
  readonly position: number;
}

export interface WaitQueueOptions {
  readonly events: EventSource;
  readonly findConcerning: FindConcerning;
  /** A batch of events could not be checked; it is tried again. */
  readonly onError: (error: unknown) => void;
}

interface Waiter {
  readonly call: WaitingCall;
  position: number;
  readonly wake: (isConcerned: boolean) => void;
}

const retryMs = 200;

/**
 * The waiting calls of one operation on this node. One look at each batch of new events decides whom
 * it concerns; all others go on waiting.
 */
export class WaitQueue {
  readonly #options: WaitQueueOptions;
  readonly #waiting = new Set<Waiter>();
  #subscription: Promise<EventSubscription> | undefined;
  /** How many need the subscription. */
  #holds = 0;
  /** The last event that was taken from the log. */
  #seen = 0;
  #pending: EventRow[] = [];
  #isDeciding = false;

  constructor(options: WaitQueueOptions) {
    this.#options = options;
  }

  async waitPast(call: WaitingCall, position: number, { waitMs, signal }: WaitOptions): Promise<WaitResult> {
    if (signal?.aborted) return { isConcerned: false, position };
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiter: Waiter = { call, position, wake: resolve };
    const end = () => resolve(false);
    const timer = setTimeout(end, waitMs);
    signal?.addEventListener('abort', end, { once: true });
    this.#holds += 1;
    try {
      await this.#listen();
      // What was taken before this call waits is not checked for it: it has to read by itself.
      if (this.#seen > position) return { isConcerned: true, position };
      this.#waiting.add(waiter);
      if (signal?.aborted) end();
      return { isConcerned: await promise, position: waiter.position };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      this.#waiting.delete(waiter);
      this.#release();
    }
  }

  async #listen(): Promise<void> {
    this.#subscription ??= this.#options.events.subscribe(
      (events) => this.#take(events),
      () => this.#wakeAll(),
    );
    const subscribing = this.#subscription;
    try {
      const { position } = await subscribing;
      this.#seen = Math.max(this.#seen, position);
    } catch (error) {
      if (this.#subscription === subscribing) this.#subscription = undefined;
      throw error;
    }
  }

  #release(): void {
    this.#holds -= 1;
    if (this.#holds > 0) return;
    const ending = this.#subscription;
    this.#subscription = undefined;
    this.#seen = 0;
    this.#pending = [];
    ending?.then(
      (subscription) => subscription.stop(),
      () => {},
    );
  }

  #wakeAll(): void {
    for (const waiter of this.#waiting) waiter.wake(false);
  }

  #take(events: readonly EventRow[]): void {
    this.#seen = Math.max(this.#seen, events.at(-1)?.position ?? 0);
    this.#pending.push(...events);
    if (this.#isDeciding) return;
    this.#isDeciding = true;
    void this.#decide().finally(() => {
      this.#isDeciding = false;
    });
  }

  /** One batch after the other: a call's position moves on in order. */
  async #decide(): Promise<void> {
    while (this.#pending.length > 0) {
      const events = this.#pending;
      this.#pending = [];
      const upTo = events.at(-1)?.position ?? 0;
      const waiters = [...this.#waiting].filter(({ position }) => position < upTo);
      const concerning = await this.#findConcerning(events, waiters);
      for (const [index, waiter] of waiters.entries()) {
        if ((concerning[index] ?? 0) > waiter.position) waiter.wake(true);
        else waiter.position = upTo;
      }
    }
  }

  /** Tried until it succeeds: to wake everybody instead would ask most of a database that is in trouble. */
  async #findConcerning(events: readonly EventRow[], waiters: readonly Waiter[]): Promise<readonly number[]> {
    const calls = waiters.map(({ call }) => call);
    while (waiters.some((waiter) => this.#waiting.has(waiter))) {
      try {
        return await this.#options.findConcerning(events, calls);
      } catch (error) {
        this.#options.onError(error);
        await pause(retryMs);
      }
    }
    return waiters.map(() => 0);
  }
}
