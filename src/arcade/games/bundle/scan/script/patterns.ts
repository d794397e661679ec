// Assignment to variables, properties and destructuring patterns, and the keys of properties.

import type { ArrayPattern, AssignmentProperty, MemberExpression, Node, ObjectPattern, Pattern } from 'acorn';
import { faults } from './faults.ts';
import { readField, readIndex, readUndefinedKey, writeUndefinedKey } from './fields.ts';
import { iterate } from './iteration.ts';
import { readComputed, readMember, writeComputed, writeIndex, writeMember } from './members.ts';
import { nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { copyInto } from './natives.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import { readMemberObject } from './this-value.ts';
import * as values from './values.ts';
import { bit, constantsOf, has, isOnly, join, joinAll, possiblyMissing, refOf } from './values.ts';

/** Assigns a value to a pattern: a declaration, a parameter or the left side of an assignment. */
export function bind(analysis: ScriptAnalysis, pattern: Pattern, value: Value, scope: Scope): void {
  switch (pattern.type) {
    case 'Identifier': {
      const variable = scope.variableOf(pattern);
      if (variable === undefined) analysis.refuse(faults.assignName, pattern, scope);
      else analysis.write(variable.cell, value);
      return;
    }
    case 'MemberExpression':
      bindMember(analysis, pattern, value, scope);
      return;
    case 'AssignmentPattern':
      analysis.bind(pattern.left, join(value, analysis.evaluate(pattern.right, scope)), scope);
      return;
    case 'ObjectPattern':
      bindObject(analysis, pattern, value, scope);
      return;
    case 'ArrayPattern':
      bindArray(analysis, pattern, value, scope);
      return;
    case 'RestElement':
      analysis.bind(pattern.argument, value, scope);
      return;
  }
}

function bindMember(analysis: ScriptAnalysis, node: MemberExpression, value: Value, scope: Scope): void {
  if (
    node.object.type === 'Identifier' &&
    node.object.name === 'window' &&
    scope.variableOf(node.object) === undefined
  ) {
    bindRenderer(analysis, node, value, scope);
    return;
  }
  // An assignment to `super.name` sets a property of `this`.
  if (node.object.type === 'Super') analysis.refuse(faults.thisUse, node, scope);
  const target = readMemberObject(analysis, node, scope);
  const key = keyOf(analysis, node, scope);
  writeKey(analysis, target, key, value, node, scope);
}

/** Writes the properties that a key may name. */
export function writeKey(
  analysis: ScriptAnalysis,
  target: Value,
  key: Key,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  if (key === 'number') writeIndex(analysis, target, value, node, scope);
  else if (key === 'unknown' || isUnknownKey(key, target)) writeComputed(analysis, target, value, node, scope);
  else {
    for (const name of key.names) writeMember(analysis, target, name, value, node, scope);
    if (key.doubt === 'missing') writeUndefinedKey(analysis, target, value);
  }
}

function bindRenderer(analysis: ScriptAnalysis, node: MemberExpression, value: Value, scope: Scope): void {
  const key = keyOf(analysis, node, scope);
  if (typeof key !== 'object' || key.names.some((name) => name !== 'RialtoRenderer')) {
    analysis.refuse(faults.assignName, node, scope);
    return;
  }
  analysis.rendererNodes.add(node);
  analysis.write(analysis.renderer, value);
}

/** Property key: constant names, a number, or an unknown name. */
export type Key = ConstantKey | 'number' | 'unknown';

export interface ConstantKey {
  readonly names: readonly string[];
  /** Whether the key may be undefined instead (`missing`), or contain the text `undefined` (`missing_part`). */
  readonly doubt: 'none' | 'missing' | 'missing_part';
}

/** Key with these names and no others. */
export function constantKey(...names: readonly string[]): ConstantKey {
  return { names, doubt: 'none' };
}

/** Key of a member expression. */
export function keyOf(
  analysis: ScriptAnalysis,
  { computed, property }: Pick<MemberExpression, 'computed' | 'property'>,
  scope: Scope,
): Key {
  if (!computed) return constantKey(property.type === 'Identifier' ? property.name : `#${privateName(property)}`);
  const key = analysis.evaluate(property, scope);
  analysis.budget.spendTexts(key.texts);
  return keyOfValue(key);
}

function privateName(property: MemberExpression['property']): string {
  return property.type === 'PrivateIdentifier' ? property.name : '';
}

/** Key that a computed value stands for. */
export function keyOfValue(key: Value): Key {
  if (values.isNothing(key)) return constantKey();
  const names = constantsOf(key);
  if (names === undefined) return isOnly(key, bit.number) ? 'number' : 'unknown';
  const doubt = has(key, bit.missingPart) ? 'missing_part' : has(key, bit.missing) ? 'missing' : 'none';
  return { names, doubt };
}

/** Whether the names of a key are unknown for objects of the bundle, whose properties are tracked by name. */
export function isUnknownKey(key: ConstantKey, target: Value): boolean {
  return key.doubt === 'missing_part' && target.refs.length > 0;
}

function bindObject(analysis: ScriptAnalysis, pattern: ObjectPattern, value: Value, scope: Scope): void {
  for (const property of pattern.properties) {
    if (property.type === 'Property') {
      bindProperty(analysis, property, value, scope);
      continue;
    }
    const restObject = analysis.objectAt(property, 'object');
    copyInto(analysis, refOf(restObject), value, property, scope);
    analysis.bind(property.argument, refOf(restObject), scope);
  }
}

function bindProperty(analysis: ScriptAnalysis, property: AssignmentProperty, value: Value, scope: Scope): void {
  const key = property.computed
    ? keyOfValue(analysis.evaluate(property.key, scope))
    : constantKey(nameOfKey(property.key));
  analysis.bind(property.value, readKey(analysis, value, key, property, scope), scope);
}

/** Reads the properties that a key may name. */
export function readKey(analysis: ScriptAnalysis, target: Value, key: Key, node: Node, scope: Scope): Value {
  if (key === 'number') return readIndex(analysis, target);
  if (key === 'unknown' || isUnknownKey(key, target)) return readComputed(analysis, target, node, scope);
  let result = key.doubt === 'missing' ? readUndefinedKey(analysis, target) : nothing;
  for (const name of key.names) result = join(result, readMember(analysis, target, name, node, scope));
  return result;
}

/** Name of a key that is not computed. */
export function nameOfKey(key: AssignmentProperty['key']): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

function bindArray(analysis: ScriptAnalysis, pattern: ArrayPattern, value: Value, scope: Scope): void {
  const element = iterate(analysis, value, pattern, scope);
  pattern.elements.forEach((target, index) => {
    if (target === null) return;
    if (target.type === 'RestElement') {
      const restArray = analysis.objectAt(target, 'array');
      analysis.write(restArray.elements, element);
      analysis.bind(target.argument, refOf(restArray), scope);
    } else analysis.bind(target, elementAt(analysis, value, index, element), scope);
  });
}

/** Element at a constant index if the value is a list; otherwise any element. */
function elementAt(analysis: ScriptAnalysis, value: Value, index: number, element: Value): Value {
  const isList = value.bits === 0 && value.refs.every((ref) => ref.kind === 'array' && !hasIterator(analysis, ref));
  if (!isList) return join(element, values.other);
  const knownElement = joinAll(value.refs.map((ref) => readField(analysis, ref, String(index))));
  return constantsOf(knownElement) === undefined ? join(knownElement, values.other) : possiblyMissing(knownElement);
}

function hasIterator(analysis: ScriptAnalysis, ref: ObjectRef): boolean {
  for (const holder of analysis.prototypeChainOf(ref))
    if (!values.isNothing(analysis.read(holder.iteratorMethods))) return true;
  return false;
}
