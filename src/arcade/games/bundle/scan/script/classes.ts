// Analyses classes and object literals: their methods, fields, getters, setters and base classes.

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
import { declareVars } from './scopes.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { join, refOf } from './values.ts';

/** Built-in classes that classes of the bundle may extend. */
const extensibleClasses: ReadonlySet<string> = new Set(['Error', 'RangeError', 'TypeError']);

export function evaluateClass(analysis: ScriptAnalysis, node: Class, scope: Scope): Value {
  const knownClass = analysis.onceAt(analysis.classes, node, () => createClass(node, scope));
  const { ref } = knownClass;
  analysis.write(ref.instance.thisValues, refOf(ref.instance));
  analysis.write(ref.thisValues, refOf(ref));
  if (node.superClass)
    inherit(analysis, ref, analysis.evaluate(node.superClass, knownClass.scope), node.superClass, scope);
  for (const member of node.body.body) {
    if (member.type === 'StaticBlock') analysis.execute(member, staticBlockScope(analysis, member, knownClass));
    else if (member.type === 'MethodDefinition') defineMethod(analysis, member, knownClass);
    else defineField(analysis, member, knownClass);
  }
  return refOf(ref);
}

function createClass(node: Class, scope: Scope): KnownClass {
  const ref = new ClassRef(node);
  const { scan, scriptPosition, body } = scope.owner;
  const inner = new Scope(scope, scope.owner);
  if (node.id && node.type === 'ClassExpression') inner.declare(node.id.name).cell.value = refOf(ref);
  const { superclass } = ref;
  const isStrict = true;
  const instanceHome = { parents: ref.instance.parents, superclass };
  return {
    ref,
    scope: inner,
    instance: new Scope(inner, {
      scan,
      scriptPosition,
      isStrict,
      body,
      self: ref.instance.thisValues,
      home: instanceHome,
    }),
    statics: new Scope(inner, {
      scan,
      scriptPosition,
      isStrict,
      body,
      self: ref.thisValues,
      home: { parents: ref.parents, superclass },
    }),
  };
}

function staticBlockScope(analysis: ScriptAnalysis, node: StaticBlock, { statics }: KnownClass): Scope {
  return analysis.onceAt(analysis.staticBlocks, node, () => {
    const scope = new Scope(statics, statics.owner);
    for (const statement of node.body) declareVars(statement, scope);
    return scope;
  });
}

function inherit(analysis: ScriptAnalysis, ref: ClassRef, base: Value, node: Node, scope: Scope): void {
  let isKnown = base.bits === 0;
  for (const parent of base.refs) {
    if (parent instanceof ClassRef) {
      analysis.write(ref.instance.parents, refOf(parent.instance));
      analysis.write(ref.parents, refOf(parent));
      analysis.write(parent.instance.thisValues, analysis.read(ref.instance.thisValues));
      analysis.write(parent.thisValues, analysis.read(ref.thisValues));
    } else if (parent instanceof NativeRef && extensibleClasses.has(parent.name))
      for (const name of ['message', 'name', 'stack'])
        analysis.writeField(ref.instance, name, join(values.aText, values.other));
    else isKnown = false;
    analysis.write(ref.superclass, refOf(parent));
  }
  if (!isKnown) analysis.refuse(faults.construct, node, scope);
}

function defineMethod(analysis: ScriptAnalysis, member: MethodDefinition, knownClass: KnownClass): void {
  const { ref, instance, statics, scope } = knownClass;
  const inner = member.static ? statics : instance;
  const isConstructor = member.kind === 'constructor';
  const method = analysis.makeFunction(member.value, inner, { home: inner.owner.home, isConstructor });
  analysis.write(method.receiver, analysis.read(member.static ? ref.thisValues : ref.instance.thisValues));
  if (isConstructor) {
    analysis.write(ref.construct, refOf(method));
    return;
  }
  defineFunction(analysis, member.static ? ref : ref.instance, member, method, scope);
}

