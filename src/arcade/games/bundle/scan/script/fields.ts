import { nothing, type ObjectRef, type Value } from './model.ts';
import type { ScriptAnalysis } from './run.ts';
import * as values from './values.ts';
import { bit, has, join, joinAll, possiblyMissing } from './values.ts';

/** Reads an own or inherited field of an object. */
export function readField(run: ScriptAnalysis, ref: ObjectRef, name: string): Value {
  let result = nothing;
  for (const holder of run.prototypeChainOf(ref)) {
    result = join(result, join(run.readField(holder, name), possiblyMissing(run.read(holder.unnamed))));
    if (isIndex(name)) result = possiblyMissing(join(result, run.read(holder.elements)));
  }
  return result;
}

/** Whether a number or big integer converts to this property name: indexes, but also `-1` and `NaN`. */
export function isIndex(name: string): boolean {
  return /^[-\dIN]/.test(name) && (/^-?\d+$/.test(name) || String(Number(name)) === name);
}

/** Reads the element at an unknown index. */
export function readIndex(run: ScriptAnalysis, target: Value): Value {
  const elements = join(readElements(run, target), readMissing(run, target));
  const isOpen = target.refs.length > 0 || has(target, bit.builtin | bit.other | bit.number);
  return isOpen ? join(elements, values.other) : elements;
}

/** Property that a missing key names, which a missing number names too. */
const missingName = 'undefined';

/** Values that a missing key may read: those written by one, also by a number that is missing. */
export function readMissing(run: ScriptAnalysis, { refs }: Value): Value {
  if (values.isNothing(run.read(run.anyMissingKey))) return nothing;
  return joinAll(refs.flatMap((ref) => [readField(run, ref, missingName), run.read(ref.elements)]));
}

export function writeMissing(run: ScriptAnalysis, { refs }: Value, value: Value): void {
  run.write(run.anyMissingKey, values.other);
  for (const ref of refs) run.writeField(ref, missingName, value);
}

/** Assumes that properties of the objects may be removed. */
export function forgetCertain(run: ScriptAnalysis, { refs }: Value): void {
  for (const ref of refs) {
    ref.removeCertain();
    for (const [, cell] of run.fieldsOf(ref)) run.write(cell, possiblyMissing(run.read(cell)));
  }
}

/** All elements of lists, maps, sets, texts and data, also inherited ones: a hole of a list is read from its prototype. */
export function readElements(run: ScriptAnalysis, target: Value): Value {
  const parts: Value[] = has(target, bit.uncalled) ? [values.uncalled] : [];
  for (const ref of target.refs)
    for (const holder of run.prototypeChainOf(ref)) {
      parts.push(possiblyMissing(join(run.read(holder.elements), run.read(holder.unnamed))));
      for (const [name, cell] of run.fieldsOf(holder)) if (isIndex(name)) parts.push(run.read(cell));
    }
  let result = joinAll(parts);
  if (has(target, bit.data)) result = join(result, run.dataValue());
  if (has(target, bit.builtin)) result = join(result, storedInHost(run));
  if (has(target, bit.text)) result = join(result, values.aText);
  if (has(target, bit.host | bit.collection)) result = join(result, values.hostOrNull);
  return has(target, bit.style | bit.dataset) ? join(result, values.aText) : result;
}

/** Objects in data that scripts may have stored in properties of browser objects and of built-in functions. */
export function storedInHost(run: ScriptAnalysis): Value {
  return values.isNothing(run.read(run.insideData)) ? nothing : run.dataValue();
}

/** Union of all own and inherited properties of an object. */
export function readAll(run: ScriptAnalysis, ref: ObjectRef): Value {
  const parts: Value[] = [];
  for (const holder of run.prototypeChainOf(ref)) {
    parts.push(possiblyMissing(join(run.read(holder.elements), run.read(holder.unnamed))));
    for (const [, cell] of run.fieldsOf(holder)) parts.push(run.read(cell));
  }
  return joinAll(parts);
}

/**
 * Names of all properties, as constant texts; undefined if other names are possible. A property of unknown name is
 * stored without its name, and so are the elements of lists.
 */
export function propertyNames(run: ScriptAnalysis, { bits, refs }: Value): Value | undefined {
  if ((bits & ~bit.other) !== 0) return undefined;
  const names = new Set<string>();
  for (const ref of refs) {
    const unnamedValues = [ref.unnamed, ref.elements, ref.parents].map((cell) => run.read(cell));
    if (ref.kind !== 'object' || !unnamedValues.every(values.isNothing)) return undefined;
    for (const kind of ['fields', 'getters', 'setters'] as const)
      for (const [name] of run.fieldsOf(ref, kind)) names.add(name);
  }
  return names.size === 0 ? nothing : joinAll([...names].map((name) => values.textOf(name)));
}

/** Assumes that a method has moved the elements of an object to unknown indexes. */
export function forgetIndexes(run: ScriptAnalysis, ref: ObjectRef): void {
  for (const holder of run.prototypeChainOf(ref))
    for (const [name, cell] of run.fieldsOf(holder)) if (isIndex(name)) run.write(ref.elements, run.read(cell));
}
