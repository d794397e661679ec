import type { RateLimit } from '../../../core/operation/rate-limit.ts';
import type { Plan } from '../../accounts/rules/trial.ts';
import type { EchoAddresses } from '../../destinations/echo/echo-transport.ts';
import type { AllowList } from '../../outbound/allow-list.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { DeliveryServices } from './delivery-services.ts';
import type { InFlightDeliveries } from './in-flight.ts';
import type { JoinedRequests } from './joined-requests.ts';
import type { SingleFlight } from './single-flight.ts';

/** Dependencies of the deliver operations. */
export interface DeliveryDeps extends DeliveryServices {
  readonly inFlight: InFlightDeliveries;
  readonly joinedRequests: JoinedRequests;
  /** Polls deliveries that run in other processes. */
  readonly polling: SingleFlight<DeliveryRow | undefined>;
  /** Private targets that the operator allows for development. */
  readonly allowList: AllowList;
  readonly echo: EchoAddresses;
  /** Rate limits of deliveries by plan. */
  limitOf(plan: Plan): RateLimit;
  /** The base URL of the relay. */
  readonly url: string;
}
