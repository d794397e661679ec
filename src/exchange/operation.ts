import type { FindProfile } from '../core/operation/linked-profile.ts';
import { createOperationFactories } from '../core/operation/operation.ts';

/** Services of the exchange's operations, besides their transaction. */
export interface ExchangeServices {
  readonly findProfile: FindProfile;
}

/** Factory of write operations that use these services. All other operations use the factories of the core. */
export const { writeOperation } = createOperationFactories<ExchangeServices>();
