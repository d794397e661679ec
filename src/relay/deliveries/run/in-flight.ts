import { secondMs } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { refuseConcurrency } from '../../../core/operation/rate-limit.ts';
import type { Breakers } from '../../destinations/health/breakers.ts';
import { circuitResultOf } from '../../destinations/rules/breaker.ts';
import { destinationBusy } from '../../errors.ts';
import { inFlightMax } from '../../limits.ts';
import type { SlotPriority } from '../../rules/fair-slots.ts';
import type { DeliveryParams } from './delivery-params.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { type DeliverySlots, retryAfterSeconds, type Slot } from './delivery-slots.ts';
import { type DeliveryRunOptions, type LastAttempt, RunningDelivery, type RunReply } from './running-delivery.ts';

/** A running delivery with the response for its first request. */
export interface StartedRun {
  readonly running: RunningDelivery;
  readonly reply: Promise<RunReply>;
}

export type RunRequest = Omit<DeliveryRunOptions, 'params' | 'onEnded'>;

/** In-flight deliveries of this process, deduplicated by idempotency key and bounded per account. */
export class InFlightDeliveries {
  readonly #deps: DeliveryServices;
  readonly #breakers: Breakers;
  readonly #slots: DeliverySlots;
  readonly #runningDeliveries = new Map<string, RunningDelivery>();
  /** Deliveries that wait for a slot. */
  readonly #startingDeliveries = new Map<string, Promise<StartedRun | Refusal>>();
  readonly #countByAccount = new Map<string, number>();
  #idleCallbacks: (() => void)[] = [];

  constructor(deps: DeliveryServices, breakers: Breakers, slots: DeliverySlots) {
    this.#deps = deps;
    this.#breakers = breakers;
    this.#slots = slots;
  }

  /** In-flight or waiting delivery with the idempotency key of these parameters. */
  find(params: DeliveryParams): RunningDelivery | Promise<StartedRun | Refusal> | undefined {
    return this.#runningDeliveries.get(mapKeyOf(params)) ?? this.#startingDeliveries.get(mapKeyOf(params));
  }

  /**
   * Starts a delivery when it has a slot. Refuses without sending or writing when the account has too many deliveries
   * in flight, the circuit is open or no slot becomes free in time.
   */
  start(params: DeliveryParams, priority: SlotPriority, options: RunRequest): Promise<StartedRun | Refusal> {
    const startingRun = this.#start(params, priority, options).finally(() => {
      this.#startingDeliveries.delete(mapKeyOf(params));
      this.#notifyIdle();
    });
    this.#startingDeliveries.set(mapKeyOf(params), startingRun);
    return startingRun;
  }

  /** Number of in-flight deliveries, including those that wait for a slot. */
  get size(): number {
    return this.#runningDeliveries.size + this.#startingDeliveries.size;
  }

  /** Resolves when no delivery is in flight. */
  idle(): Promise<void> {
    if (this.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#idleCallbacks.push(resolve);
    });
  }

  async #start(params: DeliveryParams, priority: SlotPriority, options: RunRequest): Promise<StartedRun | Refusal> {
    const { accountId } = params.caller;
    const { origin } = params.destination;
    const deliveriesMax = priority.isPaying ? inFlightMax.builderAccount : inFlightMax.trialAccount;
    if ((this.#countByAccount.get(accountId) ?? 0) >= deliveriesMax)
      return refuseConcurrency('relay-under-way-account', deliveriesMax, retryAfterSeconds);
    const circuit = this.#breakers.stateOf({ accountId, origin });
    if (circuit.state !== 'closed' && circuit.retryAfterMs > 0) return refuseOpenCircuit(circuit.retryAfterMs);
    this.#count(accountId, 1);
    let startedRun: StartedRun | Refusal | null = null;
    try {
      const slot = await this.#slots.acquire({ ...priority, accountId, origin });
      startedRun = isRefusal(slot) ? slot : this.#run(params, slot, options);
      return startedRun;
    } finally {
      if (startedRun === null || isRefusal(startedRun)) this.#count(accountId, -1);
    }
  }

  /** Runs a delivery in its slot and releases the slot at the end. */
  #run(params: DeliveryParams, slot: Slot, options: RunRequest): StartedRun | Refusal {
    const { accountId } = params.caller;
    const reportResult = this.#breakers.request({ accountId, origin: params.destination.origin });
    if (typeof reportResult !== 'function') {
      slot.release(null);
      return refuseOpenCircuit(reportResult.retryAfterMs);
    }
    const onEnded = (lastAttempt: LastAttempt | null) => {
      reportResult(lastAttempt === null ? null : circuitResultOf(lastAttempt.outcome));
      slot.release(lastAttempt === null ? null : responseMsOf(lastAttempt));
      this.#runningDeliveries.delete(mapKeyOf(params));
      this.#count(accountId, -1);
      this.#notifyIdle();
    };
    const running = new RunningDelivery(this.#deps, { params, ...options, onEnded });
    this.#runningDeliveries.set(mapKeyOf(params), running);
    return { running, reply: running.start() };
  }

  #count(accountId: string, change: 1 | -1): void {
    const count = (this.#countByAccount.get(accountId) ?? 0) + change;
    if (count > 0) this.#countByAccount.set(accountId, count);
    else this.#countByAccount.delete(accountId);
  }

  #notifyIdle(): void {
    if (this.size === 0) for (const resolve of this.#idleCallbacks.splice(0)) resolve();
  }
}

function mapKeyOf({ caller, idempotencyKey }: DeliveryParams): string {
  return `${caller.accountId} ${idempotencyKey}`;
}

/** Response time of the destination: infinite without a response, null when unknown. */
function responseMsOf({ outcome, metrics }: LastAttempt): number | null {
  if ('status' in outcome) return metrics.totalMs;
  return circuitResultOf(outcome) === null ? null : Number.POSITIVE_INFINITY;
}

function refuseOpenCircuit(retryAfterMs: number): Refusal {
  const detail = 'Most of the latest deliveries to this origin could not connect; nothing was sent.';
  return refuse(destinationBusy, detail, { retry_after_seconds: Math.ceil(retryAfterMs / secondMs) });
}
