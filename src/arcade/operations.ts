import type { Operation } from '../core/operation/operation.ts';
import { list_engines } from './operations/list_engines.ts';

/** Every operation of the arcade, in the order in which its documents tell of them. */
export const operations: readonly Operation[] = [list_engines];
