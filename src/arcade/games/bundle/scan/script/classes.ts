import type {
  Class,
  Expression,
  MethodDefinition,
  Node,
  ObjectExpression,
  PrivateIdentifier,
  Property,
  PropertyDefinition,
  StaticBlock,
} from 'acorn';
import { faults } from './faults.ts';
import type { KnownClass } from './known-class.ts';
import { checkName, writeMember } from './members.ts';
import { ClassRef, type FunctionRef, NativeRef, type ObjectRef, Scope, type Value } from './model.ts';
import { copyInto } from './natives.ts';
import { constantKey, keyOfValue, nameOfKey, writeKey } from './patterns.ts';
import type { ScriptAnalysis } from './run.ts';
import { declareVars } from './scopes.ts';
import * as values from './values.ts';
import { join, refOf } from './values.ts';

/** Built-in classes that classes of the bundle may extend. */
const extensible: ReadonlySet<string> = new Set(['Error', 'RangeError', 'TypeError']);

export function evaluateClass(run: ScriptAnalysis, node: Class, scope: Scope): Value {
  const knownClass = run.onceAt(run.classes, node, () => createClass(node, scope));
  const { ref } = knownClass;
  run.write(ref.instance.thisValues, refOf(ref.instance));
  run.write(ref.thisValues, refOf(ref));
  if (node.superClass) inherit(run, ref, run.evaluate(node.superClass, knownClass.scope), node.superClass, scope);
  for (const member of node.body.body) {
    if (member.type === 'StaticBlock') run.execute(member, staticBlockScope(run, member, knownClass));
    else if (member.type === 'MethodDefinition') defineMethod(run, member, knownClass);
    else defineField(run, member, knownClass);
  }
  return refOf(ref);
}

function createClass(node: Class, scope: Scope): KnownClass {
  const ref = new ClassRef(node);
  const { scan, script, body } = scope.owner;
  const inner = new Scope(scope, scope.owner);
  if (node.id && node.type === 'ClassExpression') inner.declare(node.id.name).cell.value = refOf(ref);
  const { superclass } = ref;
  const isStrict = true;
  const instanceHome = { parents: ref.instance.parents, superclass };
  return {
    ref,
    scope: inner,
    instance: new Scope(inner, { scan, script, isStrict, body, self: ref.instance.thisValues, home: instanceHome }),
    statics: new Scope(inner, {
      scan,
      script,
      isStrict,
      body,
      self: ref.thisValues,
      home: { parents: ref.parents, superclass },
    }),
  };
}

function staticBlockScope(run: ScriptAnalysis, node: StaticBlock, { statics }: KnownClass): Scope {
  return run.onceAt(run.staticBlocks, node, () => {
    const scope = new Scope(statics, statics.owner);
    for (const statement of node.body) declareVars(statement, scope);
    return scope;
  });
}

function inherit(run: ScriptAnalysis, ref: ClassRef, base: Value, node: Node, scope: Scope): void {
  let isKnown = base.bits === 0;
  for (const parent of base.refs) {
    if (parent instanceof ClassRef) {
      run.write(ref.instance.parents, refOf(parent.instance));
      run.write(ref.parents, refOf(parent));
      run.write(parent.instance.thisValues, run.read(ref.instance.thisValues));
      run.write(parent.thisValues, run.read(ref.thisValues));
    } else if (parent instanceof NativeRef && extensible.has(parent.name))
      for (const name of ['message', 'name', 'stack'])
        run.writeField(ref.instance, name, join(values.aText, values.other));
    else isKnown = false;
    run.write(ref.superclass, refOf(parent));
  }
  if (!isKnown) run.refuse(faults.construct, node, scope);
}

function defineMethod(run: ScriptAnalysis, member: MethodDefinition, knownClass: KnownClass): void {
  const { ref, instance, statics, scope } = knownClass;
  const inner = member.static ? statics : instance;
  const isConstructor = member.kind === 'constructor';
  const method = run.makeFunction(member.value, inner, { home: inner.owner.home, isConstructor });
  run.write(method.receiver, run.read(member.static ? ref.thisValues : ref.instance.thisValues));
  if (isConstructor) {
    run.write(ref.construct, refOf(method));
    return;
  }
  defineFunction(run, member.static ? ref : ref.instance, member, method, scope);
}

