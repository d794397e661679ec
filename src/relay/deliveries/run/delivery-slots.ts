import type { Clock } from '../../../core/base/clock.ts';
import { randomToken } from '../../../core/base/ids.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { overloaded } from '../../../core/operation/errors.ts';
import { destinationBusy } from '../../errors.ts';
import { originQueuesMax, slotWaitMs } from '../../limits.ts';
import {
  FairSlots,
  hasFreeSlot,
  noSlots,
  type SlotPriority,
  slotClassOf,
  type UsedSlots,
} from '../../rules/fair-slots.ts';

export interface SlotRequest extends SlotPriority {
  readonly accountId: string;
  readonly origin: string;
}

export interface Slot {
  /** Must be called exactly once. `responseMs`: response time of the destination, null when unknown. */
  release(responseMs: number | null): void;
}

/**
 * Concurrency limiter for all requests to destinations: deliveries, replays, test leads and checks. The process-wide
 * slot is acquired first, without waiting, and kept while waiting for the slot of the origin; this prevents deadlocks
 * and bounds the number of waiting requests.
 */
export class DeliverySlots {
  readonly #origins: OriginQueues;
  #usedSlots: UsedSlots = noSlots;

  constructor(clock: Pick<Clock, 'monotonicMs'>) {
    this.#origins = new OriginQueues(clock);
  }

  /** Waits up to `slotWaitMs` for a slot of the origin, or refuses. */
  async acquire(request: SlotRequest): Promise<Slot | Refusal> {
    if (!hasFreeSlot(this.#usedSlots, request)) return refuseOverload();
    this.#count(request, 1);
    const releaseOrigin = await this.#origins.acquire(request.origin, request.accountId);
    if (releaseOrigin === null) {
      this.#count(request, -1);
      return refuseBusyOrigin();
    }
    return {
      release: (responseMs) => {
        this.#count(request, -1);
        releaseOrigin(responseMs);
      },
    };
  }

  /** Number of requests that wait for a slot. */
  get waitingCount(): number {
    return this.#origins.waitingCount;
  }

  #count(priority: SlotPriority, change: 1 | -1): void {
    const slotClass = slotClassOf(priority);
    this.#usedSlots = { ...this.#usedSlots, [slotClass]: this.#usedSlots[slotClass] + change };
  }
}

export const retryAfterSeconds = 1;

function refuseOverload(): Refusal {
  const detail = 'This process runs the maximum number of deliveries.';
  return refuse(overloaded, detail, { retry_after_seconds: retryAfterSeconds });
}

function refuseBusyOrigin(): Refusal {
  const detail = 'All slots of this origin are in use by other deliveries; nothing was sent.';
  return refuse(destinationBusy, detail, { retry_after_seconds: retryAfterSeconds });
}

/** Fair queues of this process, one per origin. Idle queues are evicted when there are too many. */
export class OriginQueues {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  /** Queues by origin, least recently used first. */
  readonly #queues = new Map<string, FairSlots>();
  readonly #waitingRequests = new Map<string, () => void>();

  constructor(clock: Pick<Clock, 'monotonicMs'>) {
    this.#clock = clock;
  }

  /**
   * Waits up to `slotWaitMs` for a slot of the origin; null on timeout. The returned function releases the slot and
   * must be called once, with the response time; see `FairSlots.release`.
   */
  async acquire(origin: string, accountId: string): Promise<((responseMs: number | null) => void) | null> {
    const queue = this.#queueOf(origin);
    const id = randomToken();
    const release = (responseMs: number | null) => this.#wake(queue.release(id, responseMs, this.#clock.monotonicMs()));
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), slotWaitMs);
    this.#waitingRequests.set(id, () => resolve(true));
    this.#wake(queue.request(id, accountId, this.#clock.monotonicMs()));
    const isGranted = await promise;
    clearTimeout(timer);
    this.#waitingRequests.delete(id);
    if (isGranted) return release;
    release(null);
    return null;
  }

  get waitingCount(): number {
    return this.#waitingRequests.size;
  }

  #wake(grantedIds: readonly string[]): void {
    for (const id of grantedIds) {
      this.#waitingRequests.get(id)?.();
      this.#waitingRequests.delete(id);
    }
  }

  #queueOf(origin: string): FairSlots {
    const queue = this.#queues.get(origin) ?? new FairSlots();
    this.#queues.delete(origin);
    this.#queues.set(origin, queue);
    if (this.#queues.size > originQueuesMax) this.#evictOldestIdle();
    return queue;
  }

  #evictOldestIdle(): void {
    for (const [origin, queue] of this.#queues) {
      if (queue.usedCount + queue.waitingCount > 0) continue;
      this.#queues.delete(origin);
      return;
    }
  }
}
