import { createOperationFactories } from '../core/operation/operation.ts';
import type { ArcadeServices } from './arcade-services.ts';

export const { readOperation, writeOperation } = createOperationFactories<ArcadeServices>();
