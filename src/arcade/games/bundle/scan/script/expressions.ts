// Determines the possible values of each kind of expression.

import type {
  AssignmentExpression,
  CallExpression,
  Expression,
  Identifier,
  Literal,
  MemberExpression,
  Node,
  PrivateIdentifier,
  Super,
  TaggedTemplateExpression,
  TemplateLiteral,
  UnaryExpression,
} from 'acorn';
import { browserNames, ecmascriptNames, rendererName } from '../allowed.ts';
import { argumentsOfCall, callMethod, callValue, construct, constructClass, storeErrorCause } from './calls.ts';
import { evaluateClass, evaluateObject } from './classes.ts';
import { faults } from './faults.ts';
import { forgetCertainFields, readUndefinedKey } from './fields.ts';
import { iterate, sendToGenerators } from './iteration.ts';
import { ClassRef, nothing, type Scope, type Value, type Variable } from './model.ts';
import { isUnknownKey, keyOf, readKey } from './patterns.ts';
import { faultOfGlobal, faultOfMember } from './refused-names.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import { readMemberObject, readThis } from './this-value.ts';
import * as values from './values.ts';
import {
  bit,
  concatenate,
  constantsOf,
  has,
  hostBits,
  isOnly,
  join,
  possiblyMissing,
  refOf,
  textOf,
} from './values.ts';

export function evaluate(analysis: ScriptAnalysis, node: Expression | Super | PrivateIdentifier, scope: Scope): Value {
  switch (node.type) {
    case 'Identifier':
      return readName(analysis, node, scope);
    case 'Literal':
      return readLiteral(analysis, node, scope);
    case 'TemplateLiteral':
      return readTemplate(analysis, node, scope);
    case 'MemberExpression':
      return readProperty(analysis, node, scope);
    case 'CallExpression':
      return call(analysis, node, scope);
    case 'NewExpression':
      return construct(analysis, node, scope);
    case 'ChainExpression':
      return join(analysis.evaluate(node.expression, scope), values.other);
    case 'ArrayExpression':
      return makeArray(analysis, node, scope);
    case 'ObjectExpression':
      return evaluateObject(analysis, node, scope);
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return refOf(analysis.makeFunction(node, scope));
    case 'ClassExpression':
      return evaluateClass(analysis, node, scope);
    case 'AssignmentExpression':
      return assign(analysis, node, scope);
    case 'UpdateExpression':
      analysis.evaluate(node.argument, scope);
      analysis.bind(node.argument as Identifier | MemberExpression, values.aNumber, scope);
      return values.aNumber;
    case 'BinaryExpression':
      return binary(
        analysis,
        node.operator,
        analysis.evaluate(node.left, scope),
        analysis.evaluate(node.right, scope),
        node,
        scope,
      );
    case 'UnaryExpression':
      return unary(analysis, node, scope);
    case 'LogicalExpression':
      return join(analysis.evaluate(node.left, scope), analysis.evaluate(node.right, scope));
    case 'ConditionalExpression':
      analysis.evaluate(node.test, scope);
      return join(analysis.evaluate(node.consequent, scope), analysis.evaluate(node.alternate, scope));
    case 'SequenceExpression':
      return node.expressions.reduce((_, expression) => analysis.evaluate(expression, scope), nothing);
    case 'TaggedTemplateExpression':
      return callTag(analysis, node, scope);
    case 'YieldExpression':
      return yieldValue(analysis, node, scope);
    case 'ThisExpression':
      analysis.refuse(faults.thisUse, node, scope);
      return readThis(analysis, node, scope);
    case 'ParenthesizedExpression':
      return analysis.evaluate(node.expression, scope);
    case 'PrivateIdentifier':
      return values.other;
    case 'ImportExpression':
      analysis.refuse(faults.dynamicImport, node, scope);
      return values.any;
    default:
      analysis.refuse(faults.language, node, scope);
      return values.any;
  }
}

