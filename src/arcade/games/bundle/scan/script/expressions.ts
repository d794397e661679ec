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
import { argumentsOfCall, callMethod, callValue, construct, constructClass, extendError } from './calls.ts';
import { evaluateClass, evaluateObject } from './classes.ts';
import { faults } from './faults.ts';
import { forgetCertain, readMissing } from './fields.ts';
import { iterate, send } from './iteration.ts';
import { ClassRef, nothing, type Scope, type Value, type Variable } from './model.ts';
import { isUnknownKey, keyOf, readKey } from './patterns.ts';
import { refusedFreeName, refusedMember } from './refused-names.ts';
import type { ScriptAnalysis } from './run.ts';
import { readSelf, targetOf } from './self.ts';
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

export function evaluate(run: ScriptAnalysis, node: Expression | Super | PrivateIdentifier, scope: Scope): Value {
  switch (node.type) {
    case 'Identifier':
      return readName(run, node, scope);
    case 'Literal':
      return readLiteral(run, node, scope);
    case 'TemplateLiteral':
      return readTemplate(run, node, scope);
    case 'MemberExpression':
      return readProperty(run, node, scope);
    case 'CallExpression':
      return call(run, node, scope);
    case 'NewExpression':
      return construct(run, node, scope);
    case 'ChainExpression':
      return join(run.evaluate(node.expression, scope), values.other);
    case 'ArrayExpression':
      return makeArray(run, node, scope);
    case 'ObjectExpression':
      return evaluateObject(run, node, scope);
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return refOf(run.makeFunction(node, scope));
    case 'ClassExpression':
      return evaluateClass(run, node, scope);
    case 'AssignmentExpression':
      return assign(run, node, scope);
    case 'UpdateExpression':
      run.evaluate(node.argument, scope);
      run.bind(node.argument as Identifier | MemberExpression, values.aNumber, scope);
      return values.aNumber;
    case 'BinaryExpression':
      return binary(run, node.operator, run.evaluate(node.left, scope), run.evaluate(node.right, scope), node, scope);
    case 'UnaryExpression':
      return unary(run, node, scope);
    case 'LogicalExpression':
      return join(run.evaluate(node.left, scope), run.evaluate(node.right, scope));
    case 'ConditionalExpression':
      run.evaluate(node.test, scope);
      return join(run.evaluate(node.consequent, scope), run.evaluate(node.alternate, scope));
    case 'SequenceExpression':
      return node.expressions.reduce((_, expression) => run.evaluate(expression, scope), nothing);
    case 'TaggedTemplateExpression':
      return callTag(run, node, scope);
    case 'YieldExpression':
      return yieldValue(run, node, scope);
    case 'ThisExpression':
      run.refuse(faults.self, node, scope);
      return readSelf(run, node, scope);
    case 'ParenthesizedExpression':
      return run.evaluate(node.expression, scope);
    case 'PrivateIdentifier':
      return values.other;
    case 'ImportExpression':
      run.refuse(faults.dynamicImport, node, scope);
      return values.any;
    default:
      run.refuse(faults.language, node, scope);
      return values.any;
  }
}

const namespaces: ReadonlySet<string> = new Set([
  'window',
  ...Object.entries(ecmascriptNames).flatMap(([name, { use }]) => (use === 'namespace' ? [name] : [])),
]);

function readName(run: ScriptAnalysis, node: Identifier, scope: Scope): Value {
  const variable = scope.variableOf(node);
  if (variable !== undefined) {
    refuseVariable(run, node, variable, scope);
    const value = run.read(variable.cell);
    return variable.isHoisted === true ? possiblyMissing(value) : value;
  }
  if (namespaces.has(node.name)) {
    run.refuse(faults.namespace, node, scope);
    return values.any;
  }
  const value = globalValue(run, node.name);
  if (value !== undefined) return value;
  run.refuse(refusedFreeName(node.name), node, scope);
  return values.any;
}

/** Rejects variables that may be another object: the arguments of a function, and globals of a later script. */
function refuseVariable(run: ScriptAnalysis, node: Identifier, { script }: Variable, scope: Scope): void {
  if (node.name === 'arguments') run.refuse(refusedFreeName(node.name), node, scope);
  if (script !== undefined && script > scope.owner.script) run.refuse(faults.laterGlobal, node, scope);
}

/** Value of an allowed global name; undefined if the name is not allowed. */
function globalValue(run: ScriptAnalysis, name: string): Value | undefined {
  if (name === 'document') return values.theDocument;
  if (name === 'undefined') return values.other;
  const allowlistEntry = Object.hasOwn(ecmascriptNames, name) ? ecmascriptNames[name] : browserName(name);
  if (allowlistEntry === undefined) return undefined;
  return allowlistEntry.use === 'value' ? values.aNumber : run.natives.get(name);
}

