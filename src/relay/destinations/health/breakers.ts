import type { Clock } from '../../../core/base/clock.ts';
import type { CircuitResult } from '../../deliveries/rules/failures.ts';
import {
  type Breaker,
  type BreakerState,
  breakerState,
  closedBreaker,
  isEvictable,
  reportResult,
  requestPermit,
} from '../rules/breaker.ts';

/** Key of a circuit breaker. Breakers are per account, so that one account's failures do not affect others. */
export interface CircuitKey {
  readonly accountId: string;
  readonly origin: string;
}

/** Reports the result of a permitted delivery; must be called once. Null: does not count. */
export type ReportResult = (result: CircuitResult | null) => void;

/** Circuit breakers of this process. The least recently used ones are evicted when there are too many. */
export class Breakers {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  readonly #max: number;
  readonly #onOpen: (key: CircuitKey) => void;
  /** Least recently used first. */
  readonly #byKey = new Map<string, Breaker>();

  /** `onOpen` is called when a breaker opens, but not when a half-open one opens again. */
  constructor(clock: Pick<Clock, 'monotonicMs'>, max: number, onOpen: (key: CircuitKey) => void = () => {}) {
    this.#clock = clock;
    this.#max = max;
    this.#onOpen = onOpen;
  }

  stateOf(key: CircuitKey): BreakerState {
    return breakerState(this.#find(key), this.#clock.monotonicMs());
  }

  /** Requests a permit for a delivery; without one, returns when to try again. */
  request(key: CircuitKey): ReportResult | { readonly retryAfterMs: number } {
    const requested = requestPermit(this.#find(key), this.#clock.monotonicMs());
    if ('retryAfterMs' in requested) return requested;
    const { permit, breaker } = requested;
    if (permit === 'probe') this.#keep(key, breaker);
    return (result) => {
      const nowMs = this.#clock.monotonicMs();
      const before = this.#find(key);
      const breaker = reportResult(before, permit, result, nowMs);
      this.#keep(key, breaker);
      if (before.open === null && breaker.open !== null) this.#onOpen(key);
    };
  }

  /** Number of open and half-open breakers. */
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
    if (isEvictable(breaker, this.#clock.monotonicMs())) return;
    this.#byKey.set(name, breaker);
    const [oldest] = this.#byKey.keys();
    if (oldest !== undefined && this.#byKey.size > this.#max) this.#byKey.delete(oldest);
  }
}

function nameOf({ accountId, origin }: CircuitKey): string {
  return `${accountId} ${origin}`;
}
