import type { Node } from 'acorn';
import { faults } from './faults.ts';
import { FunctionRef, NativeRef, type ObjectRef, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { bit, has, hostBits } from './values.ts';

/** Methods that the language calls on any object. */
const conversions: ReadonlySet<string> = new Set(['toString', 'valueOf', 'toJSON']);
/** Methods that the language calls on its own objects: arrays, collections, iterators, dates, regular expressions. */
const protocols: ReadonlySet<string> = new Set([
  ...['exec', 'has', 'join', 'keys', 'next', 'return', 'throw', 'toISOString'],
]);
const builtInKinds: ReadonlySet<string> = new Set(['array', 'map', 'set', 'iterator', 'native']);

/** Whether an object is one of the language, or inherits from one. */
export function isBuiltIn(analysis: ScriptAnalysis, ref: ObjectRef): boolean {
  for (const { kind } of analysis.prototypeChainOf(ref)) if (builtInKinds.has(kind)) return true;
  return false;
}

/**
 * Checks a write of a property that the language may call. `name` is undefined for an unknown name. Conversions of the
 * bundle's objects must be functions of the bundle; methods of the language's objects are not replaced.
 */
export function checkImplicit(
  analysis: ScriptAnalysis,
  target: Value,
  name: string | undefined,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  if (name === 'toLocaleString' || (name !== undefined && conversions.has(name) && !isOfBundle(value))) {
    if (isCallable(value)) analysis.refuse(faults.implicit, node, scope);
    return;
  }
  const constructs = value.refs.some((ref) => ref instanceof NativeRef && /\.(?:from|of)$/.test(ref.name));
  if (constructs && target.refs.some(({ kind }) => kind === 'class' || kind === 'function'))
    analysis.refuse(faults.implicit, node, scope);
  const isCalled = name === undefined || conversions.has(name) || protocols.has(name);
  if (!isCalled || !value.refs.some(({ kind }) => kind === 'function' || kind === 'native')) return;
  const mayBeBuiltIn = has(target, bit.data | bit.builtin);
  const isReplaced = target.refs.some(
    (ref) => isBuiltIn(analysis, ref) && !(name !== undefined && conversions.has(name)),
  );
  if (mayBeBuiltIn || isReplaced) analysis.refuse(faults.implicit, node, scope);
}

function isOfBundle(value: Value): boolean {
  return value.refs.every((ref) => ref instanceof FunctionRef) && !has(value, bit.builtin | bit.data | hostBits);
}

function isCallable(value: Value): boolean {
  return value.refs.length > 0 || has(value, bit.builtin | bit.data | hostBits);
}

/** Analyses the functions of a written property as if the language called them, on this object and with texts. */
export function expectImplicitCalls(
  analysis: ScriptAnalysis,
  ref: ObjectRef,
  name: string | undefined,
  value: Value,
): void {
  if (name !== undefined && !conversions.has(name)) return;
  for (const functionRef of value.refs) {
    if (!(functionRef instanceof FunctionRef)) continue;
    functionRef.isCalled = true;
    analysis.write(functionRef.receiver, values.join(values.refOf(ref), analysis.read(ref.thisValues)));
    analysis.write(functionRef.implicitArguments, values.join(values.aText, values.other));
    if (name === undefined) analysis.write(analysis.implicitFunctions, values.refOf(functionRef));
  }
}

/** Whether a function of this name on a built-in prototype would be called by the language. */
export function isConversion(name: string): boolean {
  return conversions.has(name);
}
