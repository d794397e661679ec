// Values for built-in functions, one for each name.

import { NativeRef, type Value } from './model.ts';
import { refOf } from './values.ts';

/** Values of the allowed functions and constructors of one analysis, by name. */
export class NativeValues {
  readonly #byName = new Map<string, Value>();

  get(name: string): Value {
    const value = this.#byName.get(name) ?? refOf(new NativeRef(name));
    this.#byName.set(name, value);
    return value;
  }
}
