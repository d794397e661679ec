import type { Node } from 'acorn';
import { dataMethods, documentMembers, openInterfaces } from '../allowed.ts';
import { faults } from './faults.ts';
import { hostProperty, isHostMember, writeHost } from './host-members.ts';
import { FunctionRef, nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { isMeta, refusedFamily, refusedMember } from './refused-names.ts';
import type { ScriptAnalysis } from './run.ts';
import * as values from './values.ts';
import { bit, has, hostBits, isOnly, join } from './values.ts';

const ofDocument: ReadonlySet<string> = new Set(documentMembers);
const closedStyle: ReadonlySet<string> = new Set(openInterfaces['CSSStyleDeclaration']);
const sizes: ReadonlySet<string> = new Set(['length', 'size', 'byteLength', 'lastIndex', 'index']);
/** Methods of the language, listed or not. */
const methods: ReadonlySet<string> = new Set([
  ...dataMethods,
  ...'anchor apply big bind blink bold call fixed fontcolor fontsize isPrototypeOf italics link'.split(' '),
  ...'propertyIsEnumerable return small strike sub substr sup throw trimLeft trimRight'.split(' '),
]);
const hiddenInputs: ReadonlySet<string> = new Set(['toString', 'valueOf', 'toJSON']);
const ownOfFunctions: ReadonlySet<string> = new Set(['call', 'apply', 'bind']);

/** Refuses a name that is not asked of a value; gives whether it did. */
export function refuseName(run: ScriptAnalysis, target: Value, name: string, node: Node, scope: Scope): boolean {
  if (has(target, bit.window)) {
    run.refuse(faults.self, node, scope);
    return true;
  }
  const family = refusedFamily(name);
  if (family === undefined || (isOnly(target, bit.style | bit.dataset | bit.other) && !isMeta(name))) return false;
  const isFunction = target.refs.some(({ kind }) => kind === 'function' || kind === 'class' || kind === 'native');
  const isRefused =
    isMeta(name) || has(target, hostBits) || (family === 'DYN' && (isFunction || has(target, bit.builtin)));
  if (isRefused) run.refuse(refusedMember(name), node, scope);
  return isRefused;
}

/** The property of this constant name. */
export function readMember(run: ScriptAnalysis, target: Value, name: string, node: Node, scope: Scope): Value {
  if (refuseName(run, target, name, node, scope)) return values.any;
  let result = has(target, bit.uncalled) ? values.uncalled : nothing;
  for (const ref of target.refs) result = join(result, readField(run, ref, name));
  const isKnown = !values.isNothing(result);
  if (target.refs.length > 0 && !isKnown) result = inherited(name);
  if (has(target, bit.data)) {
    if (run.isReporting && !has(target, hostBits)) run.namesRead.add(name);
    result = join(result, run.dataValue());
  }
  if (has(target, bit.text | bit.number | bit.other)) result = join(result, inherited(name));
  if (has(target, bit.builtin)) result = join(result, join(values.builtin, values.other));
  if (!has(target, hostBits)) return result;
  return join(result, readHost(run, target, name, isKnown, node, scope));
}

/** What the language itself defines under a name: a size, a method, or nothing. */
function inherited(name: string): Value {
  if (sizes.has(name)) return values.aNumber;
  return methods.has(name) ? join(values.builtin, values.other) : values.other;
}

function readHost(run: ScriptAnalysis, target: Value, name: string, isKnown: boolean, node: Node, scope: Scope): Value {
  let result = nothing;
  // What may be data as well is read by any name that is not refused.
  const isOpen = isKnown || has(target, bit.data);
  const check = (isListed: boolean): void => {
    if (!isListed && !isOpen) run.refuse(refusedMember(name), node, scope);
  };
  if (has(target, bit.document)) {
    check(ofDocument.has(name));
    result = join(result, hostProperty(name));
  }
  if (has(target, bit.host)) {
    check(isHostMember(name));
    result = join(result, hostProperty(name));
  }
  if (has(target, bit.style)) {
    check(!closedStyle.has(name));
    result = join(result, values.primitive);
  }
  return has(target, bit.dataset) ? join(result, values.primitive) : result;
}

/** A field of an object and of what it inherits from. */
export function readField(run: ScriptAnalysis, ref: ObjectRef, name: string): Value {
  let result = nothing;
  for (const holder of run.lineOf(ref)) {
    result = join(result, join(run.readField(holder, name), run.read(holder.unnamed)));
    if (isIndex(name)) result = join(result, run.read(holder.elements));
  }
  return result;
}

/** Whether a number is a key of this name: indexes, but also `-1`, `NaN`. */
export function isIndex(name: string): boolean {
  return /^[-\dIN]/.test(name) && String(Number(name)) === name;
}

/** The element at a number that is not known. */
export function readIndex(run: ScriptAnalysis, target: Value): Value {
  const elements = readElements(run, target);
  const isOpen = target.refs.length > 0 || has(target, bit.builtin | bit.other | bit.number);
  return isOpen ? join(elements, values.other) : elements;
}

/** All elements of lists, maps, sets, texts and data. */
export function readElements(run: ScriptAnalysis, target: Value): Value {
  let result = has(target, bit.uncalled) ? values.uncalled : nothing;
  for (const ref of target.refs) {
    result = join(result, join(run.read(ref.elements), run.read(ref.unnamed)));
    for (const [name, cell] of run.fieldsOf(ref)) if (isIndex(name)) result = join(result, run.read(cell));
  }
  if (has(target, bit.data)) result = join(result, run.dataValue());
  if (has(target, bit.text)) result = join(result, values.aText);
  if (has(target, bit.host)) result = join(result, values.hostOrNull);
  return has(target, bit.style | bit.dataset) ? join(result, values.aText) : result;
}

/** Everything an object may hold, whatever the names. */
export function readAll(run: ScriptAnalysis, ref: ObjectRef): Value {
  let result = nothing;
  for (const holder of run.lineOf(ref)) {
    if (holder !== ref && holder.kind === 'instance') continue;
    result = join(result, join(run.read(holder.elements), run.read(holder.unnamed)));
    for (const [, cell] of run.fieldsOf(holder)) result = join(result, run.read(cell));
  }
  return result;
}

/** Whether a property of unknown name may be asked of it: data, and objects that only hold what was put in. */
export function isTable(target: Value): boolean {
  return (
    !has(target, hostBits | bit.builtin) &&
    target.refs.every(({ kind }) => kind === 'object' || kind === 'array' || kind === 'iterator')
  );
}

/** The property of a name that is not known. */
export function readComputed(run: ScriptAnalysis, target: Value, node: Node, scope: Scope): Value {
  if (values.isNothing(target)) return nothing;
  if (!isTable(target)) {
    run.refuse(has(target, hostBits) ? faults.computedNative : faults.computed, node, scope);
    return values.any;
  }
  let result = join(values.builtin, values.other);
  for (const ref of target.refs) result = join(result, readAll(run, ref));
  return has(target, bit.data) ? join(result, run.dataValue()) : result;
}

export function writeMember(
  run: ScriptAnalysis,
  target: Value,
  name: string,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  if (refuseName(run, target, name, node, scope)) return;
  if (name === 'state_delta') run.refuse(faults.stateDelta, node, scope);
  checkImplicit(run, name, value, node, scope);
  for (const ref of target.refs) {
    if (ref.kind === 'native' || (ref instanceof FunctionRef && ownOfFunctions.has(name)))
      run.refuse(faults.assign, node, scope);
    writeField(run, ref, name, value, node, scope);
  }
  if (has(target, bit.data)) writeInsideData(run, target, value);
  if (has(target, bit.builtin) && !has(target, bit.uncalled)) checkShared(run, name, value, node, scope);
  if (has(target, hostBits)) writeHost(run, target, name, value, node, scope);
}

/** The language itself calls properties of some names: they are functions of the bundle, or no functions. */
function checkImplicit(run: ScriptAnalysis, name: string, value: Value, node: Node, scope: Scope): void {
  if (!hiddenInputs.has(name)) return;
  if (value.refs.some((ref) => !(ref instanceof FunctionRef)) || has(value, bit.builtin | hostBits))
    run.refuse(faults.implicit, node, scope);
}

// A computed key may have led to a prototype of the language: then every object has this property.
function checkShared(run: ScriptAnalysis, name: string, value: Value, node: Node, scope: Scope): void {
  if (value.refs.length > 0 || has(value, hostBits | bit.builtin) || hiddenInputs.has(name))
    run.refuse(faults.assign, node, scope);
}

/** The language may call these functions: with this object, and with texts of its own. */
function expectImplicitCalls(run: ScriptAnalysis, ref: ObjectRef, value: Value): void {
  for (const held of value.refs) {
    if (!(held instanceof FunctionRef)) continue;
    run.write(held.receiver, values.refOf(ref));
    run.write(held.anywhere, values.aText);
  }
}

function writeField(run: ScriptAnalysis, ref: ObjectRef, name: string, value: Value, node: Node, scope: Scope): void {
  run.writeField(ref, name, value);
  if (hiddenInputs.has(name)) expectImplicitCalls(run, ref, value);
  for (const { kind } of value.refs)
    if (kind === 'function') {
      run.write(run.methodsOf(name), value);
      break;
    }
  callSetters(run, ref, (each) => each === name, value, node, scope);
}

/** Setters of the names that a write may reach. */
function callSetters(
  run: ScriptAnalysis,
  ref: ObjectRef,
  isReached: (name: string) => boolean,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  if (values.isNothing(run.read(run.anySetter))) return;
  for (const holder of run.lineOf(ref))
    for (const [name, cell] of run.fieldsOf(holder, 'setters')) {
      if (!isReached(name)) continue;
      const self = join(values.refOf(holder), values.refOf(ref));
      run.callValue(run.read(cell), self, { values: [value], spread: nothing }, node, scope);
    }
}

/** Data holds data only; what else is put in is read back wherever data is read. */
export function writeInsideData(run: ScriptAnalysis, target: Value, value: Value): void {
  if (has(target, bit.uncalled)) return;
  if (value.refs.length > 0 || has(value, hostBits | bit.builtin)) run.write(run.insideData, value);
}

export function writeIndex(run: ScriptAnalysis, target: Value, value: Value, node: Node, scope: Scope): void {
  for (const ref of target.refs) {
    run.write(ref.elements, value);
    callSetters(run, ref, isIndex, value, node, scope);
  }
  if (has(target, bit.data)) writeInsideData(run, target, value);
  if (has(target, hostBits | bit.builtin) || target.refs.some(({ kind }) => kind === 'native'))
    run.refuse(faults.computedNative, node, scope);
}

/** Writes a property of unknown name: it may be an element, or `__proto__`. */
export function writeComputed(run: ScriptAnalysis, target: Value, value: Value, node: Node, scope: Scope): void {
  if (values.isNothing(target)) return;
  if (!isTable(target)) {
    run.refuse(has(target, hostBits) ? faults.computedNative : faults.computed, node, scope);
    return;
  }
  for (const ref of target.refs) {
    run.write(ref.unnamed, value);
    if (value.refs.length > 0) inheritFrom(run, ref, value);
    expectImplicitCalls(run, ref, value);
    callSetters(run, ref, () => true, value, node, scope);
  }
  if (has(target, bit.data)) writeInsideData(run, target, value);
}

/** The name may be `__proto__`: then `this` in methods of what was written is this object. */
function inheritFrom(run: ScriptAnalysis, ref: ObjectRef, value: Value): void {
  run.write(ref.parents, value);
  for (const parent of value.refs) run.write(parent.heirs, join(values.refOf(ref), run.read(ref.heirs)));
}
