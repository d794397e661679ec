import { definitionOf } from './definitions.ts';
import type { Driver, Terms } from './driver.ts';

/** Opens the driver of an engine for these terms. Throws a RangeError for an unknown engine. */
export function openDriver(terms: Terms): Driver {
  return definitionOf(terms.engine).open(terms);
}
