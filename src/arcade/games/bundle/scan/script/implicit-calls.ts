// Properties that JavaScript calls without a call in the script, such as `toString` in a conversion.

import type { Node } from 'acorn';
import { faults } from './faults.ts';
import { FunctionRef, NativeRef, type ObjectRef, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { bit, has, hostBits } from './values.ts';

/** Methods that JavaScript calls on any object, to convert it. */
const conversionMethods: ReadonlySet<string> = new Set(['toString', 'valueOf', 'toJSON']);
/** Methods that JavaScript calls on built-in objects: arrays, collections, iterators, dates, regular expressions. */
const protocolMethods: ReadonlySet<string> = new Set([
  'exec',
  'has',
  'join',
  'keys',
  'next',
  'return',
  'throw',
  'toISOString',
]);
const builtInKinds: ReadonlySet<string> = new Set(['array', 'map', 'set', 'iterator', 'native']);

/** Whether an object is a built-in object of JavaScript, or inherits from one. */
export function isBuiltInObject(analysis: ScriptAnalysis, ref: ObjectRef): boolean {
  for (const { kind } of analysis.prototypeChainOf(ref)) if (builtInKinds.has(kind)) return true;
  return false;
}

/**
 * Checks the write of a property that JavaScript may call. `name` is undefined for an unknown name. Conversion methods
 * of the bundle's objects must be functions of the bundle, and methods of built-in objects must not be replaced.
 */
export function checkImplicitlyCalledProperty(
  analysis: ScriptAnalysis,
  target: Value,
  name: string | undefined,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  if (name === 'toLocaleString' || (name !== undefined && conversionMethods.has(name) && !isBundleFunction(value))) {
    if (mayBeCallable(value)) analysis.refuse(faults.implicitCall, node, scope);
    return;
  }
  // `Array.from` and `Array.of` construct their receiver, so they must not become methods of a class or function.
  const isStaticFactory = value.refs.some((ref) => ref instanceof NativeRef && /\.(?:from|of)$/.test(ref.name));
  if (isStaticFactory && target.refs.some(({ kind }) => kind === 'class' || kind === 'function'))
    analysis.refuse(faults.implicitCall, node, scope);
  const isCalled = name === undefined || conversionMethods.has(name) || protocolMethods.has(name);
  if (!isCalled || !value.refs.some(({ kind }) => kind === 'function' || kind === 'native')) return;
  const mayBeBuiltIn = has(target, bit.data | bit.builtin);
  const replacesBuiltInMethod = target.refs.some(
    (ref) => isBuiltInObject(analysis, ref) && !(name !== undefined && conversionMethods.has(name)),
  );
  if (mayBeBuiltIn || replacesBuiltInMethod) analysis.refuse(faults.implicitCall, node, scope);
}

function isBundleFunction(value: Value): boolean {
  return value.refs.every((ref) => ref instanceof FunctionRef) && !has(value, bit.builtin | bit.data | hostBits);
}

/** Whether a value may be a function. Objects, data and values of the browser may be one. */
function mayBeCallable(value: Value): boolean {
  return value.refs.length > 0 || has(value, bit.builtin | bit.data | hostBits);
}

/** Analyses the functions of a written property as if JavaScript called them: on this object, with string arguments. */
export function expectImplicitCalls(
  analysis: ScriptAnalysis,
  ref: ObjectRef,
  name: string | undefined,
  value: Value,
): void {
  if (name !== undefined && !conversionMethods.has(name)) return;
  for (const functionRef of value.refs) {
    if (!(functionRef instanceof FunctionRef)) continue;
    functionRef.isCalled = true;
    analysis.write(functionRef.receiver, values.join(values.refOf(ref), analysis.read(ref.thisValues)));
    analysis.write(functionRef.implicitArguments, values.join(values.aText, values.other));
    if (name === undefined) analysis.write(analysis.implicitFunctions, values.refOf(functionRef));
  }
}

/** Whether JavaScript calls a method of this name to convert any object. */
export function isConversionMethod(name: string): boolean {
  return conversionMethods.has(name);
}
