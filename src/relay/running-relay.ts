import type { Context } from '../core/operation/operation.ts';
import type { RateLimit } from '../core/operation/rate-limit.ts';
import type { AllowList } from '../core/outbound/allow-list.ts';
import type { SharedLooks } from './delivery/shared-looks.ts';
import type { DeliveryTools } from './delivery/tools.ts';
import type { UnderWay } from './delivery/underway.ts';
import type { Waiters } from './delivery/waiters.ts';
import type { Breakers } from './destinations/breakers.ts';
import type { Payments } from './payments/payments.ts';
import type { Plan } from './rules/trial.ts';
import type { DeliveryRow } from './store/deliveries.ts';
import type { Trials } from './trials/open-trials.ts';

/** What the relay's operations run on. */
export interface RunningRelay extends DeliveryTools {
  readonly underWay: UnderWay;
  readonly breakers: Breakers;
  readonly waiters: Waiters;
  /** At records that other processes have under way. */
  readonly looks: SharedLooks<DeliveryRow | undefined>;
  /** How many destinations an account may have looked at. */
  readonly checkLimit: RateLimit;
  /** What an operator lets in for development. */
  readonly allow: AllowList;
  /** How many deliveries an account of this plan may begin. */
  limitOf(plan: Plan): RateLimit;
  readonly payments: Payments;
  readonly trials: Trials;
  /** The relay's own address. */
  readonly url: string;
}

export function relayOf(context: Context): RunningRelay {
  return context.services as RunningRelay;
}
