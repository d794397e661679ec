import { setTimeout as sleep } from 'node:timers/promises';
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

/** Finds for each call the position of the last event that matches it, 0 for none. */
export type FindMatching = (events: readonly EventRow[], calls: readonly WaitingCall[]) => Promise<readonly number[]>;

export interface WaitResult {
  /**
   * Whether an event after `position` may match the call; false after an abort, a timeout or the end of the
   * subscription.
   */
  readonly hasMatch: boolean;
  /** No event between the start of the wait and this position matches the call. */
  readonly position: number;
}

/** Gauge of waiting calls. */
export interface WaitingCallCount {
  inc(): void;
  dec(): void;
}

export interface WaitQueueOptions {
  readonly events: EventSource;
  readonly waitingCallCount?: WaitingCallCount | undefined;
  readonly findMatching: FindMatching;
  /** Called when matching a batch of events failed; the batch is matched again. */
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
  readonly #waiters = new Set<Waiter>();
  #subscription: Promise<EventSubscription> | undefined;
  /** Number of calls that use the subscription. */
  #callCount = 0;
  /** Position of the last received event. */
  #lastReceivedPosition = 0;
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
    this.#options.waitingCallCount?.inc();
    try {
      await this.#listen();
      // Events received before this call was added are not matched against it, so the call must read again.
      if (this.#lastReceivedPosition > position) return { hasMatch: true, position };
      this.#waiters.add(waiter);
      if (signal?.aborted) end();
      return { hasMatch: await promise, position: waiter.position };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      this.#waiters.delete(waiter);
      this.#release();
    }
  }

  async #listen(): Promise<void> {
    this.#subscription ??= this.#options.events.subscribe(
      (events) => this.#receive(events),
      () => this.#onEnd(),
    );
    const subscription = this.#subscription;
    try {
      const { position } = await subscription;
      // It may have ended meanwhile.
      if (this.#subscription !== subscription) return await this.#listen();
      this.#lastReceivedPosition = Math.max(this.#lastReceivedPosition, position);
    } catch (error) {
      if (this.#subscription === subscription) this.#subscription = undefined;
      throw error;
    }
  }

  #release(): void {
    this.#callCount -= 1;
    this.#options.waitingCallCount?.dec();
    if (this.#callCount > 0) return;
    const subscription = this.#subscription;
    this.#reset();
    subscription?.then(
      (subscription) => subscription.stop(),
      () => {},
    );
  }

  /** The next call subscribes again. */
  #onEnd(): void {
    this.#reset();
    for (const waiter of this.#waiters) waiter.wake(false);
  }

  #reset(): void {
    this.#subscription = undefined;
    this.#lastReceivedPosition = 0;
    this.#pendingEvents = [];
  }

  #receive(events: readonly EventRow[]): void {
    this.#lastReceivedPosition = Math.max(this.#lastReceivedPosition, events.at(-1)?.position ?? 0);
    this.#pendingEvents.push(...events);
    if (!this.#isMatching) void this.#matchPending();
  }

  /** Matches batches one after the other, so that positions of calls only increase. */
  async #matchPending(): Promise<void> {
    this.#isMatching = true;
    try {
      while (this.#pendingEvents.length > 0) {
        const events = this.#pendingEvents;
        this.#pendingEvents = [];
        const lastPosition = events.at(-1)?.position ?? 0;
        const waiters = [...this.#waiters].filter(({ position }) => position < lastPosition);
        const matchPositions = await this.#findMatching(events, waiters);
        for (const [index, waiter] of waiters.entries()) {
          if ((matchPositions[index] ?? 0) > waiter.position) waiter.wake(true);
          else waiter.position = lastPosition;
        }
      }
    } finally {
      // In the same microtask as the last look at the pending events, so that none arrives in between.
      this.#isMatching = false;
    }
  }

  /** Retries until the database responds; waking all calls instead would add load to a failing database. */
  async #findMatching(events: readonly EventRow[], waiters: readonly Waiter[]): Promise<readonly number[]> {
    const calls = waiters.map(({ call }) => call);
    while (waiters.some((waiter) => this.#waiters.has(waiter))) {
      try {
        return await this.#options.findMatching(events, calls);
      } catch (error) {
        this.#options.onError(error);
        await sleep(retryMs);
      }
    }
    return waiters.map(() => 0);
  }
}
