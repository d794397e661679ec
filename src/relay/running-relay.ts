import type { RateLimit } from '../core/operation/rate-limit.ts';
import type { TrialDeps } from './accounts/codes/open-trials.ts';
import type { CircuitNotices } from './accounts/notices/circuit-notices.ts';
import type { PaymentDeps } from './billing/payments/payments.ts';
import type { DeliveryDeps } from './deliveries/run/delivery-deps.ts';
import type { DeliverySlots } from './deliveries/run/delivery-slots.ts';
import type { Breakers } from './destinations/health/breakers.ts';

/** What the relay's operations run on: its parts, each of which knows of the others what it needs and no more. */
export interface RunningRelay extends DeliveryDeps, PaymentDeps, TrialDeps {
  readonly breakers: Breakers;
  readonly slots: DeliverySlots;
  readonly circuitNotices: CircuitNotices;
  /** How many destinations an account may have looked at. */
  readonly checkLimit: RateLimit;
}
