import { createOperationFactories } from '../core/operation/operation.ts';
import type { RunningArcade } from './running-arcade.ts';

export const { readOperation, writeOperation } = createOperationFactories<RunningArcade>();
