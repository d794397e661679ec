// Reads and writes properties of values, and rejects members that are not allowed.

import type { Node } from 'acorn';
import { faults } from './faults.ts';
import { forgetIndexes, isNumericName, readAll, readField, storedInHost } from './fields.ts';
import {
  hostProperty,
  isCollectionMember,
  isDocumentMember,
  isHostMember,
  isRefusedStyleMember,
  isWritable,
  writeHost,
} from './host-members.ts';
import { checkImplicitlyCalledProperty, expectImplicitCalls, isConversionMethod } from './implicit-calls.ts';
import { inheritedMethods, isBuiltInFunctionName } from './language-names.ts';
import { FunctionRef, nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { familyOfRefusedMember, faultOfMember, isPrototypeMember } from './refused-names.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { bit, has, hostBits, isOnly, join, joinAll } from './values.ts';

const numberProperties: ReadonlySet<string> = new Set([
  'length',
  'size',
  'byteLength',
  'byteOffset',
  'lastIndex',
  'index',
]);
/** Properties of functions, errors, symbols and regular expressions whose values are texts. */
const textProperties: ReadonlySet<string> = new Set(['description', 'flags', 'message', 'name', 'source', 'stack']);
/** Methods of `Object.prototype`. */
const objectMethods: ReadonlySet<string> = new Set(
  'hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf'.split(' '),
);
const functionMethods: ReadonlySet<string> = new Set(['call', 'apply', 'bind']);

/** Rejects names that must not be accessed on a value; returns whether the name was rejected. */
export function refuseName(analysis: ScriptAnalysis, target: Value, name: string, node: Node, scope: Scope): boolean {
  if (has(target, bit.window)) {
    analysis.refuse(faults.thisUse, node, scope);
    return true;
  }
  const family = familyOfRefusedMember(name);
  if (family === undefined || (isOnly(target, bit.style | bit.dataset | bit.other) && !isPrototypeMember(name)))
    return false;
  const isFunction = target.refs.some(({ kind }) => kind === 'function' || kind === 'class' || kind === 'native');
  const isRefused =
    isPrototypeMember(name) ||
    has(target, hostBits | bit.uncalled) ||
    (family === 'DYN' && (isFunction || has(target, bit.builtin)));
  if (isRefused) analysis.refuse(faultOfMember(name), node, scope);
  return isRefused;
}

/** Reads the property with a constant name. */
export function readMember(analysis: ScriptAnalysis, target: Value, name: string, node: Node, scope: Scope): Value {
  if (refuseName(analysis, target, name, node, scope)) return values.any;
  checkName(analysis, name, node, scope);
  const fields = target.refs.map((ref) => {
    const field = readField(analysis, ref, name);
    if (analysis.isReporting && has(analysis.read(ref.unnamed), bit.data)) analysis.namesRead.add(name);
    return values.isNothing(field) || hasBuiltInMember(ref, name) ? join(field, builtInMember(ref, name)) : field;
  });
  let result = joinAll(has(target, bit.uncalled) ? [values.uncalled, ...fields] : fields);
  if (has(target, bit.data)) {
    if (analysis.isReporting && !has(target, hostBits)) analysis.namesRead.add(name);
    result = join(result, analysis.dataValue());
    if (isBuiltInFunctionName(name)) result = join(result, values.methodOfData);
  }
  if (has(target, bit.text) && isNumericName(name)) result = join(result, values.aText);
  if (has(target, bit.text | bit.number | bit.other)) result = join(result, builtInMember(undefined, name));
  if (has(target, bit.builtin)) result = joinAll([result, values.builtin, values.primitive, storedInHost(analysis)]);
  if (!has(target, hostBits)) return result;
  return join(result, readHost(analysis, target, name, node, scope));
}

/** Whether an object has a built-in member with this name, which remains until a script replaces it. */
function hasBuiltInMember({ kind }: ObjectRef, name: string): boolean {
  if (objectMethods.has(name)) return true;
  if (kind === 'function' || kind === 'class')
    return name === 'length' || name === 'name' || inheritedMethods.has(name);
  return isBuiltInKind({ kind }) && (numberProperties.has(name) || isBuiltInFunctionName(name));
}

function isBuiltInKind({ kind }: Pick<ObjectRef, 'kind'>): boolean {
  return kind === 'array' || kind === 'map' || kind === 'set' || kind === 'iterator' || kind === 'native';
}

/** Value of a built-in member: a size, a text, a method, or undefined. */
function builtInMember(ref: ObjectRef | undefined, name: string): Value {
  if (ref?.kind === 'native') return join(values.builtin, values.primitive);
  if (numberProperties.has(name)) return values.aNumber;
  if (textProperties.has(name)) return join(values.aText, values.other);
  const isPlain = ref !== undefined && !isBuiltInKind(ref);
  const isMethod = isPlain ? inheritedMethods.has(name) : isBuiltInFunctionName(name);
  return isMethod ? join(values.builtin, values.other) : values.other;
}

function readHost(analysis: ScriptAnalysis, target: Value, name: string, node: Node, scope: Scope): Value {
  let result = nothing;
  const read = (isListed: boolean, value: Value): void => {
    if (!isListed) analysis.refuse(faultOfMember(name), node, scope);
    result = join(result, isListed ? value : values.any);
  };
  if (has(target, bit.document)) read(isDocumentMember(name), hostProperty(name));
  if (has(target, bit.host)) read(isHostMember(name), hostProperty(name));
  if (has(target, bit.collection)) read(isCollectionMember(name), hostProperty(name));
  if (has(target, bit.style)) read(!isRefusedStyleMember(name), values.primitive);
  if (has(target, bit.style) || isWritable(name)) result = join(result, storedInHost(analysis));
  return has(target, bit.dataset) ? join(result, values.primitive) : result;
}

/** Whether properties of unknown name may be accessed: data, and plain objects, arrays and iterators of the bundle. */
export function isTable(target: Value): boolean {
  return (
    !has(target, hostBits | bit.builtin | bit.uncalled) &&
    target.refs.every(({ kind }) => kind === 'object' || kind === 'array' || kind === 'iterator')
  );
}

/** Reads a property of unknown name. */
export function readComputed(analysis: ScriptAnalysis, target: Value, node: Node, scope: Scope): Value {
  if (values.isNothing(target)) return nothing;
  if (!isTable(target)) {
    analysis.refuse(has(target, hostBits) ? faults.computedNative : faults.computed, node, scope);
    return values.any;
  }
  let result = joinAll([values.builtin, values.other, ...target.refs.map((ref) => readAll(analysis, ref))]);
  if (has(target, bit.text)) result = join(result, values.aText);
  return has(target, bit.data) ? join(result, analysis.dataValue()) : result;
}

/** Writes the property with a constant name. */
export function writeMember(
  analysis: ScriptAnalysis,
  target: Value,
  name: string,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  if (refuseName(analysis, target, name, node, scope)) return;
  if (name === 'state_delta') analysis.refuse(faults.stateDelta, node, scope);
  checkWrite(analysis, target, name, value, node, scope);
  for (const ref of target.refs) {
    if (ref.kind === 'native' || (ref instanceof FunctionRef && functionMethods.has(name)))
      analysis.refuse(faults.assignNative, node, scope);
    // A larger length adds holes to the list.
    if (ref.kind === 'array' && name === 'length') analysis.write(ref.elements, values.other);
    writeField(analysis, ref, name, value, node, scope);
  }
  if (has(target, bit.data)) {
    // A call of the property would be analysed as a call of the built-in method with its name.
    if (isBuiltInFunctionName(name) && has(value, bit.builtin | bit.methodOfData))
      analysis.refuse(faults.implicitCall, node, scope);
    writeInsideData(analysis, value, node, scope);
  }
  if (has(target, bit.builtin)) checkPrototypeWrite(analysis, name, value, node, scope);
  if (has(target, hostBits)) writeHost(analysis, target, name, value, node, scope);
}

/** Checks the name and the value of a written property; `name` is undefined for an unknown name. */
function checkWrite(
  analysis: ScriptAnalysis,
  target: Value,
  name: string | undefined,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  checkImplicitlyCalledProperty(analysis, target, name, value, node, scope);
  if (name !== undefined) checkName(analysis, name, node, scope);
  // Writing to a primitive value has no effect, so the analysis has probably missed the value that is written to.
  if (isOnly(target, bit.text | bit.number | bit.other)) analysis.refuse(faults.noValue, node, scope);
}

/** Rejects names with `undefined`: a computed name with a missing value contains it, and these are not tracked. */
export function checkName(analysis: ScriptAnalysis, name: string, node: Node, scope: Scope): void {
  if (name.includes('undefined')) analysis.refuse(faults.undefinedName, node, scope);
}

// The target may be a built-in prototype (reached by a computed key); then every object inherits the property.
function checkPrototypeWrite(analysis: ScriptAnalysis, name: string, value: Value, node: Node, scope: Scope): void {
  if (value.refs.length > 0 || has(value, hostBits | bit.builtin) || isConversionMethod(name))
    analysis.refuse(faults.assignShared, node, scope);
}

function writeField(
  analysis: ScriptAnalysis,
  ref: ObjectRef,
  name: string,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  analysis.writeField(ref, name, value);
  expectImplicitCalls(analysis, ref, name, value);
  for (const { kind } of value.refs)
    if (kind === 'function') {
      analysis.write(analysis.methodsOf(name), value);
      break;
    }
  callSetters(analysis, ref, (setterName) => setterName === name, value, node, scope);
}

/** Calls the setters of the names that a write may affect. */
export function callSetters(
  analysis: ScriptAnalysis,
  ref: ObjectRef,
  isAffected: (name: string) => boolean,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  if (values.isNothing(analysis.read(analysis.anySetter))) return;
  for (const holder of analysis.prototypeChainOf(ref))
    for (const [name, cell] of analysis.fieldsOf(holder, 'setters')) {
      if (!isAffected(name)) continue;
      const self = join(values.refOf(holder), values.refOf(ref));
      analysis.callValue(analysis.read(cell), self, { values: [value], spread: nothing }, node, scope);
    }
}

/** Writes a value into data. Values other than data become part of every read of data. */
export function writeInsideData(analysis: ScriptAnalysis, value: Value, node: Node, scope: Scope): void {
  // Any member that is not rejected may be read from data.
  if (has(value, hostBits)) analysis.refuse(faults.assignInData, node, scope);
  if (value.refs.length > 0 || has(value, hostBits | bit.builtin | bit.uncalled))
    analysis.write(analysis.insideData, value);
}

/** Writes the element at an unknown index. */
export function writeIndex(analysis: ScriptAnalysis, target: Value, value: Value, node: Node, scope: Scope): void {
  for (const ref of target.refs) {
    analysis.write(ref.elements, value);
    callSetters(analysis, ref, isNumericName, value, node, scope);
  }
  if (has(target, bit.data)) writeInsideData(analysis, value, node, scope);
  if (has(target, hostBits | bit.builtin) || target.refs.some(({ kind }) => kind === 'native'))
    analysis.refuse(faults.computedNative, node, scope);
}

/** Writes a property of unknown name, which may be an element or `__proto__`. */
export function writeComputed(analysis: ScriptAnalysis, target: Value, value: Value, node: Node, scope: Scope): void {
  if (values.isNothing(target)) return;
  if (!isTable(target)) {
    analysis.refuse(has(target, hostBits) ? faults.computedNative : faults.computed, node, scope);
    return;
  }
  checkWrite(analysis, target, undefined, value, node, scope);
  for (const ref of target.refs) {
    if (ref.kind === 'iterator') analysis.refuse(faults.computed, node, scope);
    analysis.write(ref.unnamed, value);
    // The value may be a built-in method, and the name that of a conversion.
    if (has(value, bit.data | bit.builtin)) forgetIndexes(analysis, ref);
    if (value.refs.length > 0) inheritFrom(analysis, ref, value);
    expectImplicitCalls(analysis, ref, undefined, value);
    callSetters(analysis, ref, () => true, value, node, scope);
  }
  if (!has(target, bit.data)) return;
  // The data would inherit the methods of the value if the name is `__proto__`.
  if (value.refs.length > 0 || has(value, bit.builtin | bit.methodOfData))
    analysis.refuse(faults.computed, node, scope);
  writeInsideData(analysis, value, node, scope);
}

/** Assumes that the written name is `__proto__`, so that the object inherits the methods of the value. */
function inheritFrom(analysis: ScriptAnalysis, ref: ObjectRef, value: Value): void {
  analysis.write(ref.parents, value);
  for (const parent of value.refs)
    analysis.write(parent.thisValues, join(values.refOf(ref), analysis.read(ref.thisValues)));
}
