// Analyses calls and `new`: of functions and classes of the bundle, of built-in ones and of methods.

import type { Expression, NewExpression, Node, SpreadElement } from 'acorn';
import { type Arguments, argumentAt } from './call-arguments.ts';
import { callDataMethod } from './data-methods.ts';
import { faults } from './faults.ts';
import { readAll, readField } from './fields.ts';
import { callHostMethod, isHostMember, isListedMember, isWritable } from './host-members.ts';
import { isBuiltInObject, isConversionMethod } from './implicit-calls.ts';
import { iterate } from './iteration.ts';
import { isBuiltInFunctionName } from './language-names.ts';
import { refuseName } from './members.ts';
import { ClassRef, FunctionRef, NativeRef, nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { callNative, causeOf, constructNative } from './natives.ts';
import { faultOfMember } from './refused-names.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { bit, has, join, joinAll, refOf } from './values.ts';

/** Evaluates the arguments of a call or of `new`. */
export function argumentsOfCall(
  analysis: ScriptAnalysis,
  { arguments: nodes }: { readonly arguments: readonly (Expression | SpreadElement)[] },
  scope: Scope,
): Arguments {
  const positional: Value[] = [];
  let spread = nothing;
  let isSpread = false;
  for (const node of nodes) {
    if (node.type === 'SpreadElement') {
      isSpread = true;
      spread = join(spread, iterate(analysis, analysis.evaluate(node.argument, scope), node, scope));
    } else {
      const value = analysis.evaluate(node, scope);
      if (isSpread) spread = join(spread, value);
      else positional.push(value);
    }
  }
  return { values: positional, spread };
}

/** Analyses the call of a value. Only functions of the bundle and allowed functions may be called. */
export function callValue(
  analysis: ScriptAnalysis,
  callee: Value,
  self: Value,
  args: Arguments,
  node: Node,
  scope: Scope,
): Value {
  const results: Value[] = [];
  const isUnknownCallee = has(callee, ~(bit.other | bit.uncalled));
  if (isUnknownCallee) analysis.refuse(faults.call, node, scope);
  if (has(callee, bit.uncalled)) results.push(values.uncalled);
  for (const ref of callee.refs) {
    if (ref instanceof FunctionRef) results.push(invoke(analysis, ref, self, args));
    else if (ref instanceof NativeRef) results.push(callNative(analysis, ref.name, args, node, scope));
  }
  if (results.length === 0) analysis.refuse(faults.call, node, scope);
  return joinAll(isUnknownCallee ? [...results, values.any] : results);
}

/** Charge for the cells that a call reads and writes in addition to its parameters. */
const stepsPerCall = 4;

/** Analyses the call of a function of the bundle. */
export function invoke(
  analysis: ScriptAnalysis,
  callee: FunctionRef,
  self: Value,
  { values: positional, spread }: Arguments,
): Value {
  callee.isCalled = true;
  analysis.budget.spendSteps(stepsPerCall + callee.parameters.length);
  callee.parameters.forEach((cell, index) => {
    analysis.write(cell, positional[index] ?? join(values.other, spread));
  });
  if (positional.length > callee.parameters.length || !values.isNothing(spread))
    analysis.write(callee.restArguments, joinAll([...positional.slice(callee.parameters.length), spread]));
  analysis.write(callee.allArguments, joinAll([...positional, spread]));
  if (callee.method !== undefined) analysis.write(callee.receiver, receiverOf(callee, self));
  analysis.runFirst(callee.unit);
  return analysis.read(callee.result);
}

/** Value of `this` in a call. In sloppy mode it is the window if the call has no receiver. */
function receiverOf({ scope }: FunctionRef, self: Value): Value {
  const isObject = !values.isNothing(self) && !has(self, bit.other);
  return isObject || scope.owner.isStrict ? self : join(self, values.theWindow);
}

/** Analyses the call of a method with a constant name. `receiver`: the value of `this` if it is not `target`. */
export function callMethod(
  analysis: ScriptAnalysis,
  target: Value,
  name: string,
  args: Arguments,
  node: Node,
  scope: Scope,
  receiver?: Value,
): Value {
  if (refuseName(analysis, target, name, node, scope)) return values.any;
  if (has(target, bit.document | bit.host) && !isListedMember(target, name)) {
    analysis.refuse(faultOfMember(name), node, scope);
    return values.any;
  }
  // A property that scripts may set may hold any method.
  if (has(target, bit.host) && isWritable(name)) analysis.refuse(faults.call, node, scope);
  let result = has(target, bit.uncalled) ? values.uncalled : nothing;
  let isCallable = values.isNothing(target) || values.isOnly(target, bit.other);
  const fields = fieldsOf(analysis, target, name);
  const functions = { ...fields, bits: 0, refs: fields.refs.filter(isFunction) };
  if (!values.isNothing(functions)) {
    // A method call on null or undefined throws.
    const self = { ...target, bits: target.bits & ~bit.other };
    result = join(result, analysis.callValue(functions, receiver ?? self, args, node, scope));
    isCallable = true;
  }
  if (has(fields, ~(bit.other | bit.data | bit.uncalled))) analysis.refuse(faults.call, node, scope);
  const attempts = [
    isForwardingMethod(name) ? forward(analysis, target, name, args, node, scope) : undefined,
    callHostMethod(analysis, target, name, args, node, scope),
    mayCallDataMethod(analysis, target, name, functions)
      ? callDataMethod(analysis, receiver ?? target, name, args, node, scope)
      : undefined,
    has(target, bit.uncalled) && isHostMember(name) ? values.uncalled : undefined,
    isUnknownObject(target) ? callByName(analysis, target, name, args, node, scope) : undefined,
  ];
  for (const attempt of attempts) {
    if (attempt === undefined) continue;
    result = join(result, attempt);
    isCallable = true;
  }
  const [forwardedResult, , dataMethodResult] = attempts;
  const isModelled = isForwardingMethod(name) ? forwardedResult !== undefined : dataMethodResult !== undefined;
  if (!isCallable || (!isModelled && mayHaveBuiltInMethod(analysis, target, name)))
    analysis.refuse(faults.call, node, scope);
  return result;
}

/** Whether a receiver may have a built-in method with this name instead of one of the bundle. */
function mayHaveBuiltInMethod(analysis: ScriptAnalysis, target: Value, name: string): boolean {
  if (target.refs.some((ref) => ref instanceof NativeRef)) return true;
  if (!isBuiltInFunctionName(name)) return false;
  if (has(target, bit.text | bit.number | bit.data | bit.builtin)) return true;
  // A method that the bundle defines may be missing at run time.
  return target.refs.some(
    (ref) =>
      isBuiltInObject(analysis, ref) ||
      (isForwardingMethod(name) && (ref instanceof FunctionRef || ref instanceof ClassRef)),
  );
}

function isUnknownObject(target: Value): boolean {
  return has(target, bit.uncalled) || (has(target, bit.host) && has(target, bit.data));
}

function fieldsOf(analysis: ScriptAnalysis, target: Value, name: string): Value {
  const fields = joinAll(
    target.refs.map((ref) => (ref instanceof NativeRef ? nothing : readField(analysis, ref, name))),
  );
  return has(target, bit.data) ? join(fields, analysis.read(analysis.insideData)) : fields;
}

function isFunction(ref: ObjectRef): boolean {
  return ref instanceof FunctionRef || ref instanceof NativeRef;
}

// False if every object of the target defines the method itself, so that no built-in method is called.
function mayCallDataMethod(analysis: ScriptAnalysis, target: Value, name: string, functions: Value): boolean {
  return (
    values.isNothing(functions) ||
    isConversionMethod(name) ||
    target.bits !== 0 ||
    target.refs.some((ref) => (ref.kind !== 'object' && ref.kind !== 'instance') || isBuiltInObject(analysis, ref))
  );
}

/** Analyses a method call on an unknown value: calls every method of the bundle with this name. */
function callByName(
  analysis: ScriptAnalysis,
  target: Value,
  name: string,
  args: Arguments,
  node: Node,
  scope: Scope,
): Value | undefined {
  const named = analysis.read(analysis.methodsOf(name));
  if (values.isNothing(named)) return undefined;
  return join(analysis.callValue(named, target, args, node, scope), values.any);
}

/** Whether a method of functions calls the function or returns a bound one. */
function isForwardingMethod(name: string): boolean {
  return name === 'call' || name === 'apply' || name === 'bind';
}

/** Analyses `call`, `apply` and `bind` of functions of the bundle and of `Math`. */
function forward(
  analysis: ScriptAnalysis,
  target: Value,
  name: string,
  args: Arguments,
  node: Node,
  scope: Scope,
): Value | undefined {
  const isKnown = target.refs.every(
    (ref) => ref instanceof FunctionRef || (ref instanceof NativeRef && ref.name.startsWith('Math.')),
  );
  if (target.refs.length === 0 || !isKnown || has(target, ~bit.other)) return undefined;
  // The receiver may be missing: without an argument, or when a bound function is called as a method.
  const self = join(argumentAt(args, 0), values.other);
  const argumentsAfterReceiver: Arguments = { values: args.values.slice(1), spread: args.spread };
  if (name === 'apply') {
    const list = argumentAt(argumentsAfterReceiver, 0);
    // `apply` reads the elements by index instead of iterating.
    const spread = join(iterate(analysis, list, node, scope), joinAll(list.refs.map((ref) => readAll(analysis, ref))));
    return analysis.callValue(target, self, { values: [], spread }, node, scope);
  }
  if (name === 'call') return analysis.callValue(target, self, argumentsAfterReceiver, node, scope);
  for (const ref of target.refs)
    if (ref instanceof FunctionRef) {
      const bound = argumentsAfterReceiver.values.reduce(join, argumentsAfterReceiver.spread);
      analysis.write(ref.bound, values.isNothing(bound) ? values.other : bound);
      if (ref.method !== undefined) analysis.write(ref.receiver, receiverOf(ref, self));
    }
  return target;
}

/** Analyses `new`. */
export function construct(analysis: ScriptAnalysis, node: NewExpression, scope: Scope): Value {
  const callee = analysis.evaluate(node.callee, scope);
  const args = argumentsOfCall(analysis, node, scope);
  if (values.isNothing(callee)) return nothing;
  let result = nothing;
  let isKnown = !has(callee, ~0);
  for (const ref of callee.refs) {
    if (ref instanceof ClassRef) {
      constructClass(analysis, ref, refOf(ref.instance), args, node, scope);
      result = join(result, refOf(ref.instance));
    } else if (ref instanceof NativeRef) {
      const returned = constructNative(analysis, ref.name, args, node, scope);
      isKnown &&= returned !== undefined;
      result = join(result, returned ?? nothing);
    } else isKnown = false;
  }
  if (!isKnown) analysis.refuse(faults.construct, node, scope);
  return isKnown ? result : join(result, values.any);
}

/** Analyses the own or inherited constructor of a class. */
export function constructClass(
  analysis: ScriptAnalysis,
  ref: ClassRef,
  self: Value,
  args: Arguments,
  node: Node,
  scope: Scope,
  depth = 0,
): void {
  analysis.budget.checkNesting(depth);
  const ownConstructor = analysis.read(ref.construct);
  if (!values.isNothing(ownConstructor)) {
    analysis.callValue(ownConstructor, self, args, node, scope);
    return;
  }
  for (const base of analysis.read(ref.superclass).refs)
    if (base instanceof ClassRef && base !== ref) constructClass(analysis, base, self, args, node, scope, depth + 1);
    else if (base instanceof NativeRef) storeErrorCause(analysis, self, args);
}

/** Stores the `cause` in an instance of a class that extends an error, as the constructor of the error does. */
export function storeErrorCause(analysis: ScriptAnalysis, self: Value, args: Arguments): void {
  const cause = causeOf(analysis, args);
  if (!values.isNothing(cause)) for (const ref of self.refs) analysis.writeField(ref, 'cause', cause);
}
