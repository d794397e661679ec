// Results and effects of the allowed methods of built-in values: arrays, maps, sets, strings, numbers and dates.

import type { Node } from 'acorn';
import { dataMethods } from '../allowed.ts';
import { type Arguments, allOf, argumentAt, argumentsOf } from './call-arguments.ts';
import { invokeCallback } from './callbacks.ts';
import { faults } from './faults.ts';
import { forgetIndexes, readElements, readField } from './fields.ts';
import { iterate, pairsOf, sendToGenerators } from './iteration.ts';
import { writeIndex } from './members.ts';
import { FunctionRef, nothing, type ObjectKind, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { bit, has, join, joinAll, refOf } from './values.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const methods: ReadonlySet<string> = new Set(dataMethods);
/** Methods that return a number. */
const numberMethods = words(`
  charCodeAt codePointAt findIndex findLastIndex indexOf lastIndexOf localeCompare search getDate getDay getFloat32
  getFloat64 getFullYear getHours getInt16 getInt32 getInt8 getMilliseconds getMinutes getMonth getSeconds getTime
  getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth
  getUTCSeconds getUint16 getUint32 getUint8 push unshift`);
/** Methods that return a text. */
const textMethods = words(`
  charAt format join normalize padEnd padStart repeat replace replaceAll select startsWith substring toExponential
  toFixed toISOString toLocaleLowerCase toLocaleString toLocaleUpperCase toLowerCase toPrecision toString toUpperCase
  toWellFormed trim trimEnd trimStart`);
/** Methods that return data: lists of texts or of parts. */
const dataResultMethods = words('exec formatToParts match split');
/** Methods that call their first argument. */
const callbackMethods = words(
  'every filter find findIndex findLast findLastIndex flatMap forEach map some reduce reduceRight sort toSorted',
);
/** Methods that return one element. */
const elementMethods = words('at find findLast get pop shift');
/** Methods that return a new collection of the same elements. */
const copyMethods = words(`
  concat difference drop filter flat intersection slice splice subarray symmetricDifference take toArray toReversed
  toSorted toSpliced union values with`);
/** Methods that return the object itself. */
const selfReturningMethods = words('add copyWithin fill reverse set sort valueOf');
/** Methods that move elements, after which the indexes of elements are unknown. */
const reorderingMethods = words('copyWithin fill reverse shift sort splice unshift');
/** Methods that store arguments in the object, with the index of the first stored argument. */
const storedFrom: Readonly<Record<string, number>> = { add: 0, fill: 0, push: 0, set: 1, splice: 2, unshift: 0 };
/** Methods that store arguments in the returned copy, with the index of the first stored argument. */
const copyStoredFrom: Readonly<Record<string, number>> = {
  concat: 0,
  toSpliced: 2,
  union: 0,
  symmetricDifference: 0,
  with: 1,
};

/** Methods of sets that call methods of their argument. */
const setMethods = words('difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union');

/** Call of a built-in method. */
interface MethodCall {
  readonly analysis: ScriptAnalysis;
  readonly target: Value;
  readonly name: string;
  readonly args: Arguments;
  readonly node: Node;
  readonly scope: Scope;
}

/** Analyses the call of an allowed built-in method; undefined if there is none with this name. */
export function callDataMethod(
  analysis: ScriptAnalysis,
  target: Value,
  name: string,
  args: Arguments,
  node: Node,
  scope: Scope,
): Value | undefined {
  if (!methods.has(name)) return undefined;
  const call: MethodCall = { analysis, target, name, args, node, scope };
  // If the target is a constructor (reached by a computed key), these methods return values of their argument.
  const hasArguments = args.values.length > 0 || !values.isNothing(args.spread);
  if (/^(?:entries|keys|values)$/.test(name) && hasArguments) analysis.refuse(faults.computedNative, node, scope);
  if (reorderingMethods.has(name)) for (const ref of target.refs) forgetIndexes(analysis, ref);
  if (setMethods.has(name)) checkSetArgument(call);
  storeArguments(call);
  const called = callbackMethods.has(name) ? callWithElements(call) : nothing;
  if (name === 'replace' || name === 'replaceAll') callReplacer(call);
  return resultOf(call, called);
}

function resultOf(call: MethodCall, called: Value): Value {
  const { analysis, target, name, args, node } = call;
  if (numberMethods.has(name)) return values.aNumber;
  if (name === 'next') return callNext(call);
  if (name === 'map') return listOf(call, called);
  if (name === 'flatMap') {
    refuseIterators(call, called);
    return listOf(call, nested(call, called));
  }
  if (name.startsWith('reduce')) return join(called, startOf(call));
  if (name === 'entries') return refOf(pairsOf(analysis, target, node));
  if (name === 'keys') return listOf(call, keysOf(analysis, target));
  if (elementMethods.has(name)) return join(readElements(analysis, target), values.other);
  if (copyMethods.has(name)) return copyOf(call);
  if (selfReturningMethods.has(name)) return target;
  if (name === 'toLocaleString') return callLocaleMethods(analysis, target, allOf(args));
  if (textMethods.has(name)) return values.aText;
  if (name === 'matchAll') return iteratorOfData(call);
  return dataResultMethods.has(name) ? values.data : values.other;
}

/** Rejects an argument of a set method that is neither a set nor a map: the method would call its methods. */
function checkSetArgument({ analysis, args, node, scope }: MethodCall): void {
  const otherCollection = argumentAt(args, 0);
  const isUnknown = has(otherCollection, bit.data | bit.builtin | values.hostBits);
  if (isUnknown || otherCollection.refs.some(({ kind }) => kind !== 'set' && kind !== 'map'))
    analysis.refuse(faults.setArgument, node, scope);
}

function storeArguments({ analysis, target, name, args, node, scope }: MethodCall): void {
  const from = storedFrom[name];
  if (from === undefined) return;
  const added = joinAll([...args.values.slice(from), args.spread]);
  if (name === 'set') for (const ref of target.refs) analysis.write(ref.keys, argumentAt(args, 0));
  const receivers = { ...target, bits: target.bits & bit.data };
  if (!values.isNothing(receivers)) writeIndex(analysis, receivers, added, node, scope);
}

function callWithElements(call: MethodCall): Value {
  const { analysis, target, name, args, node, scope } = call;
  const element = readElements(analysis, target);
  const compares = name === 'sort' || name === 'toSorted';
  if (compares && args.values.length === 0 && values.isNothing(args.spread)) return nothing;
  const callArguments = argumentsFor(call, element);
  const called = invokeCallback(analysis, argumentAt(args, 0), argumentAt(args, 1), callArguments, node, scope);
  if (!name.startsWith('reduce')) return called;
  // The result of one call is the first argument of the next.
  const [, ...furtherValues] = callArguments.values;
  const nextArguments = argumentsOf(called, ...furtherValues);
  return join(called, invokeCallback(analysis, argumentAt(args, 0), nothing, nextArguments, node, scope));
}

/** Initial value of `reduce`: its second argument, or an element. */
function startOf({ analysis, target, args }: MethodCall): Value {
  const start = argumentAt(args, 1);
  return args.values.length > 1 ? start : join(start, readElements(analysis, target));
}

function argumentsFor(call: MethodCall, element: Value): Arguments {
  const { analysis, target, name } = call;
  if (name === 'sort' || name === 'toSorted') return argumentsOf(element, element);
  if (!name.startsWith('reduce')) return argumentsOf(element, keysOf(analysis, target), target);
  return argumentsOf(startOf(call), element, values.aNumber, target);
}

/** Second argument of callbacks: indexes of lists, keys of maps, elements of sets. */
function keysOf(analysis: ScriptAnalysis, target: Value): Value {
  let result = values.aNumber;
  for (const ref of target.refs) {
    if (ref.kind === 'map') result = join(result, analysis.read(ref.keys));
    if (ref.kind === 'set') result = join(result, analysis.read(ref.elements));
  }
  return result;
}

function copyOf(call: MethodCall): Value {
  const { analysis, target, name, args } = call;
  const from = copyStoredFrom[name];
  let elements = readElements(analysis, target);
  if (name === 'flat') elements = flatten(call, elements);
  if (from !== undefined) {
    const added = joinAll([...args.values.slice(from), args.spread]);
    elements = join(elements, join(added, nested(call, added)));
    if (setMethods.has(name)) elements = join(elements, keysOf(analysis, added));
  }
  // The kinds text and data are preserved.
  const plainTarget = { ...target, refs: [], bits: target.bits & (bit.data | bit.text) };
  const isPlain = target.refs.length === 0 && values.isOnly(elements, values.plainBits);
  if (isPlain)
    return name === 'slice' || name === 'concat' ? { ...plainTarget, texts: null } : join(values.data, nothing);
  const list = listOf(call, elements);
  return has(target, bit.text) && (name === 'slice' || name === 'concat') ? join(list, values.aText) : list;
}

/** Elements of nested lists of any depth. */
function flatten(call: MethodCall, elements: Value): Value {
  let result = elements;
  for (let next = join(result, nested(call, result)); next !== result; next = join(result, nested(call, result)))
    result = next;
  return result;
}

/** Rejects objects with an own `next`, which `flatMap` of an iterator would call. */
function refuseIterators({ analysis, node, scope }: MethodCall, value: Value): void {
  for (const ref of value.refs) {
    const next = ref.kind === 'iterator' ? nothing : readField(analysis, ref, 'next');
    if (next.refs.length > 0 || has(next, bit.builtin)) analysis.refuse(faults.iterator, node, scope);
  }
}

/** A value, or the elements of a list or iterable. */
function nested({ analysis, node, scope }: MethodCall, value: Value): Value {
  const nonArrays = { ...value, refs: value.refs.filter(({ kind }) => kind !== 'array') };
  return values.isNothing(value) ? value : join(nonArrays, iterate(analysis, value, node, scope));
}

/** New collection of these elements, of the kinds that the method may return. */
function listOf({ analysis, target, name, node }: MethodCall, elements: Value): Value {
  const kinds: ObjectKind[] = [
    setMethods.has(name) ? 'set' : name === 'keys' || name === 'values' ? 'iterator' : 'array',
  ];
  if (target.refs.some(({ kind }) => kind === 'iterator')) kinds.push('iterator');
  const result = joinAll(kinds.map((kind) => refOf(analysis.objectAt(node, kind))));
  for (const list of result.refs) analysis.write(list.elements, elements);
  return result;
}

function iteratorOfData({ analysis, node }: MethodCall): Value {
  const iterator = analysis.objectAt(node, 'iterator');
  analysis.write(iterator.elements, values.data);
  return refOf(iterator);
}

function callReplacer({ analysis, args, node, scope }: MethodCall): void {
  const replacement = argumentAt(args, 1);
  if (replacement.refs.length === 0 && !has(replacement, bit.builtin | values.hostBits)) return;
  const matches: Arguments = { values: [values.aText], spread: join(values.primitive, values.data) };
  invokeCallback(analysis, replacement, nothing, matches, node, scope);
}

/** Analyses the calls of `toLocaleString`: of the elements' methods with its arguments, and of the own `toString`. */
function callLocaleMethods(analysis: ScriptAnalysis, target: Value, localeArguments: Value): Value {
  for (const ref of analysis.read(analysis.implicitFunctions).refs)
    if (ref instanceof FunctionRef) analysis.write(ref.implicitArguments, localeArguments);
  let result = values.aText;
  for (const ref of target.refs)
    for (const ownToString of readField(analysis, ref, 'toString').refs)
      if (ownToString instanceof FunctionRef) result = join(result, analysis.read(ownToString.result));
  return result;
}

function callNext({ analysis, target, args, node }: MethodCall): Value {
  const step = analysis.objectAt(node, 'object');
  analysis.writeField(step, 'value', join(readElements(analysis, target), values.other));
  analysis.writeField(step, 'done', values.other);
  sendToGenerators(analysis, target, argumentAt(args, 0));
  return join(refOf(step), has(target, bit.data) ? values.data : nothing);
}
