import type { Expression, NewExpression, Node, SpreadElement } from 'acorn';
import { type Arguments, argumentAt } from './call-arguments.ts';
import { callDataMethod } from './data-methods.ts';
import { faults } from './faults.ts';
import { readAll, readField } from './fields.ts';
import { callHost, isHostMember, isListedMember, isWritable } from './host-members.ts';
import { isBuiltIn, isConversion } from './implicit-calls.ts';
import { iterate } from './iteration.ts';
import { isLanguageName } from './language-names.ts';
import { refuseName } from './members.ts';
import { ClassRef, FunctionRef, NativeRef, nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { callNative, causeOf, constructNative } from './natives.ts';
import { refusedMember } from './refused-names.ts';
import type { ScriptAnalysis } from './run.ts';
import * as values from './values.ts';
import { bit, has, join, joinAll, refOf } from './values.ts';

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
  const results: Value[] = [];
  const isUnknownCallee = has(callee, ~(bit.other | bit.uncalled));
  if (isUnknownCallee) run.refuse(faults.call, node, scope);
  if (has(callee, bit.uncalled)) results.push(values.uncalled);
  for (const ref of callee.refs) {
    if (ref instanceof FunctionRef) results.push(invoke(run, ref, self, parameters));
    else if (ref instanceof NativeRef) results.push(callNative(run, ref.name, parameters, node, scope));
  }
  if (results.length === 0) run.refuse(faults.call, node, scope);
  return joinAll(isUnknownCallee ? [...results, values.any] : results);
}

/** Charge for the cells that a call reads and writes in addition to its parameters. */
const stepsPerCall = 4;

/** Analyses the call of a function of the bundle. */
export function invoke(
  run: ScriptAnalysis,
  callee: FunctionRef,
  self: Value,
  { values: args, spread }: Arguments,
): Value {
  callee.isCalled = true;
  run.budget.spendSteps(stepsPerCall + callee.parameters.length);
  callee.parameters.forEach((cell, index) => {
    run.write(cell, args[index] ?? join(values.other, spread));
  });
  if (args.length > callee.parameters.length || !values.isNothing(spread))
    run.write(callee.restArguments, joinAll([...args.slice(callee.parameters.length), spread]));
  run.write(callee.allArguments, joinAll([...args, spread]));
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
  // A property that scripts may set may hold any method.
  if (has(target, bit.host) && isWritable(name)) run.refuse(faults.call, node, scope);
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
  const [forwarded, , ofLanguage] = attempts;
  const isModelled = isForwarding(name) ? forwarded !== undefined : ofLanguage !== undefined;
  if (!isCallable || (!isModelled && mayBeOfLanguage(run, target, name))) run.refuse(faults.call, node, scope);
  return result;
}

/** Whether a receiver may have a method of the language with this name instead of one of the bundle. */
function mayBeOfLanguage(run: ScriptAnalysis, target: Value, name: string): boolean {
  if (target.refs.some((ref) => ref instanceof NativeRef)) return true;
  if (!isLanguageName(name)) return false;
  if (has(target, bit.text | bit.number | bit.data | bit.builtin)) return true;
  // An own method may not be set at run time.
  return target.refs.some(
    (ref) => isBuiltIn(run, ref) || (isForwarding(name) && (ref instanceof FunctionRef || ref instanceof ClassRef)),
  );
}

function isUnknown(target: Value): boolean {
  return has(target, bit.uncalled) || (has(target, bit.host) && has(target, bit.data));
}

function fieldsOf(run: ScriptAnalysis, target: Value, name: string): Value {
  const fields = joinAll(target.refs.map((ref) => (ref instanceof NativeRef ? nothing : readField(run, ref, name))));
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
  const argumentsAfterReceiver: Arguments = { values: parameters.values.slice(1), spread: parameters.spread };
  if (name === 'apply') {
    const list = argumentAt(argumentsAfterReceiver, 0);
    // `apply` reads the elements by index instead of iterating.
    const spread = join(iterate(run, list, node, scope), joinAll(list.refs.map((ref) => readAll(run, ref))));
    return run.callValue(target, self, { values: [], spread }, node, scope);
  }
  if (name === 'call') return run.callValue(target, self, argumentsAfterReceiver, node, scope);
  for (const ref of target.refs)
    if (ref instanceof FunctionRef) {
      const bound = argumentsAfterReceiver.values.reduce(join, argumentsAfterReceiver.spread);
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
  const ownConstructor = run.read(ref.construct);
  if (!values.isNothing(ownConstructor)) {
    run.callValue(ownConstructor, self, parameters, node, scope);
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
