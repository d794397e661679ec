import { definitionOf } from './definitions.ts';
import type { Driver, Terms } from './driver.ts';

/** The engine of these terms, ready to play. Throws a RangeError for an engine that does not exist. */
export function openDriver(terms: Terms): Driver {
  return definitionOf(terms.engine).open(terms);
}
