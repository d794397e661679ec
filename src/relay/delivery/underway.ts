import { secondMs } from '../../core/base/clock.ts';
import { type Refusal, refuse } from '../../core/base/refusal.ts';
import { overloaded } from '../../core/operation/errors.ts';
import { refuseAtOnce } from '../../core/operation/rate-limit.ts';
import type { Breakers } from '../destinations/breakers.ts';
import { destinationBusy } from '../errors.ts';
import { underWayMax } from '../limits.ts';
import { foundBy } from '../rules/breaker.ts';
import type { Plan } from '../rules/trial.ts';
import type { Order } from './order.ts';
import { type Beginning, RunningDelivery } from './running-delivery.ts';
import type { DeliveryTools } from './tools.ts';

/** The deliveries that this process has under way, each once, and not too many of a kind. */
export class UnderWay {
  readonly #tools: DeliveryTools;
  readonly #breakers: Breakers;
  readonly #running = new Map<string, RunningDelivery>();
  readonly #counts = new Map<string, number>();
  #onIdle: (() => void)[] = [];

  constructor(tools: DeliveryTools, breakers: Breakers) {
    this.#tools = tools;
    this.#breakers = breakers;
  }

  find(order: Order): RunningDelivery | undefined {
    return this.#running.get(nameOf(order));
  }

  /**
   * Prepares a delivery that `begin` of what is returned will run; or refuses, because too many are
   * under way or the destination has to be spared for a while. Nothing was begun or written then.
   */
  begin(order: Order, plan: Plan, beginning: Omit<Beginning, 'order' | 'onEnded'>): RunningDelivery | Refusal {
    const held = bulkheads(order, plan);
    const full = held.find(({ key, max }) => (this.#counts.get(key) ?? 0) >= max);
    if (full !== undefined) return full.refuse();
    const { caller, destination } = order;
    const leave = this.#breakers.enter({ accountId: caller.accountId, origin: destination.origin });
    if (typeof leave !== 'function') return refuseSpared(leave.retryAfterMs);
    for (const { key } of held) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    const onEnded: Beginning['onEnded'] = (last) => {
      leave(last === null ? null : foundBy(last));
      this.#running.delete(nameOf(order));
      for (const { key } of held) this.#release(key);
      if (this.#running.size === 0) for (const tell of this.#onIdle.splice(0)) tell();
    };
    const running = new RunningDelivery(this.#tools, { order, ...beginning, onEnded });
    this.#running.set(nameOf(order), running);
    return running;
  }

  /** How many are under way. */
  get size(): number {
    return this.#running.size;
  }

  /** Resolves once nothing is under way any more. */
  idle(): Promise<void> {
    if (this.#running.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onIdle.push(resolve);
    });
  }

  #release(key: string): void {
    const left = (this.#counts.get(key) ?? 0) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

function nameOf({ caller, idempotencyKey }: Order): string {
  return `${caller.accountId} ${idempotencyKey}`;
}

const retryAfterSeconds = 1;

interface Bulkhead {
  readonly key: string;
  readonly max: number;
  readonly refuse: () => Refusal;
}

/** What bounds how much one caller, and one slow destination, can hold of the whole. */
function bulkheads({ caller: { accountId }, destination: { origin } }: Order, plan: Plan): Bulkhead[] {
  const ofAccount = plan.name === 'trial' ? underWayMax.trialAccount : underWayMax.builderAccount;
  const refuseAccount = () => refuseAtOnce('relay-under-way-account', ofAccount, retryAfterSeconds);
  return [
    { key: 'all', max: underWayMax.all, refuse: refuseAll },
    { key: `account ${accountId}`, max: ofAccount, refuse: refuseAccount },
    { key: `pair ${accountId} ${origin}`, max: underWayMax.accountAndOrigin, refuse: refuseCrowded },
    { key: `origin ${origin}`, max: underWayMax.origin, refuse: refuseCrowded },
  ];
}

function refuseAll(): Refusal {
  const detail = 'As many deliveries are under way as this process takes.';
  return refuse(overloaded, detail, { retry_after_seconds: retryAfterSeconds });
}

function refuseCrowded(): Refusal {
  const detail = 'As many deliveries to this origin are under way as may be; nothing was sent.';
  return refuse(destinationBusy, detail, { retry_after_seconds: retryAfterSeconds });
}

function refuseSpared(retryAfterMs: number): Refusal {
  const detail = 'Most of the latest deliveries to this origin found no connection there; nothing was sent.';
  return refuse(destinationBusy, detail, { retry_after_seconds: Math.ceil(retryAfterMs / secondMs) });
}
