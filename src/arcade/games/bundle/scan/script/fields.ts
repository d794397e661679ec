// Reads properties and elements of the objects that a bundle creates, inherited ones included.

import { nothing, type ObjectRef, type Value } from './model.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { bit, has, join, joinAll, possiblyMissing } from './values.ts';

/** Reads an own or inherited field of an object. */
export function readField(analysis: ScriptAnalysis, ref: ObjectRef, name: string): Value {
  let result = nothing;
  for (const holder of analysis.prototypeChainOf(ref)) {
    result = join(result, join(analysis.readField(holder, name), possiblyMissing(analysis.read(holder.unnamed))));
    if (isNumericName(name)) result = possiblyMissing(join(result, analysis.read(holder.elements)));
  }
  return result;
}

/** Whether a number or big integer converts to this property name: indexes, but also `-1` and `NaN`. */
export function isNumericName(name: string): boolean {
  return /^[-\dIN]/.test(name) && (/^-?\d+$/.test(name) || String(Number(name)) === name);
}

/** Reads the element at an unknown index. */
export function readIndex(analysis: ScriptAnalysis, target: Value): Value {
  const elements = join(readElements(analysis, target), readUndefinedKey(analysis, target));
  const mayBeUndefined = target.refs.length > 0 || has(target, bit.builtin | bit.other | bit.number);
  return mayBeUndefined ? join(elements, values.other) : elements;
}

/** Name of the property that a key accesses when it is undefined. */
const undefinedKeyName = 'undefined';

/** Values of the property `undefined` and of elements: a key that may be undefined may read both. */
export function readUndefinedKey(analysis: ScriptAnalysis, { refs }: Value): Value {
  if (values.isNothing(analysis.read(analysis.anyMissingKey))) return nothing;
  return joinAll(refs.flatMap((ref) => [readField(analysis, ref, undefinedKeyName), analysis.read(ref.elements)]));
}

/** Writes a value under a key that may be undefined. */
export function writeUndefinedKey(analysis: ScriptAnalysis, { refs }: Value, value: Value): void {
  analysis.write(analysis.anyMissingKey, values.other);
  for (const ref of refs) analysis.writeField(ref, undefinedKeyName, value);
}

/** Assumes that any property of the objects may be removed, so that none is certain. */
export function forgetCertainFields(analysis: ScriptAnalysis, { refs }: Value): void {
  for (const ref of refs) {
    ref.removeCertain();
    for (const [, cell] of analysis.fieldsOf(ref)) analysis.write(cell, possiblyMissing(analysis.read(cell)));
  }
}

/** All elements of lists, maps, sets, texts and data, also inherited ones: a hole of a list is read from its prototype. */
export function readElements(analysis: ScriptAnalysis, target: Value): Value {
  const elements: Value[] = has(target, bit.uncalled) ? [values.uncalled] : [];
  for (const ref of target.refs)
    for (const holder of analysis.prototypeChainOf(ref)) {
      elements.push(possiblyMissing(join(analysis.read(holder.elements), analysis.read(holder.unnamed))));
      for (const [name, cell] of analysis.fieldsOf(holder)) if (isNumericName(name)) elements.push(analysis.read(cell));
    }
  let result = joinAll(elements);
  if (has(target, bit.data)) result = join(result, analysis.dataValue());
  if (has(target, bit.builtin)) result = join(result, storedInHost(analysis));
  if (has(target, bit.text)) result = join(result, values.aText);
  if (has(target, bit.host | bit.collection)) result = join(result, values.hostOrNull);
  return has(target, bit.style | bit.dataset) ? join(result, values.aText) : result;
}

/** Objects in data that scripts may have stored in properties of browser objects and of built-in functions. */
export function storedInHost(analysis: ScriptAnalysis): Value {
  return values.isNothing(analysis.read(analysis.insideData)) ? nothing : analysis.dataValue();
}

/** Union of all own and inherited properties of an object. */
export function readAll(analysis: ScriptAnalysis, ref: ObjectRef): Value {
  const properties: Value[] = [];
  for (const holder of analysis.prototypeChainOf(ref)) {
    properties.push(possiblyMissing(join(analysis.read(holder.elements), analysis.read(holder.unnamed))));
    for (const [, cell] of analysis.fieldsOf(holder)) properties.push(analysis.read(cell));
  }
  return joinAll(properties);
}

/**
 * Names of all properties, as constant texts; undefined if other names are possible. A property of unknown name is
 * stored without its name, and so are the elements of lists.
 */
export function propertyNames(analysis: ScriptAnalysis, { bits, refs }: Value): Value | undefined {
  if ((bits & ~bit.other) !== 0) return undefined;
  const names = new Set<string>();
  for (const ref of refs) {
    const unnamedValues = [ref.unnamed, ref.elements, ref.parents].map((cell) => analysis.read(cell));
    if (ref.kind !== 'object' || !unnamedValues.every(values.isNothing)) return undefined;
    for (const kind of ['fields', 'getters', 'setters'] as const)
      for (const [name] of analysis.fieldsOf(ref, kind)) names.add(name);
  }
  return names.size === 0 ? nothing : joinAll([...names].map((name) => values.textOf(name)));
}

/** Assumes that a method has moved the elements of an object to unknown indexes. */
export function forgetIndexes(analysis: ScriptAnalysis, ref: ObjectRef): void {
  for (const holder of analysis.prototypeChainOf(ref))
    for (const [name, cell] of analysis.fieldsOf(holder))
      if (isNumericName(name)) analysis.write(ref.elements, analysis.read(cell));
}
