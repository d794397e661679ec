import type { Clock } from '../../../core/base/clock.ts';
import type { CircuitResult } from '../../deliveries/rules/failures.ts';
import {
  type Breaker,
  type BreakerState,
  breakerState,
  closedBreaker,
  isForgettable,
  reportResult,
  requestPermit,
} from '../rules/breaker.ts';

/** Each pair of account and origin has a breaker of its own: the failures of one account do not affect another. */
export interface CircuitKey {
  readonly accountId: string;
  readonly origin: string;
}

/** Reports the result of the permitted delivery, once; null when it says nothing about the destination. */
export type ReportResult = (result: CircuitResult | null) => void;

/** Circuit breakers of this process. The least recently used are dropped when there are too many. */
export class Breakers {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  readonly #max: number;
  /** The least recently used first. */
  readonly #byKey = new Map<string, Breaker>();

  constructor(clock: Pick<Clock, 'monotonicMs'>, max: number) {
    this.#clock = clock;
    this.#max = max;
  }

  stateOf(key: CircuitKey): BreakerState {
    return breakerState(this.#find(key), this.#clock.monotonicMs());
  }

  /** Lets a delivery through to its destination, or says in how many milliseconds to try again. */
  request(key: CircuitKey): ReportResult | { readonly retryAfterMs: number } {
    const requested = requestPermit(this.#find(key), this.#clock.monotonicMs());
    if ('retryAfterMs' in requested) return requested;
    const { permit, breaker } = requested;
    if (permit === 'probe') this.#keep(key, breaker);
    return (result) => {
      const nowMs = this.#clock.monotonicMs();
      this.#keep(key, reportResult(this.#find(key), permit, result, nowMs));
    };
  }

  /** How many do not let everything through, the half-open ones included. */
  get open(): number {
    return [...this.#byKey.values()].filter(({ open }) => open !== null).length;
  }

  get size(): number {
    return this.#byKey.size;
  }

  #find(key: CircuitKey): Breaker {
    return this.#byKey.get(nameOf(key)) ?? closedBreaker;
  }

  #keep(key: CircuitKey, breaker: Breaker): void {
    const name = nameOf(key);
    this.#byKey.delete(name);
    if (isForgettable(breaker, this.#clock.monotonicMs())) return;
    this.#byKey.set(name, breaker);
    const [oldest] = this.#byKey.keys();
    if (oldest !== undefined && this.#byKey.size > this.#max) this.#byKey.delete(oldest);
  }
}

function nameOf({ accountId, origin }: CircuitKey): string {
  return `${accountId} ${origin}`;
}
