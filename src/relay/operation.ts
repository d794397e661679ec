import { createOperationFactories } from '../core/operation/operation.ts';
import type { RelayServices } from './relay-services.ts';

export const { readOperation, writeOperation, externalOperation } = createOperationFactories<RelayServices>();
