import type { ArrayPattern, AssignmentProperty, MemberExpression, Node, ObjectPattern, Pattern } from 'acorn';
import { faults } from './faults.ts';
import { iterate } from './iteration.ts';
import { readComputed, readField, readIndex, readMember, writeComputed, writeIndex, writeMember } from './members.ts';
import { nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { copyInto } from './natives.ts';
import type { ScriptAnalysis } from './run.ts';
import { targetOf } from './self.ts';
import * as values from './values.ts';
import { bit, constantsOf, isOnly, join, refOf } from './values.ts';

/** Assigns a value to a pattern: a declaration, a parameter or the left side of an assignment. */
export function bind(run: ScriptAnalysis, pattern: Pattern, value: Value, scope: Scope): void {
  switch (pattern.type) {
    case 'Identifier': {
      const variable = scope.variableOf(pattern);
      if (variable === undefined) run.refuse(faults.assign, pattern, scope);
      else run.write(variable.cell, value);
      return;
    }
    case 'MemberExpression':
      bindMember(run, pattern, value, scope);
      return;
    case 'AssignmentPattern':
      run.bind(pattern.left, join(value, run.evaluate(pattern.right, scope)), scope);
      return;
    case 'ObjectPattern':
      bindObject(run, pattern, value, scope);
      return;
    case 'ArrayPattern':
      bindArray(run, pattern, value, scope);
      return;
    case 'RestElement':
      run.bind(pattern.argument, value, scope);
      return;
  }
}

function bindMember(run: ScriptAnalysis, node: MemberExpression, value: Value, scope: Scope): void {
  if (
    node.object.type === 'Identifier' &&
    node.object.name === 'window' &&
    scope.variableOf(node.object) === undefined
  ) {
    bindRenderer(run, node, value, scope);
    return;
  }
  // It would be a property of `this`.
  if (node.object.type === 'Super') run.refuse(faults.self, node, scope);
  const target = targetOf(run, node, scope);
  const key = keyOf(run, node, scope);
  if (typeof key === 'object') for (const name of key) writeMember(run, target, name, value, node, scope);
  else if (key === 'number') writeIndex(run, target, value, node, scope);
  else writeComputed(run, target, value, node, scope);
}

function bindRenderer(run: ScriptAnalysis, node: MemberExpression, value: Value, scope: Scope): void {
  const key = keyOf(run, node, scope);
  if (typeof key !== 'object' || key.some((name) => name !== 'RialtoRenderer')) {
    run.refuse(faults.assign, node, scope);
    return;
  }
  run.rendererNodes.add(node);
  run.write(run.renderer, value);
}

/** Property key: constant names, a number, or an unknown name. */
export type Key = readonly string[] | 'number' | 'unknown';

export function keyOf(
  run: ScriptAnalysis,
  { computed, property }: Pick<MemberExpression, 'computed' | 'property'>,
  scope: Scope,
): Key {
  if (!computed) return property.type === 'Identifier' ? [property.name] : [`#${privateName(property)}`];
  return keyOfValue(run.evaluate(property, scope));
}

function privateName(property: MemberExpression['property']): string {
  return property.type === 'PrivateIdentifier' ? property.name : '';
}

export function keyOfValue(key: Value): Key {
  if (values.isNothing(key)) return [];
  return constantsOf(key) ?? (isOnly(key, bit.number) ? 'number' : 'unknown');
}

function bindObject(run: ScriptAnalysis, pattern: ObjectPattern, value: Value, scope: Scope): void {
  for (const property of pattern.properties) {
    if (property.type === 'Property') {
      bindProperty(run, property, value, scope);
      continue;
    }
    const rest = run.objectAt(property, 'object');
    copyInto(run, refOf(rest), value, property, scope);
    run.bind(property.argument, refOf(rest), scope);
  }
}

function bindProperty(run: ScriptAnalysis, property: AssignmentProperty, value: Value, scope: Scope): void {
  const key = property.computed ? keyOfValue(run.evaluate(property.key, scope)) : [nameOfKey(property.key)];
  run.bind(property.value, readKey(run, value, key, property, scope), scope);
}

/** Reads the property of a key. */
export function readKey(run: ScriptAnalysis, target: Value, key: Key, node: Node, scope: Scope): Value {
  if (key === 'number') return readIndex(run, target);
  if (key === 'unknown') return readComputed(run, target, node, scope);
  let result = nothing;
  for (const name of key) result = join(result, readMember(run, target, name, node, scope));
  return result;
}

/** Name of a key that is not computed. */
export function nameOfKey(key: AssignmentProperty['key']): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

function bindArray(run: ScriptAnalysis, pattern: ArrayPattern, value: Value, scope: Scope): void {
  const element = iterate(run, value, pattern, scope);
  pattern.elements.forEach((target, index) => {
    if (target === null) return;
    if (target.type === 'RestElement') {
      const rest = run.objectAt(target, 'array');
      run.write(rest.elements, element);
      run.bind(target.argument, refOf(rest), scope);
    } else run.bind(target, elementAt(run, value, index, element), scope);
  });
}

/** Element at a constant index if the value is a list; otherwise any element. */
function elementAt(run: ScriptAnalysis, value: Value, index: number, element: Value): Value {
  const isList = value.bits === 0 && value.refs.every((ref) => ref.kind === 'array' && !hasIterator(run, ref));
  if (!isList) return join(element, values.other);
  let result: Value = values.other;
  for (const ref of value.refs) result = join(result, readField(run, ref, String(index)));
  return result;
}

function hasIterator(run: ScriptAnalysis, ref: ObjectRef): boolean {
  for (const holder of run.prototypeChainOf(ref)) if (!values.isNothing(run.read(holder.iterators))) return true;
  return false;
}
