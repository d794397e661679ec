import type { ArrayPattern, AssignmentProperty, MemberExpression, Node, ObjectPattern, Pattern } from 'acorn';
import { faults } from './faults.ts';
import { readField, readIndex, readMissing, writeMissing } from './fields.ts';
import { iterate } from './iteration.ts';
import { readComputed, readMember, writeComputed, writeIndex, writeMember } from './members.ts';
import { nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { copyInto } from './natives.ts';
import type { ScriptAnalysis } from './run.ts';
import { targetOf } from './self.ts';
import * as values from './values.ts';
import { bit, constantsOf, has, isOnly, join, joinAll, possiblyMissing, refOf } from './values.ts';

/** Assigns a value to a pattern: a declaration, a parameter or the left side of an assignment. */
export function bind(run: ScriptAnalysis, pattern: Pattern, value: Value, scope: Scope): void {
  switch (pattern.type) {
    case 'Identifier': {
      const variable = scope.variableOf(pattern);
      if (variable === undefined) run.refuse(faults.assignName, pattern, scope);
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
  writeKey(run, target, key, value, node, scope);
}

/** Writes the property of a key. */
export function writeKey(run: ScriptAnalysis, target: Value, key: Key, value: Value, node: Node, scope: Scope): void {
  if (key === 'number') writeIndex(run, target, value, node, scope);
  else if (key === 'unknown' || isUnknownKey(key, target)) writeComputed(run, target, value, node, scope);
  else {
    for (const name of key.names) writeMember(run, target, name, value, node, scope);
    if (key.doubt === 'missing') writeMissing(run, target, value);
  }
}

function bindRenderer(run: ScriptAnalysis, node: MemberExpression, value: Value, scope: Scope): void {
  const key = keyOf(run, node, scope);
  if (typeof key !== 'object' || key.names.some((name) => name !== 'RialtoRenderer')) {
    run.refuse(faults.assignName, node, scope);
    return;
  }
  run.rendererNodes.add(node);
  run.write(run.renderer, value);
}

/** Property key: constant names, a number, or an unknown name. */
export type Key = ConstantKey | 'number' | 'unknown';

export interface ConstantKey {
  readonly names: readonly string[];
  /** Whether the key may be undefined instead, or contain its text. */
  readonly doubt: 'none' | 'missing' | 'missing_part';
}

export function constantKey(...names: readonly string[]): ConstantKey {
  return { names, doubt: 'none' };
}

export function keyOf(
  run: ScriptAnalysis,
  { computed, property }: Pick<MemberExpression, 'computed' | 'property'>,
  scope: Scope,
): Key {
  if (!computed) return constantKey(property.type === 'Identifier' ? property.name : `#${privateName(property)}`);
  const key = run.evaluate(property, scope);
  run.budget.spendTexts(key.texts);
  return keyOfValue(key);
}

function privateName(property: MemberExpression['property']): string {
  return property.type === 'PrivateIdentifier' ? property.name : '';
}

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

function bindObject(run: ScriptAnalysis, pattern: ObjectPattern, value: Value, scope: Scope): void {
  for (const property of pattern.properties) {
    if (property.type === 'Property') {
      bindProperty(run, property, value, scope);
      continue;
    }
    const restObject = run.objectAt(property, 'object');
    copyInto(run, refOf(restObject), value, property, scope);
    run.bind(property.argument, refOf(restObject), scope);
  }
}

function bindProperty(run: ScriptAnalysis, property: AssignmentProperty, value: Value, scope: Scope): void {
  const key = property.computed ? keyOfValue(run.evaluate(property.key, scope)) : constantKey(nameOfKey(property.key));
  run.bind(property.value, readKey(run, value, key, property, scope), scope);
}

/** Reads the property of a key. */
export function readKey(run: ScriptAnalysis, target: Value, key: Key, node: Node, scope: Scope): Value {
  if (key === 'number') return readIndex(run, target);
  if (key === 'unknown' || isUnknownKey(key, target)) return readComputed(run, target, node, scope);
  let result = key.doubt === 'missing' ? readMissing(run, target) : nothing;
  for (const name of key.names) result = join(result, readMember(run, target, name, node, scope));
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
      const restArray = run.objectAt(target, 'array');
      run.write(restArray.elements, element);
      run.bind(target.argument, refOf(restArray), scope);
    } else run.bind(target, elementAt(run, value, index, element), scope);
  });
}

/** Element at a constant index if the value is a list; otherwise any element. */
function elementAt(run: ScriptAnalysis, value: Value, index: number, element: Value): Value {
  const isList = value.bits === 0 && value.refs.every((ref) => ref.kind === 'array' && !hasIterator(run, ref));
  if (!isList) return join(element, values.other);
  const knownElement = joinAll(value.refs.map((ref) => readField(run, ref, String(index))));
  return constantsOf(knownElement) === undefined ? join(knownElement, values.other) : possiblyMissing(knownElement);
}

function hasIterator(run: ScriptAnalysis, ref: ObjectRef): boolean {
  for (const holder of run.prototypeChainOf(ref)) if (!values.isNothing(run.read(holder.iteratorMethods))) return true;
  return false;
}
