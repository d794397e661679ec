import type { Clock } from '../../../core/base/clock.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { overloaded } from '../../../core/operation/errors.ts';
import { destinationBusy } from '../../errors.ts';
import { claimOf, type HeldSlots, hasRoom, noneHeld, type SlotClaim } from '../../rules/process-slots.ts';
import { OriginQueues } from './origin-queues.ts';

export interface SlotRequest extends SlotClaim {
  readonly accountId: string;
  readonly origin: string;
}

export interface Slot {
  /** Call once. `answerMs`: response time of the destination, null when unknown. */
  release(responseMs: number | null): void;
}

/**
 * Slots for everything that connects to a destination: deliveries, replays, test leads and checks. The
 * process's slot comes first, without waiting, and is held while that of the origin is waited for: so
 * nothing waits in a circle, and what waits is bounded as well.
 */
export class DeliverySlots {
  readonly #origins: OriginQueues;
  #held: HeldSlots = noneHeld;

  constructor(clock: Pick<Clock, 'monotonicMs'>) {
    this.#origins = new OriginQueues(clock);
  }

  /** Waits for a slot of the origin for up to `slotWaitMs`, or refuses. */
  async acquire(request: SlotRequest): Promise<Slot | Refusal> {
    if (!hasRoom(this.#held, request)) return refuseAll();
    this.#count(request, 1);
    const endOrigin = await this.#origins.acquire(request.origin, request.accountId);
    if (endOrigin === null) {
      this.#count(request, -1);
      return refuseCrowded();
    }
    return {
      release: (responseMs) => {
        this.#count(request, -1);
        endOrigin(responseMs);
      },
    };
  }

  /** Requests that wait for a slot of their origin. */
  get waiting(): number {
    return this.#origins.waiting;
  }

  #count(claim: SlotClaim, change: 1 | -1): void {
    const kind = claimOf(claim);
    this.#held = { ...this.#held, [kind]: this.#held[kind] + change };
  }
}

export const retryAfterSeconds = 1;

function refuseAll(): Refusal {
  const detail = 'This process runs the maximum number of deliveries.';
  return refuse(overloaded, detail, { retry_after_seconds: retryAfterSeconds });
}

function refuseCrowded(): Refusal {
  const detail = 'All slots of this origin are in use by other deliveries; nothing was sent.';
  return refuse(destinationBusy, detail, { retry_after_seconds: retryAfterSeconds });
}