function browserName(name: string) {
  return Object.hasOwn(browserNames, name) ? browserNames[name] : undefined;
}

/** Value of a static member such as `Math.max`; undefined if the object is not an allowed global name. */
function readStatic(run: ScriptAnalysis, node: MemberExpression, scope: Scope): Value | undefined {
  const { object } = node;
  if (object.type !== 'Identifier' || scope.variableOf(object) !== undefined) return undefined;
  const isWindow = object.name === 'window';
  const allowlistEntry = Object.hasOwn(ecmascriptNames, object.name) ? ecmascriptNames[object.name] : undefined;
  if (!isWindow && (allowlistEntry === undefined || allowlistEntry.use === 'value')) return undefined;
  const key = keyOf(run, node, scope);
  if (typeof key !== 'object') {
    run.refuse(faults.computedNative, node, scope);
    return values.any;
  }
  let result = nothing;
  for (const name of key.names) {
    if (object.name === 'Symbol') run.refuse(faults.iterator, node, scope);
    const value = isWindow
      ? windowValue(run, name)
      : staticValue(run, object.name, name, allowlistEntry?.members ?? []);
    if (value === undefined) run.refuse(isWindow ? refusedFreeName(name) : staticFault(object.name, name), node, scope);
    result = join(result, value ?? values.any);
  }
  return result;
}

function windowValue(run: ScriptAnalysis, name: string): Value | undefined {
  // An element with this id has the same name.
  if (name === rendererName) return join(run.read(run.renderer), values.hostOrNull);
  return browserName(name) === undefined ? undefined : globalValue(run, name);
}

function staticValue(run: ScriptAnalysis, object: string, name: string, members: readonly string[]): Value | undefined {
  if (!members.includes(name)) return undefined;
  if (object === 'Symbol') return values.builtin;
  return /^(?:[A-Z][A-Z0-9_]*|NaN)$/.test(name) ? values.aNumber : run.natives.get(`${object}.${name}`);
}

function staticFault(object: string, name: string) {
  if (name === 'random' || name === 'now') return refusedFreeName('Promise');
  return object === 'Object' ? refusedFreeName('Reflect') : refusedMember(name);
}

function readProperty(run: ScriptAnalysis, node: MemberExpression, scope: Scope): Value {
  const value = readStatic(run, node, scope);
  if (value !== undefined) return value;
  const target = targetOf(run, node, scope);
  return readKey(run, target, keyOf(run, node, scope), node, scope);
}

function call(run: ScriptAnalysis, node: CallExpression, scope: Scope): Value {
  const { callee } = node;
  if (callee.type === 'Super') return callSuper(run, node, scope);
  const parameters = argumentsOfCall(run, node, scope);
  if (callee.type !== 'MemberExpression')
    return callValue(run, run.evaluate(callee, scope), values.other, parameters, node, scope);
  const value = readStatic(run, callee, scope);
  if (value !== undefined) return callValue(run, value, values.other, parameters, node, scope);
  const target = targetOf(run, callee, scope);
  const self = callee.object.type === 'Super' ? readSelf(run, node, scope) : undefined;
  const key = keyOf(run, callee, scope);
  if (typeof key !== 'object' || isUnknownKey(key, target))
    return callValue(run, readKey(run, target, key, callee, scope), target, parameters, node, scope);
  const unnamed = key.doubt === 'missing' ? readMissing(run, target) : nothing;
  let result = values.isNothing(unnamed) ? nothing : callValue(run, unnamed, target, parameters, node, scope);
  for (const name of key.names) result = join(result, callMethod(run, target, name, parameters, callee, scope, self));
  return result;
}

function callSuper(run: ScriptAnalysis, node: CallExpression, scope: Scope): Value {
  const { home } = scope.owner;
  if (home === undefined) {
    run.refuse(faults.self, node, scope);
    return nothing;
  }
  const parameters = argumentsOfCall(run, node, scope);
  const self = readSelf(run, node, scope);
  for (const base of run.read(home.superclass).refs)
    if (base instanceof ClassRef) {
      constructClass(run, base, self, parameters, node, scope);
    } else extendError(run, self, parameters);
  return self;
}

function callTag(run: ScriptAnalysis, node: TaggedTemplateExpression, scope: Scope): Value {
  const substitutions = node.quasi.expressions.map((expression) => run.evaluate(expression, scope));
  const parameters = { values: [values.data, ...substitutions], spread: nothing };
  const { tag } = node;
  if (tag.type !== 'MemberExpression')
    return callValue(run, run.evaluate(tag, scope), values.other, parameters, node, scope);
  const value = readStatic(run, tag, scope);
  if (value !== undefined) return callValue(run, value, values.other, parameters, node, scope);
  const target = targetOf(run, tag, scope);
  const callee = readKey(run, target, keyOf(run, tag, scope), tag, scope);
  const self = tag.object.type === 'Super' ? readSelf(run, node, scope) : target;
  return callValue(run, callee, self, parameters, node, scope);
}

