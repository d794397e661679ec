import { setTimeout as pause } from 'node:timers/promises';
import type { EventRow } from './event-row.ts';
import type { EventSubscription } from './event-tail.ts';
import type { EventListener } from './tail-reader.ts';

/** Source of new events for waiting calls. */
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

/** For each call the position of the last event that matches it, 0 for none. */
export type FindMatching = (events: readonly EventRow[], calls: readonly WaitingCall[]) => Promise<readonly number[]>;

export interface WaitResult {
  /**
   * Whether an event after `position` may match the call; false after an abort, a timeout or when the log was closed.
   */
  readonly hasMatch: boolean;
  /** No event between the start of the wait and this position matches the call. */
  readonly position: number;
}

export interface WaitQueueOptions {
  readonly events: EventSource;
  readonly findMatching: FindMatching;
  /** Called when matching a batch of events failed; it is retried. */
  readonly onError: (error: unknown) => void;
}

interface Waiter {
  readonly call: WaitingCall;
  position: number;
  readonly wake: (hasMatch: boolean) => void;
}

const retryMs = 200;

/**
 * Waiting calls of one operation on this node. Each batch of new events is matched once against all calls; only
 * matching calls wake.
 */
export class WaitQueue {
  readonly #options: WaitQueueOptions;
  readonly #waiting = new Set<Waiter>();
  #subscription: Promise<EventSubscription> | undefined;
  /** Number of calls that use the subscription. */
  #callCount = 0;
  /** Position of the last received event. */
  #lastReceived = 0;
  #pendingEvents: EventRow[] = [];
  #isMatching = false;

  constructor(options: WaitQueueOptions) {
    this.#options = options;
  }

  async waitAfter(call: WaitingCall, position: number, { waitMs, signal }: WaitOptions): Promise<WaitResult> {
    if (signal?.aborted) return { hasMatch: false, position };
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiter: Waiter = { call, position, wake: resolve };
    const end = () => resolve(false);
    const timer = setTimeout(end, waitMs);
    signal?.addEventListener('abort', end, { once: true });
    this.#callCount += 1;
    try {
      await this.#listen();
      // Events received before this call was added are not matched against it, so the call must read again.
      if (this.#lastReceived > position) return { hasMatch: true, position };
      this.#waiting.add(waiter);
      if (signal?.aborted) end();
      return { hasMatch: await promise, position: waiter.position };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      this.#waiting.delete(waiter);
      this.#release();
    }
  }

  async #listen(): Promise<void> {
    this.#subscription ??= this.#options.events.subscribe(
      (events) => this.#receive(events),
      () => this.#wakeAll(),
    );
    const subscribing = this.#subscription;
    try {
      const { position } = await subscribing;
      this.#lastReceived = Math.max(this.#lastReceived, position);
    } catch (error) {
      if (this.#subscription === subscribing) this.#subscription = undefined;
      throw error;
    }
  }

  #release(): void {
    this.#callCount -= 1;
    if (this.#callCount > 0) return;
    const ending = this.#subscription;
    this.#subscription = undefined;
    this.#lastReceived = 0;
    this.#pendingEvents = [];
    ending?.then(
      (subscription) => subscription.stop(),
      () => {},
    );
  }

  #wakeAll(): void {
    for (const waiter of this.#waiting) waiter.wake(false);
  }

  #receive(events: readonly EventRow[]): void {
    this.#lastReceived = Math.max(this.#lastReceived, events.at(-1)?.position ?? 0);
    this.#pendingEvents.push(...events);
    if (this.#isMatching) return;
    this.#isMatching = true;
    void this.#matchPending().finally(() => {
      this.#isMatching = false;
    });
  }

  /** Matches batches one after the other, so that positions of calls only increase. */
  async #matchPending(): Promise<void> {
    while (this.#pendingEvents.length > 0) {
      const events = this.#pendingEvents;
      this.#pendingEvents = [];
      const upTo = events.at(-1)?.position ?? 0;
      const waiters = [...this.#waiting].filter(({ position }) => position < upTo);
      const matching = await this.#findMatching(events, waiters);
      for (const [index, waiter] of waiters.entries()) {
        if ((matching[index] ?? 0) > waiter.position) waiter.wake(true);
        else waiter.position = upTo;
      }
    }
  }

  /** Retries until it succeeds; waking all calls instead would add load to a failing database. */
  async #findMatching(events: readonly EventRow[], waiters: readonly Waiter[]): Promise<readonly number[]> {
    const calls = waiters.map(({ call }) => call);
    while (waiters.some((waiter) => this.#waiting.has(waiter))) {
      try {
        return await this.#options.findMatching(events, calls);
      } catch (error) {
        this.#options.onError(error);
        await pause(retryMs);
      }
    }
    return waiters.map(() => 0);
  }
}
