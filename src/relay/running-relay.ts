import type { RateLimit } from '../core/operation/rate-limit.ts';
import type { TrialDeps } from './accounts/codes/trial-rate-limits.ts';
import type { CircuitNotices } from './accounts/notices/circuit-notices.ts';
import type { PaymentDeps } from './billing/payments/payments.ts';
import type { DeliveryDeps } from './deliveries/run/delivery-deps.ts';
import type { DeliverySlots } from './deliveries/run/delivery-slots.ts';
import type { Breakers } from './destinations/health/breakers.ts';

/** Services of the relay's operations. */
export interface RunningRelay extends DeliveryDeps, PaymentDeps, TrialDeps {
  readonly breakers: Breakers;
  readonly slots: DeliverySlots;
  readonly circuitNotices: CircuitNotices;
  /** Rate limit of destination checks. */
  readonly checkLimit: RateLimit;
}
