import type { RateLimit } from '../core/operation/rate-limit.ts';
import type { TrialDeps } from './accounts/codes/code-rate-limits.ts';
import type { CircuitNotices } from './accounts/notices/circuit-notices.ts';
import type { PaymentDeps } from './billing/payments/payments.ts';
import type { DeliveryDeps } from './deliveries/run/delivery-deps.ts';
import type { DeliverySlots } from './deliveries/run/delivery-slots.ts';
import type { EmbedLinks } from './deliveries/run/embed-links.ts';
import type { Breakers } from './destinations/health/breakers.ts';

/** Services of the relay's operations. */
export interface RelayServices extends DeliveryDeps, PaymentDeps, TrialDeps {
  readonly breakers: Breakers;
  readonly slots: DeliverySlots;
  readonly circuitNotices: CircuitNotices;
  readonly embedLinks: EmbedLinks;
  /** Rate limit of destination checks. */
  readonly checkLimit: RateLimit;
}
