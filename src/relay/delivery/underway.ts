import type { Refusal } from '../../core/base/refusal.ts';
import { refuseAtOnce } from '../../core/operation/rate-limit.ts';
import { underWayMax } from '../limits.ts';
import type { Plan } from '../rules/trial.ts';
import type { Order } from './order.ts';
import { RunningDelivery } from './running-delivery.ts';
import type { DeliveryTools } from './tools.ts';

/** The deliveries that this process has under way, each once, and not too many of a kind. */
export class UnderWay {
  readonly #tools: DeliveryTools;
  readonly #running = new Map<string, RunningDelivery>();
  readonly #counts = new Map<string, number>();
  #onIdle: (() => void) | null = null;

  constructor(tools: DeliveryTools) {
    this.#tools = tools;
  }

  find({ caller, idempotencyKey }: Order): RunningDelivery | undefined {
    return this.#running.get(`${caller.accountId} ${idempotencyKey}`);
  }

  /** Refuses when too many are under way; nothing was begun then. */
  refuseMore(order: Order, plan: Plan): Refusal | null {
    const full = bulkheads(order, plan).find(({ key, max }) => (this.#counts.get(key) ?? 0) >= max);
    return full === undefined ? null : refuseAtOnce(`relay-under-way-${full.name}`, full.max, 1);
  }

  begin(
    order: Order,
    plan: Plan,
    beginning: { readonly id: string; readonly n: number; readonly createdAtMs: number; readonly startedAtMs: number },
  ): RunningDelivery {
    const key = `${order.caller.accountId} ${order.idempotencyKey}`;
    const keys = bulkheads(order, plan).map((each) => each.key);
    for (const each of keys) this.#counts.set(each, (this.#counts.get(each) ?? 0) + 1);
    const onEnded = () => {
      this.#running.delete(key);
      for (const each of keys) this.#release(each);
      if (this.#running.size === 0) this.#onIdle?.();
    };
    const running = new RunningDelivery(this.#tools, { order, ...beginning, onEnded });
    this.#running.set(key, running);
    return running;
  }

  /** Resolves once nothing is under way any more. */
  idle(): Promise<void> {
    if (this.#running.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onIdle = resolve;
    });
  }

  #release(key: string): void {
    const left = (this.#counts.get(key) ?? 0) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

/** What bounds how much one caller, and one slow destination, can hold of the whole. */
function bulkheads({ caller: { accountId }, destination: { origin } }: Order, plan: Plan) {
  const account = plan.name === 'trial' ? underWayMax.trialAccount : underWayMax.builderAccount;
  return [
    { name: 'all', key: 'all', max: underWayMax.all },
    { name: 'account', key: `account ${accountId}`, max: account },
    { name: 'account-and-origin', key: `pair ${accountId} ${origin}`, max: underWayMax.accountAndOrigin },
    { name: 'origin', key: `origin ${origin}`, max: underWayMax.origin },
  ];
}