const namespaces: ReadonlySet<string> = new Set([
  'window',
  ...Object.entries(ecmascriptNames).flatMap(([name, { use }]) => (use === 'namespace' ? [name] : [])),
]);

function readName(analysis: ScriptAnalysis, node: Identifier, scope: Scope): Value {
  const variable = scope.variableOf(node);
  if (variable !== undefined) {
    refuseVariable(analysis, node, variable, scope);
    const value = analysis.read(variable.cell);
    return variable.isHoisted === true ? possiblyMissing(value) : value;
  }
  if (namespaces.has(node.name)) {
    analysis.refuse(faults.namespace, node, scope);
    return values.any;
  }
  const value = globalValue(analysis, node.name);
  if (value !== undefined) return value;
  analysis.refuse(faultOfGlobal(node.name), node, scope);
  return values.any;
}

/** Rejects variables that may be another object: the arguments of a function, and globals of a later script. */
function refuseVariable(analysis: ScriptAnalysis, node: Identifier, { scriptPosition }: Variable, scope: Scope): void {
  if (node.name === 'arguments') analysis.refuse(faultOfGlobal(node.name), node, scope);
  if (scriptPosition !== undefined && scriptPosition > scope.owner.scriptPosition)
    analysis.refuse(faults.laterGlobal, node, scope);
}

/** Value of an allowed global name; undefined if the name is not allowed. */
function globalValue(analysis: ScriptAnalysis, name: string): Value | undefined {
  if (name === 'document') return values.theDocument;
  if (name === 'undefined') return values.other;
  const allowlistEntry = Object.hasOwn(ecmascriptNames, name) ? ecmascriptNames[name] : browserName(name);
  if (allowlistEntry === undefined) return undefined;
  return allowlistEntry.use === 'value' ? values.aNumber : analysis.natives.get(name);
}

function browserName(name: string) {
  return Object.hasOwn(browserNames, name) ? browserNames[name] : undefined;
}

/** Value of a static member such as `Math.max`; undefined if the object is not an allowed global name. */
function readStatic(analysis: ScriptAnalysis, node: MemberExpression, scope: Scope): Value | undefined {
  const { object } = node;
  if (object.type !== 'Identifier' || scope.variableOf(object) !== undefined) return undefined;
  const isWindow = object.name === 'window';
  const allowlistEntry = Object.hasOwn(ecmascriptNames, object.name) ? ecmascriptNames[object.name] : undefined;
  if (!isWindow && (allowlistEntry === undefined || allowlistEntry.use === 'value')) return undefined;
  const key = keyOf(analysis, node, scope);
  if (typeof key !== 'object') {
    analysis.refuse(faults.computedNative, node, scope);
    return values.any;
  }
  let result = nothing;
  for (const name of key.names) {
    if (object.name === 'Symbol') analysis.refuse(faults.iterator, node, scope);
    const value = isWindow
      ? windowValue(analysis, name)
      : staticValue(analysis, object.name, name, allowlistEntry?.members ?? []);
    if (value === undefined)
      analysis.refuse(isWindow ? faultOfGlobal(name) : staticFault(object.name, name), node, scope);
    result = join(result, value ?? values.any);
  }
  return result;
}

function windowValue(analysis: ScriptAnalysis, name: string): Value | undefined {
  // An element with this id is a property of the window, too.
  if (name === rendererName) return join(analysis.read(analysis.renderer), values.hostOrNull);
  return browserName(name) === undefined ? undefined : globalValue(analysis, name);
}

function staticValue(
  analysis: ScriptAnalysis,
  object: string,
  name: string,
  members: readonly string[],
): Value | undefined {
  if (!members.includes(name)) return undefined;
  if (object === 'Symbol') return values.builtin;
  return /^(?:[A-Z][A-Z0-9_]*|NaN)$/.test(name) ? values.aNumber : analysis.natives.get(`${object}.${name}`);
}

/** Fault of a static member that is not allowed, with the message of a global of the same rule family. */
function staticFault(object: string, name: string) {
  if (name === 'random' || name === 'now') return faultOfGlobal('Promise');
  return object === 'Object' ? faultOfGlobal('Reflect') : faultOfMember(name);
}

