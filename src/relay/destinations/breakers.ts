import type { Clock } from '../../core/base/clock.ts';
import {
  type Breaker,
  type BreakerState,
  breakerState,
  closedBreaker,
  enterBreaker,
  type Found,
  isForgettable,
  leaveBreaker,
} from '../rules/breaker.ts';

/** Whose deliveries to where: each pair has a breaker of its own, so that nobody's trouble is another's. */
export interface Lane {
  readonly accountId: string;
  readonly origin: string;
}

/** Told once, when the delivery that was let through has ended; null when that says nothing. */
export type Leave = (found: Found | null) => void;

/** The breakers of this process. Those used longest ago are forgotten when there are too many. */
export class Breakers {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  readonly #max: number;
  /** The one used longest ago first. */
  readonly #byLane = new Map<string, Breaker>();

  constructor(clock: Pick<Clock, 'monotonicMs'>, max: number) {
    this.#clock = clock;
    this.#max = max;
  }

  stateOf(lane: Lane): BreakerState {
    return breakerState(this.#find(lane), this.#clock.monotonicMs());
  }

  /** Lets a delivery through to its destination, or says in how many milliseconds to try again. */
  enter(lane: Lane): Leave | { readonly retryAfterMs: number } {
    const entered = enterBreaker(this.#find(lane), this.#clock.monotonicMs());
    if ('retryAfterMs' in entered) return entered;
    if (entered.pass === 'as_probe') this.#keep(lane, entered.breaker);
    return (found) => {
      const nowMs = this.#clock.monotonicMs();
      this.#keep(lane, leaveBreaker(this.#find(lane), entered.pass, found, nowMs));
    };
  }

  /** How many do not let everything through. */
  get open(): number {
    return [...this.#byLane.values()].filter(({ open }) => open !== null).length;
  }

  get size(): number {
    return this.#byLane.size;
  }

  #find(lane: Lane): Breaker {
    return this.#byLane.get(nameOf(lane)) ?? closedBreaker;
  }

  #keep(lane: Lane, breaker: Breaker): void {
    const name = nameOf(lane);
    this.#byLane.delete(name);
    if (isForgettable(breaker, this.#clock.monotonicMs())) return;
    this.#byLane.set(name, breaker);
    const [oldest] = this.#byLane.keys();
    if (oldest !== undefined && this.#byLane.size > this.#max) this.#byLane.delete(oldest);
  }
}

function nameOf({ accountId, origin }: Lane): string {
  return `${accountId} ${origin}`;
}