function yieldValue(run: ScriptAnalysis, node: Expression & { type: 'YieldExpression' }, scope: Scope): Value {
  const { body } = scope.owner;
  const value = node.argument ? run.evaluate(node.argument, scope) : values.other;
  if (body === undefined) return values.any;
  if (!node.delegate) {
    run.write(body.iterator.elements, value);
    return join(values.other, run.read(body.nextArguments));
  }
  // The return value of a delegate is joined with its yielded values.
  const yielded = iterate(run, value, node, scope);
  run.write(body.iterator.elements, yielded);
  send(run, value, run.read(body.nextArguments));
  return join(values.other, yielded);
}

function makeArray(run: ScriptAnalysis, node: Expression & { type: 'ArrayExpression' }, scope: Scope): Value {
  const ref = run.objectAt(node, 'array');
  const isShort = node.elements.length <= 8 && node.elements.every((element) => element?.type !== 'SpreadElement');
  node.elements.forEach((element, index) => {
    if (element === null) return;
    const value =
      element.type === 'SpreadElement'
        ? iterate(run, run.evaluate(element.argument, scope), element, scope)
        : run.evaluate(element, scope);
    if (isShort) {
      ref.addCertain(String(index));
      run.writeField(ref, String(index), value);
    } else run.write(ref.elements, value);
  });
  return refOf(ref);
}

function assign(run: ScriptAnalysis, node: AssignmentExpression, scope: Scope): Value {
  const { left, operator } = node;
  const right = run.evaluate(node.right, scope);
  if (operator === '=') {
    run.bind(left, right, scope);
    return right;
  }
  const before = run.evaluate(left as Expression, scope);
  const isLogical = operator === '&&=' || operator === '||=' || operator === '??=';
  const value = isLogical ? join(before, right) : binary(run, operator.slice(0, -1), before, right, node, scope);
  run.bind(left, value, scope);
  return value;
}

const arithmetic: ReadonlySet<string> = new Set(['-', '*', '/', '%', '&', '|', '^', '**', '<<', '>>', '>>>']);

function binary(run: ScriptAnalysis, operator: string, left: Value, right: Value, node: Node, scope: Scope): Value {
  if (operator === '+') {
    const sum = concatenate(left, right);
    for (const text of constantsOf(sum) ?? []) run.checkText(text, node, scope);
    return sum;
  }
  return arithmetic.has(operator) ? values.aNumber : values.other;
}

function unary(run: ScriptAnalysis, { operator, argument }: UnaryExpression, scope: Scope): Value {
  const value = run.evaluate(argument, scope);
  if (operator === 'delete') remove(run, argument, scope);
  if (operator === 'typeof') return values.aText;
  if (operator === '+' || operator === '-' || operator === '~') return values.aNumber;
  return values.isNothing(value) ? nothing : values.other;
}

function remove(run: ScriptAnalysis, argument: Expression, scope: Scope): void {
  if (argument.type === 'ChainExpression') {
    remove(run, argument.expression, scope);
    return;
  }
  if (argument.type !== 'MemberExpression' || argument.object.type === 'Super') return;
  const isThis = argument.object.type === 'ThisExpression';
  const target = isThis ? readSelf(run, argument, scope) : run.evaluate(argument.object, scope);
  forgetCertain(run, target);
  if (isThis) return;
  if (has(target, hostBits | bit.builtin) || target.refs.some(({ kind }) => kind === 'native'))
    run.refuse(faults.assignNative, argument, scope);
}

function readLiteral(run: ScriptAnalysis, node: Literal, scope: Scope): Value {
  if (typeof node.value === 'string') {
    run.checkText(node.value, node, scope);
    return textOf(node.value);
  }
  if (node.regex !== undefined && node.regex !== null) return values.data;
  return typeof node.value === 'number' ? values.aNumber : values.other;
}

function readTemplate(run: ScriptAnalysis, node: TemplateLiteral, scope: Scope): Value {
  let result: Value = textOf('');
  node.quasis.forEach(({ value: { cooked, raw } }, index) => {
    const part = cooked ?? raw;
    run.checkText(part, node, scope);
    result = concatenate(result, textOf(part));
    const expression = node.expressions[index];
    if (expression === undefined) return;
    const value = run.evaluate(expression, scope);
    result = constantsOf(value) === undefined ? values.aText : concatenate(result, value);
  });
  run.budget.spendTexts(result.texts);
  return has(result, bit.text) && isOnly(result, bit.text) ? result : values.aText;
}
