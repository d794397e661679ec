// Arguments of an analysed call.

import { nothing, type Value } from './model.ts';
import { joinAll } from './values.ts';

/** Arguments of a call. */
export interface Arguments {
  readonly values: readonly Value[];
  /** Values of spread arguments and of all later ones, whose positions are unknown. */
  readonly spread: Value;
}

export const noArguments: Arguments = { values: [], spread: nothing };

export function argumentAt({ values, spread }: Arguments, index: number): Value {
  return values[index] ?? spread;
}

/** Union of all arguments. */
export function allOf({ values, spread }: Arguments): Value {
  return joinAll([...values, spread]);
}

export function argumentsOf(...values: readonly Value[]): Arguments {
  return { values, spread: nothing };
}
