import type { Clock } from '../../../core/base/clock.ts';
import { randomToken } from '../../../core/base/ids.ts';
import { originsMax, slotWaitMs } from '../../limits.ts';
import { FairSlots } from '../../rules/fair-slots.ts';

/** The fair queues of this process, one per origin. Idle ones are evicted when there are too many. */
export class OriginQueues {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  /** Least recently used first. */
  readonly #queues = new Map<string, FairSlots>();
  readonly #waiting = new Map<string, () => void>();

  constructor(clock: Pick<Clock, 'monotonicMs'>) {
    this.#clock = clock;
  }

  /**
   * Waits for a slot of the origin, `slotWaitMs` at most; null when none came. What is returned returns it
   * back, and is called once with how long the destination took to answer; see `FairSlots.end`.
   */
  async acquire(origin: string, accountId: string): Promise<((responseMs: number | null) => void) | null> {
    const queue = this.#open(origin);
    const id = randomToken();
    const end = (responseMs: number | null) => this.#wake(queue.end(id, responseMs, this.#clock.monotonicMs()));
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), slotWaitMs);
    this.#waiting.set(id, () => resolve(true));
    this.#wake(queue.request(id, accountId, this.#clock.monotonicMs()));
    const isGranted = await promise;
    clearTimeout(timer);
    this.#waiting.delete(id);
    if (isGranted) return end;
    end(null);
    return null;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  #wake(granted: readonly string[]): void {
    for (const id of granted) {
      this.#waiting.get(id)?.();
      this.#waiting.delete(id);
    }
  }

  #open(origin: string): FairSlots {
    const queue = this.#queues.get(origin) ?? new FairSlots();
    this.#queues.delete(origin);
    this.#queues.set(origin, queue);
    if (this.#queues.size > originsMax) this.#forgetOldestIdle();
    return queue;
  }

  #forgetOldestIdle(): void {
    for (const [origin, queue] of this.#queues) {
      if (queue.held + queue.waiting > 0) continue;
      this.#queues.delete(origin);
      return;
    }
  }
}
