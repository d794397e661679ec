import { createOperationFactories } from '../core/operation/operation.ts';
import type { RunningRelay } from './running-relay.ts';

export const { readOperation, writeOperation, externalOperation } = createOperationFactories<RunningRelay>();
