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
  readonly #breakersMax: number;
  readonly #onOpen: (key: CircuitKey) => void;
  /** Least recently used first. */
  readonly #breakers = new Map<string, Breaker>();

  /** `onOpen` is called when a breaker opens, but not when a half-open one opens again. */
  constructor(clock: Pick<Clock, 'monotonicMs'>, breakersMax: number, onOpen: (key: CircuitKey) => void = () => {}) {
    this.#clock = clock;
    this.#breakersMax = breakersMax;
    this.#onOpen = onOpen;
  }

  stateOf(key: CircuitKey): BreakerState {
    return breakerState(this.#find(key), this.#clock.monotonicMs());
  }

  /** Requests a permit for a delivery; without one, returns when to try again. */
  request(key: CircuitKey): ReportResult | { readonly retryAfterMs: number } {
    const permitResult = requestPermit(this.#find(key), this.#clock.monotonicMs());
    if ('retryAfterMs' in permitResult) return permitResult;
    const { permit, breaker } = permitResult;
    if (permit === 'probe') this.#store(key, breaker);
    return (result) => {
      const nowMs = this.#clock.monotonicMs();
      const previousBreaker = this.#find(key);
      const breaker = reportResult(previousBreaker, permit, result, nowMs);
      this.#store(key, breaker);
      if (previousBreaker.open === null && breaker.open !== null) this.#onOpen(key);
    };
  }

  /** Number of open and half-open breakers. */
  get openCount(): number {
    return [...this.#breakers.values()].filter(({ open }) => open !== null).length;
  }

  get size(): number {
    return this.#breakers.size;
  }

  #find(key: CircuitKey): Breaker {
    return this.#breakers.get(mapKeyOf(key)) ?? closedBreaker;
  }

  #store(key: CircuitKey, breaker: Breaker): void {
    const mapKey = mapKeyOf(key);
    this.#breakers.delete(mapKey);
    if (isEvictable(breaker, this.#clock.monotonicMs())) return;
    this.#breakers.set(mapKey, breaker);
    const [oldestKey] = this.#breakers.keys();
    if (oldestKey !== undefined && this.#breakers.size > this.#breakersMax) this.#breakers.delete(oldestKey);
  }
}

function mapKeyOf({ accountId, origin }: CircuitKey): string {
  return `${accountId} ${origin}`;
}