function readProperty(analysis: ScriptAnalysis, node: MemberExpression, scope: Scope): Value {
  const value = readStatic(analysis, node, scope);
  if (value !== undefined) return value;
  const target = readMemberObject(analysis, node, scope);
  return readKey(analysis, target, keyOf(analysis, node, scope), node, scope);
}

function call(analysis: ScriptAnalysis, node: CallExpression, scope: Scope): Value {
  const { callee } = node;
  if (callee.type === 'Super') return callSuper(analysis, node, scope);
  const args = argumentsOfCall(analysis, node, scope);
  if (callee.type !== 'MemberExpression')
    return callValue(analysis, analysis.evaluate(callee, scope), values.other, args, node, scope);
  const value = readStatic(analysis, callee, scope);
  if (value !== undefined) return callValue(analysis, value, values.other, args, node, scope);
  const target = readMemberObject(analysis, callee, scope);
  const self = callee.object.type === 'Super' ? readThis(analysis, node, scope) : undefined;
  const key = keyOf(analysis, callee, scope);
  if (typeof key !== 'object' || isUnknownKey(key, target))
    return callValue(analysis, readKey(analysis, target, key, callee, scope), target, args, node, scope);
  const unnamed = key.doubt === 'missing' ? readUndefinedKey(analysis, target) : nothing;
  let result = values.isNothing(unnamed) ? nothing : callValue(analysis, unnamed, target, args, node, scope);
  for (const name of key.names) result = join(result, callMethod(analysis, target, name, args, callee, scope, self));
  return result;
}

function callSuper(analysis: ScriptAnalysis, node: CallExpression, scope: Scope): Value {
  const { home } = scope.owner;
  if (home === undefined) {
    analysis.refuse(faults.thisUse, node, scope);
    return nothing;
  }
  const args = argumentsOfCall(analysis, node, scope);
  const self = readThis(analysis, node, scope);
  for (const base of analysis.read(home.superclass).refs)
    if (base instanceof ClassRef) {
      constructClass(analysis, base, self, args, node, scope);
    } else storeErrorCause(analysis, self, args);
  return self;
}

function callTag(analysis: ScriptAnalysis, node: TaggedTemplateExpression, scope: Scope): Value {
  const substitutions = node.quasi.expressions.map((expression) => analysis.evaluate(expression, scope));
  const args = { values: [values.data, ...substitutions], spread: nothing };
  const { tag } = node;
  if (tag.type !== 'MemberExpression')
    return callValue(analysis, analysis.evaluate(tag, scope), values.other, args, node, scope);
  const value = readStatic(analysis, tag, scope);
  if (value !== undefined) return callValue(analysis, value, values.other, args, node, scope);
  const target = readMemberObject(analysis, tag, scope);
  const callee = readKey(analysis, target, keyOf(analysis, tag, scope), tag, scope);
  const self = tag.object.type === 'Super' ? readThis(analysis, node, scope) : target;
  return callValue(analysis, callee, self, args, node, scope);
}

function yieldValue(analysis: ScriptAnalysis, node: Expression & { type: 'YieldExpression' }, scope: Scope): Value {
  const { body } = scope.owner;
  const value = node.argument ? analysis.evaluate(node.argument, scope) : values.other;
  if (body === undefined) return values.any;
  if (!node.delegate) {
    analysis.write(body.iterator.elements, value);
    return join(values.other, analysis.read(body.nextArguments));
  }
  // The return value of a delegate is joined with its yielded values.
  const yielded = iterate(analysis, value, node, scope);
  analysis.write(body.iterator.elements, yielded);
  sendToGenerators(analysis, value, analysis.read(body.nextArguments));
  return join(values.other, yielded);
}

/** Maximum length of an array literal whose elements are tracked by index. */
const indexedElementsMax = 8;

