import type { Node } from 'acorn';
import { browserNames, ecmascriptNames } from '../allowed.ts';
import { type Arguments, allOf, argumentAt, argumentsOf } from './call-arguments.ts';
import { callback } from './callbacks.ts';
import { faults } from './faults.ts';
import { propertyNames, readAll, readElements, readField } from './fields.ts';
import { checkImplicit } from './implicit-calls.ts';
import { iterate } from './iteration.ts';
import { callSetters, isTable, writeComputed, writeIndex, writeInsideData, writeMember } from './members.ts';
import { FunctionRef, nothing, type ObjectKind, type ObjectRef, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './run.ts';
import * as values from './values.ts';
import { bit, has, hostBits, join, joinAll, refOf } from './values.ts';

/** Analyses the call of an allowed function of the language or the browser. */
export function callNative(run: ScriptAnalysis, name: string, parameters: Arguments, node: Node, scope: Scope): Value {
  const first = argumentAt(parameters, 0);
  const second = argumentAt(parameters, 1);
  const isCallable = ecmascriptNames[name]?.use !== 'constructor' && browserNames[name]?.use !== 'constructor';
  if (!isCallable) run.refuse(name === 'Date' ? clock : faults.call, node, scope);
  switch (name) {
    case 'Array':
    case 'Array.of':
      return list(run, node, 'array', allOf(parameters));
    case 'Array.from':
      return arrayFrom(run, parameters, node, scope);
    case 'Object.assign':
      return assign(run, parameters, node, scope);
    case 'Object.entries':
    case 'Object.values':
      return propertiesOf(run, first, name === 'Object.entries', node, scope);
    case 'Object.keys':
      return keysOf(run, first, node);
    case 'Object.freeze':
    case 'Object.seal':
      return first;
    case 'Object.fromEntries':
      return fromEntries(run, first, node, scope);
    case 'Object.groupBy':
    case 'Map.groupBy':
      return groupBy(run, name, parameters, node, scope);
    case 'JSON.parse':
      if (!values.isNothing(second)) reviveData(run, second, node, scope);
      return run.dataValue();
    case 'JSON.stringify':
      refuseHost(run, everythingIn(run, first), node, scope);
      if (second.refs.some(({ kind }) => kind !== 'array') || has(second, bit.builtin | hostBits))
        replaceWithin(run, first, second, node, scope);
      return values.aText;
    case 'requestAnimationFrame':
      callback(run, first, nothing, argumentsOf(values.aNumber), node, scope);
      return values.aNumber;
    case 'getComputedStyle':
      return values.style;
    case 'matchMedia':
      return values.host;
    case 'Error':
    case 'RangeError':
    case 'TypeError':
      return makeError(run, parameters, node, scope);
    default:
      return name.endsWith('Array.from') ? numbersFrom(run, parameters, node, scope) : simpleResult(name);
  }
}

/** Analyses the calls of a JSON replacer: with all nested values, and with those of its own results. */
function replaceWithin(run: ScriptAnalysis, value: Value, replacer: Value, node: Node, scope: Scope): void {
  const replace = (container: Value) => {
    const spread = join(everythingIn(run, container), run.dataValue());
    // The receiver is the object that holds the value.
    return callback(run, replacer, spread, { values: [values.aText], spread }, node, scope);
  };
  replace(replace(value));
}

function everythingIn(run: ScriptAnalysis, value: Value): Value {
  let result = value;
  const visitedRefs = new Set(value.refs);
  for (const ref of visitedRefs) {
    const innerValues = joinAll([
      readAll(run, ref),
      ...readField(run, ref, 'toJSON').refs.map((json) => resultOf(run, json)),
    ]);
    result = join(result, innerValues);
    for (const innerRef of innerValues.refs) visitedRefs.add(innerRef);
  }
  return result;
}

function resultOf(run: ScriptAnalysis, ref: ObjectRef): Value {
  return ref instanceof FunctionRef ? run.read(ref.result) : nothing;
}

/** Value of the `cause` in the options of an error. */
export function causeOf(run: ScriptAnalysis, parameters: Arguments): Value {
  const options = argumentAt(parameters, 1);
  const knownCause = joinAll(options.refs.map((ref) => readField(run, ref, 'cause')));
  return has(options, bit.data) ? join(knownCause, run.dataValue()) : knownCause;
}

function makeError(run: ScriptAnalysis, parameters: Arguments, node: Node, scope: Scope): Value {
  writeInsideData(run, causeOf(run, parameters), node, scope);
  return run.dataValue();
}

function simpleResult(name: string): Value {
  if (/^(?:Math\.|Number$|parse|Number\.parse)/.test(name)) return values.aNumber;
  if (/^(?:Intl\.|.+Array\.of$)/.test(name)) return values.data;
  return /^String/.test(name) ? values.aText : values.other;
}

/** Analyses `new` with an allowed constructor; undefined for other names. */
export function constructNative(
  run: ScriptAnalysis,
  name: string,
  parameters: Arguments,
  node: Node,
  scope: Scope,
): Value | undefined {
  const first = argumentAt(parameters, 0);
  switch (name) {
    case 'Array':
      return list(run, node, 'array', allOf(parameters));
    case 'Map':
    case 'WeakMap':
      return makeMap(run, first, node, scope);
    case 'Set':
    case 'WeakSet':
      return list(run, node, 'set', values.isNothing(first) ? nothing : iterate(run, first, node, scope));
    case 'Date':
      if (parameters.values.length === 0) run.refuse(clock, node, scope);
      return values.data;
    case 'Path2D':
      return values.host;
    case 'ResizeObserver':
      callback(run, first, values.host, argumentsOf(list(run, node, 'array', values.host), values.host), node, scope);
      return values.host;
    case 'Error':
    case 'RangeError':
    case 'TypeError':
      return makeError(run, parameters, node, scope);
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

function list(run: ScriptAnalysis, node: Node, kind: ObjectKind, elements: Value): Value {
  const ref = run.objectAt(node, kind);
  run.write(ref.elements, elements);
  return refOf(ref);
}

function arrayFrom(run: ScriptAnalysis, parameters: Arguments, node: Node, scope: Scope): Value {
  const source = argumentAt(parameters, 0);
  const mapper = argumentAt(parameters, 1);
  // Array-like objects have their elements as properties.
  const element = join(iterate(run, source, node, scope), joinAll(source.refs.map((ref) => readAll(run, ref))));
  if (values.isNothing(mapper)) return list(run, node, 'array', element);
  const callArguments = argumentsOf(join(element, values.other), values.aNumber);
  const mapped = callback(run, mapper, argumentAt(parameters, 2), callArguments, node, scope);
  // Without a mapper the elements stay as they are.
  const isGiven = isFunctionNode(node) && !has(mapper, bit.other | bit.uncalled);
  return list(run, node, 'array', isGiven ? mapped : join(mapped, element));
}

/** Whether the second argument of a call is written as a function, and not a variable or property that may not be set. */
function isFunctionNode(node: Node): boolean {
  const { type, arguments: [, second] = [] } = node as Node & { readonly arguments?: readonly Node[] };
  if (type !== 'CallExpression' || second === undefined) return false;
  return second.type === 'ArrowFunctionExpression' || second.type === 'FunctionExpression';
}

/** Typed array of numbers; the callback is called with the elements of the source. */
function numbersFrom(run: ScriptAnalysis, parameters: Arguments, node: Node, scope: Scope): Value {
  arrayFrom(run, parameters, node, scope);
  return values.data;
}

function makeMap(run: ScriptAnalysis, entries: Value, node: Node, scope: Scope): Value {
  const map = run.objectAt(node, 'map');
  if (!values.isNothing(entries)) {
    const pair = iterate(run, entries, node, scope);
    run.write(map.keys, memberOf(run, pair, '0'));
    run.write(map.elements, memberOf(run, pair, '1'));
  }
  return refOf(map);
}

function memberOf(run: ScriptAnalysis, target: Value, index: string): Value {
  const result = joinAll(target.refs.map((ref) => readField(run, ref, index)));
  const primitivePart = { ...target, refs: [], bits: target.bits & ~bit.other };
  return values.isNothing(primitivePart) ? result : join(result, readElements(run, primitivePart));
}

function keysOf(run: ScriptAnalysis, target: Value, node: Node): Value {
  const names = propertyNames(run, target);
  return names === undefined ? values.data : list(run, node, 'array', names);
}

function propertiesOf(run: ScriptAnalysis, target: Value, arePairs: boolean, node: Node, scope: Scope): Value {
  refuseHost(run, target, node, scope);
  const contents = joinAll([
    ...target.refs.map((ref) => readAll(run, ref)),
    has(target, bit.data | bit.builtin) ? run.dataValue() : nothing,
    has(target, bit.text) ? values.aText : nothing,
    has(target, bit.uncalled) ? values.uncalled : nothing,
  ]);
  if (!arePairs) return list(run, node, 'array', contents);
  const pair = run.pairAt(node);
  run.writeField(pair, '0', propertyNames(run, target) ?? values.aText);
  run.writeField(pair, '1', contents);
  return list(run, node, 'array', refOf(pair));
}

function refuseHost(run: ScriptAnalysis, source: Value, node: Node, scope: Scope): void {
  if (has(source, hostBits)) run.refuse(faults.hostSpread, node, scope);
}

/** Copies the properties of objects, for `Object.assign` and object spread. */
export function copyInto(run: ScriptAnalysis, target: Value, source: Value, node: Node, scope: Scope): void {
  refuseHost(run, source, node, scope);
  for (const ref of source.refs) {
    // Fields of base classes are properties of the instance itself.
    for (const holder of run.prototypeChainOf(ref)) {
      for (const [name, cell] of run.fieldsOf(holder)) writeMember(run, target, name, run.read(cell), node, scope);
      const unnamed = join(run.read(holder.unnamed), run.read(holder.elements));
      if (!values.isNothing(unnamed)) writeComputed(run, target, unnamed, node, scope);
      copyIterators(run, target, holder, node, scope);
    }
  }
  if (has(source, bit.text)) writeIndex(run, target, values.aText, node, scope);
  if (!has(source, bit.data | bit.builtin | bit.uncalled)) return;
  // The property names of data are unknown, and all values are data.
  if (!isTable(target)) run.refuse(faults.hostSpread, node, scope);
  let contents = has(source, bit.uncalled) ? values.uncalled : nothing;
  if (has(source, bit.data | bit.builtin)) contents = join(contents, run.dataValue());
  for (const ref of target.refs) {
    run.write(ref.unnamed, contents);
    callSetters(run, ref, () => true, contents, node, scope);
  }
}

function copyIterators(run: ScriptAnalysis, target: Value, source: ObjectRef, node: Node, scope: Scope): void {
  const iterators = run.read(source.iteratorMethods);
  if (values.isNothing(iterators)) return;
  if (target.bits !== 0) run.refuse(faults.iterator, node, scope);
  for (const ref of target.refs) run.write(ref.iteratorMethods, iterators);
}

function assign(run: ScriptAnalysis, parameters: Arguments, node: Node, scope: Scope): Value {
  const target = argumentAt(parameters, 0);
  const sources = joinAll([...parameters.values.slice(1), parameters.spread]);
  copyInto(run, target, sources, node, scope);
  if (has(target, bit.builtin)) run.refuse(faults.assignShared, node, scope);
  return target;
}

function fromEntries(run: ScriptAnalysis, entries: Value, node: Node, scope: Scope): Value {
  const ref = run.objectAt(node, 'object');
  const value = memberOf(run, iterate(run, entries, node, scope), '1');
  writeComputed(run, refOf(ref), value, node, scope);
  return refOf(ref);
}

function groupBy(run: ScriptAnalysis, name: string, parameters: Arguments, node: Node, scope: Scope): Value {
  const element = iterate(run, argumentAt(parameters, 0), node, scope);
  const callArguments = argumentsOf(element, values.aNumber);
  const key = callback(run, argumentAt(parameters, 1), nothing, callArguments, node, scope);
  const group = run.pairAt(node);
  run.write(group.elements, element);
  const ref: ObjectRef = run.objectAt(node, name === 'Map.groupBy' ? 'map' : 'object');
  if (name === 'Map.groupBy') {
    run.write(ref.keys, key);
    run.write(ref.elements, refOf(group));
  } else run.write(ref.unnamed, refOf(group));
  return refOf(ref);
}

function reviveData(run: ScriptAnalysis, reviver: Value, node: Node, scope: Scope): void {
  const callArguments = argumentsOf(values.aText, run.dataValue(), run.dataValue());
  const revived = callback(run, reviver, run.dataValue(), callArguments, node, scope);
  // A revived property may be a conversion, such as `toString`.
  checkImplicit(run, values.data, undefined, revived, node, scope);
  writeInsideData(run, revived, node, scope);
}
