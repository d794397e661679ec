import type { FindProfile } from '../core/operation/linked-profile.ts';
import { createOperationFactories } from '../core/operation/operation.ts';

/** Services of the exchange's operations, besides their transaction. */
export interface ExchangeServices {
  readonly findProfile: FindProfile;
}

/** Factory of operations that use these services; the others come from the core. */
export const { writeOperation } = createOperationFactories<ExchangeServices>();