function defineField(run: ScriptAnalysis, member: PropertyDefinition, knownClass: KnownClass): void {
  const inner = member.static ? knownClass.statics : knownClass.instance;
  const target = member.static ? knownClass.ref : knownClass.ref.instance;
  const value = member.value ? run.evaluate(member.value, inner) : values.other;
  for (const name of namesOfMember(run, member, knownClass.scope))
    writeMember(run, refOf(target), name, value, member, knownClass.scope);
}

interface MemberNode {
  readonly kind: 'constructor' | 'method' | 'get' | 'set' | 'init';
  readonly computed: boolean;
  readonly key: Expression | PrivateIdentifier;
}

/** Defines a method, getter or setter of an object or class. */
function defineFunction(
  run: ScriptAnalysis,
  target: ObjectRef,
  member: MemberNode & Node,
  method: FunctionRef,
  scope: Scope,
): void {
  if (member.computed && isSymbolIterator(member.key, scope)) {
    if (!method.node.generator) run.refuse(faults.iterator, member, scope);
    method.isCalled = true;
    run.write(target.iteratorMethods, refOf(method));
    return;
  }
  for (const name of namesOfMember(run, member, scope)) {
    if (member.kind === 'set') {
      checkName(run, name, member, scope);
      run.writeField(target, name, refOf(method), 'setters');
      run.write(run.anySetter, values.other);
      continue;
    }
    if (member.kind === 'get') {
      method.isCalled = true;
      run.writeField(target, name, refOf(method), 'getters');
    }
    const value = member.kind === 'get' ? run.read(method.result) : refOf(method);
    writeMember(run, refOf(target), name, value, member, scope);
  }
}

function namesOfMember(
  run: ScriptAnalysis,
  member: Pick<MemberNode, 'computed' | 'key'> & Node,
  scope: Scope,
): readonly string[] {
  const { computed, key } = member;
  if (key.type === 'PrivateIdentifier') return [`#${key.name}`];
  if (!computed) return [nameOfKey(key)];
  const constantKey = keyOfValue(run.evaluate(key, scope));
  if (typeof constantKey === 'object' && constantKey.doubt === 'none') return constantKey.names;
  run.refuse(faults.computed, member, scope);
  return [];
}

function isSymbolIterator(key: Expression | PrivateIdentifier, scope: Scope): boolean {
  return (
    key.type === 'MemberExpression' &&
    !key.computed &&
    key.object.type === 'Identifier' &&
    key.object.name === 'Symbol' &&
    scope.find('Symbol') === undefined &&
    key.property.type === 'Identifier' &&
    key.property.name === 'iterator'
  );
}

export function evaluateObject(run: ScriptAnalysis, node: ObjectExpression, scope: Scope): Value {
  const ref = run.objectAt(node, 'object');
  if (run.isReporting) run.objectNodes.set(node, scope.owner.scan);
  for (const property of node.properties) {
    if (property.type === 'SpreadElement')
      copyInto(run, refOf(ref), run.evaluate(property.argument, scope), property, scope);
    else defineProperty(run, ref, property, scope);
  }
  return refOf(ref);
}

function defineProperty(run: ScriptAnalysis, ref: ObjectRef, property: Property, scope: Scope): void {
  const { value } = property;
  if (value.type === 'FunctionExpression') {
    const method = run.makeFunction(value, scope, { home: undefined, isConstructor: false });
    run.write(method.receiver, join(refOf(ref), run.read(ref.thisValues)));
    if (!property.computed || isSymbolIterator(property.key, scope) || property.kind !== 'init') {
      defineFunction(run, ref, property, method, scope);
      return;
    }
  }
  const evaluated = run.evaluate(value, scope);
  const key = property.computed ? keyOfValue(run.evaluate(property.key, scope)) : constantKey(nameOfKey(property.key));
  if (property.computed && isSymbolIterator(property.key, scope)) run.refuse(faults.iterator, property, scope);
  if (!property.computed) ref.addCertain(nameOfKey(property.key));
  writeKey(run, refOf(ref), key, evaluated, property, scope);
}
