import { secondMs } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { refuseConcurrency } from '../../../core/operation/rate-limit.ts';
import type { Breakers } from '../../destinations/health/breakers.ts';
import { circuitResultOf } from '../../destinations/rules/breaker.ts';
import { destinationBusy } from '../../errors.ts';
import { inFlightMax } from '../../limits.ts';
import type { SlotClaim } from '../../rules/fair-slots.ts';
import type { DeliveryParams } from './delivery-params.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { type DeliverySlots, retryAfterSeconds, type Slot } from './delivery-slots.ts';
import { type DeliveryRunOptions, type LastAttempt, RunningDelivery, type RunReply } from './running-delivery.ts';

/** A running delivery with the response for its first caller. */
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
  readonly #running = new Map<string, RunningDelivery>();
  /** Deliveries that wait for a slot. */
  readonly #starting = new Map<string, Promise<StartedRun | Refusal>>();
  readonly #perAccount = new Map<string, number>();
  #onIdle: (() => void)[] = [];

  constructor(deps: DeliveryServices, breakers: Breakers, slots: DeliverySlots) {
    this.#deps = deps;
    this.#breakers = breakers;
    this.#slots = slots;
  }

  /** In-flight or waiting delivery with the idempotency key of these parameters. */
  find(params: DeliveryParams): RunningDelivery | Promise<StartedRun | Refusal> | undefined {
    return this.#running.get(nameOf(params)) ?? this.#starting.get(nameOf(params));
  }

  /**
   * Starts a delivery when it has a slot. Refuses without sending or writing when the account has too many deliveries
   * in flight or the circuit is open.
   */
  start(params: DeliveryParams, claim: SlotClaim, options: RunRequest): Promise<StartedRun | Refusal> {
    const starting = this.#start(params, claim, options).finally(() => {
      this.#starting.delete(nameOf(params));
      this.#notifyIdle();
    });
    this.#starting.set(nameOf(params), starting);
    return starting;
  }

  /** Number of in-flight deliveries, including those that wait for a slot. */
  get size(): number {
    return this.#running.size + this.#starting.size;
  }

  /** Resolves when no delivery is in flight. */
  idle(): Promise<void> {
    if (this.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onIdle.push(resolve);
    });
  }

  async #start(params: DeliveryParams, claim: SlotClaim, options: RunRequest): Promise<StartedRun | Refusal> {
    const { accountId } = params.caller;
    const { origin } = params.destination;
    const max = claim.isPaying ? inFlightMax.builderAccount : inFlightMax.trialAccount;
    if ((this.#perAccount.get(accountId) ?? 0) >= max)
      return refuseConcurrency('relay-under-way-account', max, retryAfterSeconds);
    const circuit = this.#breakers.stateOf({ accountId, origin });
    if (circuit.state !== 'closed' && circuit.retryAfterMs > 0) return refuseOpenCircuit(circuit.retryAfterMs);
    this.#count(accountId, 1);
    let started: StartedRun | Refusal | null = null;
    try {
      const slot = await this.#slots.acquire({ ...claim, accountId, origin });
      started = isRefusal(slot) ? slot : this.#run(params, slot, options);
      return started;
    } finally {
      if (started === null || isRefusal(started)) this.#count(accountId, -1);
    }
  }

  /** Runs a delivery in its slot and releases the slot at the end. */
  #run(params: DeliveryParams, slot: Slot, options: RunRequest): StartedRun | Refusal {
    const { accountId } = params.caller;
    const report = this.#breakers.request({ accountId, origin: params.destination.origin });
    if (typeof report !== 'function') {
      slot.release(null);
      return refuseOpenCircuit(report.retryAfterMs);
    }
    const onEnded = (last: LastAttempt | null) => {
      report(last === null ? null : circuitResultOf(last.outcome));
      slot.release(last === null ? null : responseMsOf(last));
      this.#running.delete(nameOf(params));
      this.#count(accountId, -1);
      this.#notifyIdle();
    };
    const running = new RunningDelivery(this.#deps, { params, ...options, onEnded });
    this.#running.set(nameOf(params), running);
    return { running, reply: running.start() };
  }

  #count(accountId: string, change: 1 | -1): void {
    const count = (this.#perAccount.get(accountId) ?? 0) + change;
    if (count > 0) this.#perAccount.set(accountId, count);
    else this.#perAccount.delete(accountId);
  }

  #notifyIdle(): void {
    if (this.size === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}

function nameOf({ caller, idempotencyKey }: DeliveryParams): string {
  return `${caller.accountId} ${idempotencyKey}`;
}

/** Response time of the destination: infinite without a response, null when unknown. */
function responseMsOf({ outcome, facts }: LastAttempt): number | null {
  if ('status' in outcome) return facts.totalMs;
  return circuitResultOf(outcome) === null ? null : Number.POSITIVE_INFINITY;
}

function refuseOpenCircuit(retryAfterMs: number): Refusal {
  const detail = 'Most of the latest deliveries to this origin could not connect; nothing was sent.';
  return refuse(destinationBusy, detail, { retry_after_seconds: Math.ceil(retryAfterMs / secondMs) });
}
