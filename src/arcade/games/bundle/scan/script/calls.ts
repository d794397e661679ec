import type { Expression, NewExpression, Node, SpreadElement } from 'acorn';
import { type Arguments, argumentAt } from './call-arguments.ts';
import { callDataMethod } from './data-methods.ts';
import { faults } from './faults.ts';
import { callHost, isHostMember, isListedMember } from './host-members.ts';
import { isBuiltIn, isConversion } from './implicit-calls.ts';
import { iterate } from './iteration.ts';
import { readField, refuseName } from './members.ts';
import { ClassRef, FunctionRef, NativeRef, nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { callNative, causeOf, constructNative } from './natives.ts';
import { refusedMember } from './refused-names.ts';
import type { ScriptAnalysis } from './run.ts';
import * as values from './values.ts';
import { bit, has, join, refOf } from './values.ts';

export function argumentsOfCall(
  run: ScriptAnalysis,
  { arguments: nodes }: { readonly arguments: readonly (Expression | SpreadElement)[] },
  scope: Scope,
): Arguments {
  const args: Value[] = [];
  let spread = nothing;
  let isSpread = false;
  for (const node of nodes) {
    if (node.type === 'SpreadElement') {
      isSpread = true;
      spread = join(spread, iterate(run, run.evaluate(node.argument, scope), node, scope));
    } else {
      const value = run.evaluate(node, scope);
      if (isSpread) spread = join(spread, value);
      else args.push(value);
    }
  }
  return { values: args, spread };
}

/** Analyses the call of a value. Only functions of the bundle and allowed functions may be called. */
export function callValue(
  run: ScriptAnalysis,
  callee: Value,
  self: Value,
  parameters: Arguments,
  node: Node,
  scope: Scope,
): Value {
  let result = nothing;
  let isCallable = has(callee, bit.uncalled);
  const isUnknownCallee = has(callee, ~(bit.other | bit.uncalled));
  if (isUnknownCallee) run.refuse(faults.call, node, scope);
  for (const ref of callee.refs) {
    if (ref instanceof FunctionRef) result = join(result, invoke(run, ref, self, parameters));
    else if (ref instanceof NativeRef) result = join(result, callNative(run, ref.name, parameters, node, scope));
    else continue;
    isCallable = true;
  }
  if (!isCallable) run.refuse(faults.call, node, scope);
  if (has(callee, bit.uncalled)) result = join(result, values.uncalled);
  return isUnknownCallee ? join(result, values.any) : result;
}

/** Analyses the call of a function of the bundle. */
export function invoke(
  run: ScriptAnalysis,
  callee: FunctionRef,
  self: Value,
  { values: args, spread }: Arguments,
): Value {
  callee.isCalled = true;
  callee.parameters.forEach((cell, index) => {
    run.write(cell, join(args[index] ?? values.other, spread));
  });
  if (args.length > callee.parameters.length || !values.isNothing(spread))
    run.write(callee.rest, args.slice(callee.parameters.length).reduce(join, spread));
  run.write(callee.all, args.reduce(join, spread));
  if (callee.method !== undefined) run.write(callee.receiver, receiverOf(callee, self));
  run.runFirst(callee.unit);
  return run.read(callee.result);
}

/** Value of `this` in a call. In sloppy mode it is the window if the call has no receiver. */
function receiverOf({ scope }: FunctionRef, self: Value): Value {
  const isObject = !values.isNothing(self) && !has(self, bit.other);
  return isObject || scope.owner.isStrict ? self : join(self, values.theWindow);
}

/** Analyses the call of a method with a constant name. */
export function callMethod(
  run: ScriptAnalysis,
  target: Value,
  name: string,
  parameters: Arguments,
  node: Node,
  scope: Scope,
  receiver?: Value,
): Value {
  if (refuseName(run, target, name, node, scope)) return values.any;
  if (has(target, bit.document | bit.host) && !isListedMember(target, name)) {
    run.refuse(refusedMember(name), node, scope);
    return values.any;
  }
  let result = has(target, bit.uncalled) ? values.uncalled : nothing;
  let isCallable = values.isNothing(target) || values.isOnly(target, bit.other);
  const fields = fieldsOf(run, target, name);
  const functions = { ...fields, bits: 0, refs: fields.refs.filter(isFunction) };
  if (!values.isNothing(functions)) {
    // A method call on null or undefined throws.
    const self = { ...target, bits: target.bits & ~bit.other };
    result = join(result, run.callValue(functions, receiver ?? self, parameters, node, scope));
    isCallable = true;
  }
  if (has(fields, ~(bit.other | bit.data | bit.uncalled))) run.refuse(faults.call, node, scope);
  const attempts = [
    isForwarding(name) ? forward(run, target, name, parameters, node, scope) : undefined,
    callHost(run, target, name, parameters, node, scope),
    isPlainMethod(run, target, name, functions)
      ? callDataMethod(run, receiver ?? target, name, parameters, node, scope)
      : undefined,
    has(target, bit.uncalled) && isHostMember(name) ? values.uncalled : undefined,
    isUnknown(target) ? callByName(run, target, name, parameters, node, scope) : undefined,
  ];
  for (const attempt of attempts) {
    if (attempt === undefined) continue;
    result = join(result, attempt);
    isCallable = true;
  }
  if (!isCallable) run.refuse(faults.call, node, scope);
  return result;
}

function isUnknown(target: Value): boolean {
  return has(target, bit.uncalled) || (has(target, bit.host) && has(target, bit.data));
}

function fieldsOf(run: ScriptAnalysis, target: Value, name: string): Value {
  let fields = nothing;
  for (const ref of target.refs) fields = join(fields, ref instanceof NativeRef ? nothing : readField(run, ref, name));
  return has(target, bit.data) ? join(fields, run.read(run.insideData)) : fields;
}

function isFunction(ref: ObjectRef): boolean {
  return ref instanceof FunctionRef || ref instanceof NativeRef;
}

// A method that every object of the target defines itself is not a method of the language.
function isPlainMethod(run: ScriptAnalysis, target: Value, name: string, functions: Value): boolean {
  return (
    values.isNothing(functions) ||
    isConversion(name) ||
    target.bits !== 0 ||
    target.refs.some((ref) => (ref.kind !== 'object' && ref.kind !== 'instance') || isBuiltIn(run, ref))
  );
}

/** Analyses a method call on an unknown value: calls every method of the bundle with this name. */
function callByName(
  run: ScriptAnalysis,
  target: Value,
  name: string,
  parameters: Arguments,
  node: Node,
  scope: Scope,
): Value | undefined {
  const named = run.read(run.methodsOf(name));
  if (values.isNothing(named)) return undefined;
  return join(run.callValue(named, target, parameters, node, scope), values.any);
}

function isForwarding(name: string): boolean {
  return name === 'call' || name === 'apply' || name === 'bind';
}

/** Analyses `call`, `apply` and `bind` of functions of the bundle and of `Math`. */
function forward(
  run: ScriptAnalysis,
  target: Value,
  name: string,
  parameters: Arguments,
  node: Node,
  scope: Scope,
): Value | undefined {
  const isKnown = target.refs.every(
    (ref) => ref instanceof FunctionRef || (ref instanceof NativeRef && ref.name.startsWith('Math.')),
  );
  if (target.refs.length === 0 || !isKnown || has(target, ~bit.other)) return undefined;
  // The receiver may be missing: without an argument, or when a bound function is called as a method.
  const self = join(argumentAt(parameters, 0), values.other);
  const rest: Arguments = { values: parameters.values.slice(1), spread: parameters.spread };
  if (name === 'apply') {
    const spread = iterate(run, argumentAt(rest, 0), node, scope);
    return run.callValue(target, self, { values: [], spread }, node, scope);
  }
  if (name === 'call') return run.callValue(target, self, rest, node, scope);
  for (const ref of target.refs)
    if (ref instanceof FunctionRef) {
      const bound = rest.values.reduce(join, rest.spread);
      run.write(ref.bound, values.isNothing(bound) ? values.other : bound);
      if (ref.method !== undefined) run.write(ref.receiver, receiverOf(ref, self));
    }
  return target;
}

export function construct(run: ScriptAnalysis, node: NewExpression, scope: Scope): Value {
  const callee = run.evaluate(node.callee, scope);
  const parameters = argumentsOfCall(run, node, scope);
  if (values.isNothing(callee)) return nothing;
  let result = nothing;
  let isKnown = !has(callee, ~0);
  for (const ref of callee.refs) {
    if (ref instanceof ClassRef) {
      constructClass(run, ref, refOf(ref.instance), parameters, node, scope);
      result = join(result, refOf(ref.instance));
    } else if (ref instanceof NativeRef) {
      const returned = constructNative(run, ref.name, parameters, node, scope);
      isKnown &&= returned !== undefined;
      result = join(result, returned ?? nothing);
    } else isKnown = false;
  }
  if (!isKnown) run.refuse(faults.construct, node, scope);
  return isKnown ? result : join(result, values.any);
}

/** Analyses the own or inherited constructor of a class. */
export function constructClass(
  run: ScriptAnalysis,
  ref: ClassRef,
  self: Value,
  parameters: Arguments,
  node: Node,
  scope: Scope,
  depth = 0,
): void {
  run.budget.checkNesting(depth);
  const own = run.read(ref.construct);
  if (!values.isNothing(own)) {
    run.callValue(own, self, parameters, node, scope);
    return;
  }
  for (const base of run.read(ref.superclass).refs)
    if (base instanceof ClassRef && base !== ref) constructClass(run, base, self, parameters, node, scope, depth + 1);
    else if (base instanceof NativeRef) extendError(run, self, parameters);
}

/** Stores in an instance of a class that extends an error what the constructor of the error stores. */
export function extendError(run: ScriptAnalysis, self: Value, parameters: Arguments): void {
  const cause = causeOf(run, parameters);
  if (!values.isNothing(cause)) for (const ref of self.refs) run.writeField(ref, 'cause', cause);
}