function defineField(analysis: ScriptAnalysis, member: PropertyDefinition, knownClass: KnownClass): void {
  const inner = member.static ? knownClass.statics : knownClass.instance;
  const target = member.static ? knownClass.ref : knownClass.ref.instance;
  const value = member.value ? analysis.evaluate(member.value, inner) : values.other;
  for (const name of namesOfMember(analysis, member, knownClass.scope))
    writeMember(analysis, refOf(target), name, value, member, knownClass.scope);
}

interface MemberNode {
  readonly kind: 'constructor' | 'method' | 'get' | 'set' | 'init';
  readonly computed: boolean;
  readonly key: Expression | PrivateIdentifier;
}

/** Defines a method, getter or setter of an object or class. */
function defineFunction(
  analysis: ScriptAnalysis,
  target: ObjectRef,
  member: MemberNode & Node,
  method: FunctionRef,
  scope: Scope,
): void {
  if (member.computed && isSymbolIterator(member.key, scope)) {
    if (!method.node.generator) analysis.refuse(faults.iterator, member, scope);
    method.isCalled = true;
    analysis.write(target.iteratorMethods, refOf(method));
    return;
  }
  for (const name of namesOfMember(analysis, member, scope)) {
    if (member.kind === 'set') {
      checkName(analysis, name, member, scope);
      analysis.writeField(target, name, refOf(method), 'setters');
      analysis.write(analysis.anySetter, values.other);
      continue;
    }
    if (member.kind === 'get') {
      method.isCalled = true;
      analysis.writeField(target, name, refOf(method), 'getters');
    }
    const value = member.kind === 'get' ? analysis.read(method.result) : refOf(method);
    writeMember(analysis, refOf(target), name, value, member, scope);
  }
}

function namesOfMember(
  analysis: ScriptAnalysis,
  member: Pick<MemberNode, 'computed' | 'key'> & Node,
  scope: Scope,
): readonly string[] {
  const { computed, key } = member;
  if (key.type === 'PrivateIdentifier') return [`#${key.name}`];
  if (!computed) return [nameOfKey(key)];
  const constantKey = keyOfValue(analysis.evaluate(key, scope));
  if (typeof constantKey === 'object' && constantKey.doubt === 'none') return constantKey.names;
  analysis.refuse(faults.computed, member, scope);
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

export function evaluateObject(analysis: ScriptAnalysis, node: ObjectExpression, scope: Scope): Value {
  const ref = analysis.objectAt(node, 'object');
  if (analysis.isReporting) analysis.objectNodes.set(node, scope.owner.scan);
  for (const property of node.properties) {
    if (property.type === 'SpreadElement')
      copyInto(analysis, refOf(ref), analysis.evaluate(property.argument, scope), property, scope);
    else defineProperty(analysis, ref, property, scope);
  }
  return refOf(ref);
}

function defineProperty(analysis: ScriptAnalysis, ref: ObjectRef, property: Property, scope: Scope): void {
  const { value } = property;
  if (value.type === 'FunctionExpression') {
    const method = analysis.makeFunction(value, scope, { home: undefined, isConstructor: false });
    analysis.write(method.receiver, join(refOf(ref), analysis.read(ref.thisValues)));
    if (!property.computed || isSymbolIterator(property.key, scope) || property.kind !== 'init') {
      defineFunction(analysis, ref, property, method, scope);
      return;
    }
  }
  const evaluated = analysis.evaluate(value, scope);
  const key = property.computed
    ? keyOfValue(analysis.evaluate(property.key, scope))
    : constantKey(nameOfKey(property.key));
  if (property.computed && isSymbolIterator(property.key, scope)) analysis.refuse(faults.iterator, property, scope);
  if (!property.computed) ref.addCertain(nameOfKey(property.key));
  writeKey(analysis, refOf(ref), key, evaluated, property, scope);
}
