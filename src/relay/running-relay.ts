import type { Context } from '../core/operation/operation.ts';
import type { RateLimit } from '../core/operation/rate-limit.ts';
import type { DeliveryDesk } from './delivery/desk.ts';
import type { Breakers } from './destinations/breakers.ts';
import type { PaymentDesk } from './payments/payments.ts';
import type { TrialDesk } from './trials/open-trials.ts';

/** What the relay's operations run on: its parts, each of which knows of the others what it needs and no more. */
export interface RunningRelay extends DeliveryDesk, PaymentDesk, TrialDesk {
  readonly breakers: Breakers;
  /** How many destinations an account may have looked at. */
  readonly checkLimit: RateLimit;
}

export function relayOf(context: Context): RunningRelay {
  return context.services as RunningRelay;
}