function makeArray(analysis: ScriptAnalysis, node: Expression & { type: 'ArrayExpression' }, scope: Scope): Value {
  const ref = analysis.objectAt(node, 'array');
  const isShort =
    node.elements.length <= indexedElementsMax && node.elements.every((element) => element?.type !== 'SpreadElement');
  node.elements.forEach((element, index) => {
    if (element === null) return;
    const value =
      element.type === 'SpreadElement'
        ? iterate(analysis, analysis.evaluate(element.argument, scope), element, scope)
        : analysis.evaluate(element, scope);
    if (isShort) {
      ref.addCertain(String(index));
      analysis.writeField(ref, String(index), value);
    } else analysis.write(ref.elements, value);
  });
  return refOf(ref);
}

function assign(analysis: ScriptAnalysis, node: AssignmentExpression, scope: Scope): Value {
  const { left, operator } = node;
  const right = analysis.evaluate(node.right, scope);
  if (operator === '=') {
    analysis.bind(left, right, scope);
    return right;
  }
  const before = analysis.evaluate(left as Expression, scope);
  const isLogical = operator === '&&=' || operator === '||=' || operator === '??=';
  const value = isLogical ? join(before, right) : binary(analysis, operator.slice(0, -1), before, right, node, scope);
  analysis.bind(left, value, scope);
  return value;
}

const arithmetic: ReadonlySet<string> = new Set(['-', '*', '/', '%', '&', '|', '^', '**', '<<', '>>', '>>>']);

function binary(
  analysis: ScriptAnalysis,
  operator: string,
  left: Value,
  right: Value,
  node: Node,
  scope: Scope,
): Value {
  if (operator === '+') {
    const sum = concatenate(left, right);
    for (const text of constantsOf(sum) ?? []) analysis.checkText(text, node, scope);
    return sum;
  }
  return arithmetic.has(operator) ? values.aNumber : values.other;
}

function unary(analysis: ScriptAnalysis, { operator, argument }: UnaryExpression, scope: Scope): Value {
  const value = analysis.evaluate(argument, scope);
  if (operator === 'delete') remove(analysis, argument, scope);
  if (operator === 'typeof') return values.aText;
  if (operator === '+' || operator === '-' || operator === '~') return values.aNumber;
  return values.isNothing(value) ? nothing : values.other;
}

function remove(analysis: ScriptAnalysis, argument: Expression, scope: Scope): void {
  if (argument.type === 'ChainExpression') {
    remove(analysis, argument.expression, scope);
    return;
  }
  if (argument.type !== 'MemberExpression' || argument.object.type === 'Super') return;
  const isThis = argument.object.type === 'ThisExpression';
  const target = isThis ? readThis(analysis, argument, scope) : analysis.evaluate(argument.object, scope);
  forgetCertainFields(analysis, target);
  if (isThis) return;
  if (has(target, hostBits | bit.builtin) || target.refs.some(({ kind }) => kind === 'native'))
    analysis.refuse(faults.assignNative, argument, scope);
}

function readLiteral(analysis: ScriptAnalysis, node: Literal, scope: Scope): Value {
  if (typeof node.value === 'string') {
    analysis.checkText(node.value, node, scope);
    return textOf(node.value);
  }
  if (node.regex !== undefined && node.regex !== null) return values.data;
  return typeof node.value === 'number' ? values.aNumber : values.other;
}

function readTemplate(analysis: ScriptAnalysis, node: TemplateLiteral, scope: Scope): Value {
  let result: Value = textOf('');
  node.quasis.forEach(({ value: { cooked, raw } }, index) => {
    const part = cooked ?? raw;
    analysis.checkText(part, node, scope);
    result = concatenate(result, textOf(part));
    const expression = node.expressions[index];
    if (expression === undefined) return;
    const value = analysis.evaluate(expression, scope);
    result = constantsOf(value) === undefined ? values.aText : concatenate(result, value);
  });
  analysis.budget.spendTexts(result.texts);
  return has(result, bit.text) && isOnly(result, bit.text) ? result : values.aText;
}
