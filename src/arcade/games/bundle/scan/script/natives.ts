// Results and effects of the allowed built-in functions and constructors, such as `Object.assign` and `new Map`.

import type { Node } from 'acorn';
import { browserNames, ecmascriptNames } from '../allowed.ts';
import { type Arguments, allOf, argumentAt, argumentsOf } from './call-arguments.ts';
import { invokeCallback } from './callbacks.ts';
import { faults } from './faults.ts';
import { propertyNames, readAll, readElements, readField } from './fields.ts';
import { checkImplicitlyCalledProperty } from './implicit-calls.ts';
import { iterate } from './iteration.ts';
import { callSetters, isTable, writeComputed, writeIndex, writeInsideData, writeMember } from './members.ts';
import { FunctionRef, nothing, type ObjectKind, type ObjectRef, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { bit, has, hostBits, join, joinAll, refOf } from './values.ts';

/** Analyses the call of an allowed function of the language or the browser. */
export function callNative(analysis: ScriptAnalysis, name: string, args: Arguments, node: Node, scope: Scope): Value {
  const first = argumentAt(args, 0);
  const second = argumentAt(args, 1);
  const isCallable = ecmascriptNames[name]?.use !== 'constructor' && browserNames[name]?.use !== 'constructor';
  if (!isCallable) analysis.refuse(name === 'Date' ? clock : faults.call, node, scope);
  switch (name) {
    case 'Array':
    case 'Array.of':
      return list(analysis, node, 'array', allOf(args));
    case 'Array.from':
      return arrayFrom(analysis, args, node, scope);
    case 'Object.assign':
      return assign(analysis, args, node, scope);
    case 'Object.entries':
    case 'Object.values':
      return propertiesOf(analysis, first, name === 'Object.entries', node, scope);
    case 'Object.keys':
      return keysOf(analysis, first, node);
    case 'Object.freeze':
    case 'Object.seal':
      return first;
    case 'Object.fromEntries':
      return fromEntries(analysis, first, node, scope);
    case 'Object.groupBy':
    case 'Map.groupBy':
      return groupBy(analysis, name, args, node, scope);
    case 'JSON.parse':
      if (!values.isNothing(second)) reviveData(analysis, second, node, scope);
      return analysis.dataValue();
    case 'JSON.stringify':
      refuseHost(analysis, allValuesIn(analysis, first), node, scope);
      if (second.refs.some(({ kind }) => kind !== 'array') || has(second, bit.builtin | hostBits))
        replaceWithin(analysis, first, second, node, scope);
      return values.aText;
    case 'requestAnimationFrame':
      invokeCallback(analysis, first, nothing, argumentsOf(values.aNumber), node, scope);
      return values.aNumber;
    case 'getComputedStyle':
      return values.style;
    case 'matchMedia':
      return values.host;
    case 'Error':
    case 'RangeError':
    case 'TypeError':
      return makeError(analysis, args, node, scope);
    default:
      return name.endsWith('Array.from') ? numbersFrom(analysis, args, node, scope) : simpleResult(name);
  }
}

/** Analyses the calls of a JSON replacer: with all nested values, and with those of its own results. */
function replaceWithin(analysis: ScriptAnalysis, value: Value, replacer: Value, node: Node, scope: Scope): void {
  const replace = (container: Value) => {
    const spread = join(allValuesIn(analysis, container), analysis.dataValue());
    // The receiver is the object that holds the value.
    return invokeCallback(analysis, replacer, spread, { values: [values.aText], spread }, node, scope);
  };
  replace(replace(value));
}

function allValuesIn(analysis: ScriptAnalysis, value: Value): Value {
  let result = value;
  const visitedRefs = new Set(value.refs);
  for (const ref of visitedRefs) {
    const innerValues = joinAll([
      readAll(analysis, ref),
      ...readField(analysis, ref, 'toJSON').refs.map((json) => resultOf(analysis, json)),
    ]);
    result = join(result, innerValues);
    for (const innerRef of innerValues.refs) visitedRefs.add(innerRef);
  }
  return result;
}

function resultOf(analysis: ScriptAnalysis, ref: ObjectRef): Value {
  return ref instanceof FunctionRef ? analysis.read(ref.result) : nothing;
}

/** Value of the `cause` in the options of an error. */
export function causeOf(analysis: ScriptAnalysis, args: Arguments): Value {
  const options = argumentAt(args, 1);
  const knownCause = joinAll(options.refs.map((ref) => readField(analysis, ref, 'cause')));
  return has(options, bit.data) ? join(knownCause, analysis.dataValue()) : knownCause;
}

function makeError(analysis: ScriptAnalysis, args: Arguments, node: Node, scope: Scope): Value {
  writeInsideData(analysis, causeOf(analysis, args), node, scope);
  return analysis.dataValue();
}

function simpleResult(name: string): Value {
  if (/^(?:Math\.|Number$|parse|Number\.parse)/.test(name)) return values.aNumber;
  if (/^(?:Intl\.|.+Array\.of$)/.test(name)) return values.data;
  return /^String/.test(name) ? values.aText : values.other;
}

/** Analyses `new` with an allowed constructor; undefined for other names. */
export function constructNative(
  analysis: ScriptAnalysis,
  name: string,
  args: Arguments,
  node: Node,
  scope: Scope,
): Value | undefined {
  const first = argumentAt(args, 0);
  switch (name) {
    case 'Array':
      return list(analysis, node, 'array', allOf(args));
    case 'Map':
    case 'WeakMap':
      return makeMap(analysis, first, node, scope);
    case 'Set':
    case 'WeakSet':
      return list(analysis, node, 'set', values.isNothing(first) ? nothing : iterate(analysis, first, node, scope));
    case 'Date':
      if (args.values.length === 0) analysis.refuse(clock, node, scope);
      return values.data;
    case 'Path2D':
      return values.host;
    case 'ResizeObserver':
      invokeCallback(
        analysis,
        first,
        values.host,
        argumentsOf(list(analysis, node, 'array', values.host), values.host),
        node,
        scope,
      );
      return values.host;
    case 'Error':
    case 'RangeError':
    case 'TypeError':
      return makeError(analysis, args, node, scope);
    default:
      return /^(?:Intl\..+|ArrayBuffer|DataView|.*Array)$/.test(name) ? values.data : undefined;
  }
}

const clock = {
  rule: 'TIM.clock',
  family: 'TIM',
  why: 'A Date without an argument reads the clock.',
  fix: 'Take times from the state, or the time that requestAnimationFrame gives.',
} as const;

function list(analysis: ScriptAnalysis, node: Node, kind: ObjectKind, elements: Value): Value {
  const ref = analysis.objectAt(node, kind);
  analysis.write(ref.elements, elements);
  return refOf(ref);
}

function arrayFrom(analysis: ScriptAnalysis, args: Arguments, node: Node, scope: Scope): Value {
  const source = argumentAt(args, 0);
  const mapper = argumentAt(args, 1);
  // Array-like objects have their elements as properties.
  const element = join(
    iterate(analysis, source, node, scope),
    joinAll(source.refs.map((ref) => readAll(analysis, ref))),
  );
  if (values.isNothing(mapper)) return list(analysis, node, 'array', element);
  const callArguments = argumentsOf(join(element, values.other), values.aNumber);
  const mapped = invokeCallback(analysis, mapper, argumentAt(args, 2), callArguments, node, scope);
  // If the mapper may be missing, the list may have the elements of the source.
  const isMapperCertain = isFunctionNode(node) && !has(mapper, bit.other | bit.uncalled);
  return list(analysis, node, 'array', isMapperCertain ? mapped : join(mapped, element));
}

/** Whether the second argument of a call is written as a function, and not a variable or property that may not be set. */
function isFunctionNode(node: Node): boolean {
  const { type, arguments: [, second] = [] } = node as Node & { readonly arguments?: readonly Node[] };
  if (type !== 'CallExpression' || second === undefined) return false;
  return second.type === 'ArrowFunctionExpression' || second.type === 'FunctionExpression';
}

/** Typed array of numbers; the callback is called with the elements of the source. */
function numbersFrom(analysis: ScriptAnalysis, args: Arguments, node: Node, scope: Scope): Value {
  arrayFrom(analysis, args, node, scope);
  return values.data;
}

function makeMap(analysis: ScriptAnalysis, entries: Value, node: Node, scope: Scope): Value {
  const map = analysis.objectAt(node, 'map');
  if (!values.isNothing(entries)) {
    const pair = iterate(analysis, entries, node, scope);
    analysis.write(map.keys, entryMemberOf(analysis, pair, '0'));
    analysis.write(map.elements, entryMemberOf(analysis, pair, '1'));
  }
  return refOf(map);
}

function entryMemberOf(analysis: ScriptAnalysis, target: Value, index: string): Value {
  const result = joinAll(target.refs.map((ref) => readField(analysis, ref, index)));
  const primitivePart = { ...target, refs: [], bits: target.bits & ~bit.other };
  return values.isNothing(primitivePart) ? result : join(result, readElements(analysis, primitivePart));
}

function keysOf(analysis: ScriptAnalysis, target: Value, node: Node): Value {
  const names = propertyNames(analysis, target);
  return names === undefined ? values.data : list(analysis, node, 'array', names);
}

function propertiesOf(analysis: ScriptAnalysis, target: Value, arePairs: boolean, node: Node, scope: Scope): Value {
  refuseHost(analysis, target, node, scope);
  const contents = joinAll([
    ...target.refs.map((ref) => readAll(analysis, ref)),
    has(target, bit.data | bit.builtin) ? analysis.dataValue() : nothing,
    has(target, bit.text) ? values.aText : nothing,
    has(target, bit.uncalled) ? values.uncalled : nothing,
  ]);
  if (!arePairs) return list(analysis, node, 'array', contents);
  const pair = analysis.pairAt(node);
  analysis.writeField(pair, '0', propertyNames(analysis, target) ?? values.aText);
  analysis.writeField(pair, '1', contents);
  return list(analysis, node, 'array', refOf(pair));
}

function refuseHost(analysis: ScriptAnalysis, source: Value, node: Node, scope: Scope): void {
  if (has(source, hostBits)) analysis.refuse(faults.hostSpread, node, scope);
}

/** Copies the properties of objects, for `Object.assign` and object spread. */
export function copyInto(analysis: ScriptAnalysis, target: Value, source: Value, node: Node, scope: Scope): void {
  refuseHost(analysis, source, node, scope);
  for (const ref of source.refs) {
    // Fields of base classes are properties of the instance itself.
    for (const holder of analysis.prototypeChainOf(ref)) {
      for (const [name, cell] of analysis.fieldsOf(holder))
        writeMember(analysis, target, name, analysis.read(cell), node, scope);
      const unnamed = join(analysis.read(holder.unnamed), analysis.read(holder.elements));
      if (!values.isNothing(unnamed)) writeComputed(analysis, target, unnamed, node, scope);
      copyIterators(analysis, target, holder, node, scope);
    }
  }
  if (has(source, bit.text)) writeIndex(analysis, target, values.aText, node, scope);
  if (!has(source, bit.data | bit.builtin | bit.uncalled)) return;
  // The property names of data are unknown, and all values are data.
  if (!isTable(target)) analysis.refuse(faults.hostSpread, node, scope);
  let contents = has(source, bit.uncalled) ? values.uncalled : nothing;
  if (has(source, bit.data | bit.builtin)) contents = join(contents, analysis.dataValue());
  for (const ref of target.refs) {
    analysis.write(ref.unnamed, contents);
    callSetters(analysis, ref, () => true, contents, node, scope);
  }
}

function copyIterators(analysis: ScriptAnalysis, target: Value, source: ObjectRef, node: Node, scope: Scope): void {
  const iterators = analysis.read(source.iteratorMethods);
  if (values.isNothing(iterators)) return;
  if (target.bits !== 0) analysis.refuse(faults.iterator, node, scope);
  for (const ref of target.refs) analysis.write(ref.iteratorMethods, iterators);
}

function assign(analysis: ScriptAnalysis, args: Arguments, node: Node, scope: Scope): Value {
  const target = argumentAt(args, 0);
  const sources = joinAll([...args.values.slice(1), args.spread]);
  copyInto(analysis, target, sources, node, scope);
  if (has(target, bit.builtin)) analysis.refuse(faults.assignShared, node, scope);
  return target;
}

function fromEntries(analysis: ScriptAnalysis, entries: Value, node: Node, scope: Scope): Value {
  const ref = analysis.objectAt(node, 'object');
  const value = entryMemberOf(analysis, iterate(analysis, entries, node, scope), '1');
  writeComputed(analysis, refOf(ref), value, node, scope);
  return refOf(ref);
}

function groupBy(analysis: ScriptAnalysis, name: string, args: Arguments, node: Node, scope: Scope): Value {
  const element = iterate(analysis, argumentAt(args, 0), node, scope);
  const callArguments = argumentsOf(element, values.aNumber);
  const key = invokeCallback(analysis, argumentAt(args, 1), nothing, callArguments, node, scope);
  const group = analysis.pairAt(node);
  analysis.write(group.elements, element);
  const ref: ObjectRef = analysis.objectAt(node, name === 'Map.groupBy' ? 'map' : 'object');
  if (name === 'Map.groupBy') {
    analysis.write(ref.keys, key);
    analysis.write(ref.elements, refOf(group));
  } else analysis.write(ref.unnamed, refOf(group));
  return refOf(ref);
}

function reviveData(analysis: ScriptAnalysis, reviver: Value, node: Node, scope: Scope): void {
  const callArguments = argumentsOf(values.aText, analysis.dataValue(), analysis.dataValue());
  const revived = invokeCallback(analysis, reviver, analysis.dataValue(), callArguments, node, scope);
  // A revived property may be a conversion, such as `toString`.
  checkImplicitlyCalledProperty(analysis, values.data, undefined, revived, node, scope);
  writeInsideData(analysis, revived, node, scope);
}
