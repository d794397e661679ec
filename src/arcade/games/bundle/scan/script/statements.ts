// Analyses statements. All branches are analysed, because conditions are not evaluated.

import type {
  AnyNode,
  Expression,
  ForInStatement,
  ForOfStatement,
  ObjectPattern,
  Pattern,
  SwitchStatement,
  TryStatement,
  VariableDeclaration,
} from 'acorn';
import { evaluateClass } from './classes.ts';
import { faults } from './faults.ts';
import { propertyNames } from './fields.ts';
import { iterate } from './iteration.ts';
import { Scope, type Value } from './model.ts';
import { declareLexical } from './scopes.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import { readThis } from './this-value.ts';
import * as values from './values.ts';
import { join } from './values.ts';

/** Scope of a block, loop or catch clause; created and filled with its names the first time. */
function scopeOf(analysis: ScriptAnalysis, node: AnyNode, parent: Scope, statements: readonly AnyNode[]): Scope {
  const cachedScope = analysis.scopes.get(node);
  if (cachedScope !== undefined) return cachedScope;
  const scope = new Scope(parent, parent.owner);
  declareLexical(statements, scope);
  analysis.scopes.set(node, scope);
  return scope;
}

export function execute(analysis: ScriptAnalysis, node: AnyNode, scope: Scope): void {
  switch (node.type) {
    case 'ExpressionStatement':
      // If a browser read a regular expression where acorn reads a division, or the reverse, the scan would miss code.
      if (scope.owner.scan.text[node.start] === '/') analysis.refuse(faults.language, node, scope);
      if (node.expression.type === 'CallExpression') analysis.statementCalls.add(node.expression.callee);
      analysis.evaluate(node.expression, scope);
      return;
    case 'VariableDeclaration':
      if (node.kind === 'using' || node.kind === 'await using') analysis.refuse(faults.language, node, scope);
      // acorn accepts a `const` without a value before a line that begins with `of`.
      if (node.kind === 'const' && node.declarations.some(({ init }) => !init))
        analysis.refuse(faults.language, node, scope);
      declare(analysis, node, scope);
      return;
    case 'FunctionDeclaration':
      if (node.id !== null) analysis.bind(node.id, values.refOf(analysis.makeFunction(node, scope)), scope);
      return;
    case 'ClassDeclaration':
      executeClassDeclaration(analysis, node, scope);
      return;
    case 'ReturnStatement':
      if (node.argument) writeResult(analysis, analysis.evaluate(node.argument, scope), node, scope);
      return;
    case 'IfStatement':
      analysis.evaluate(node.test, scope);
      executeBody(analysis, node.consequent, scope);
      if (node.alternate) executeBody(analysis, node.alternate, scope);
      return;
    case 'BlockStatement':
    case 'StaticBlock':
      executeAll(analysis, node.body, scopeOf(analysis, node, scope, node.body), true);
      return;
    case 'ForStatement': {
      const inner = scopeOf(analysis, node, scope, node.init?.type === 'VariableDeclaration' ? [node.init] : []);
      if (node.init?.type === 'VariableDeclaration') analysis.execute(node.init, inner);
      else if (node.init) analysis.evaluate(node.init, inner);
      if (node.test) analysis.evaluate(node.test, inner);
      if (node.update) analysis.evaluate(node.update, inner);
      executeBody(analysis, node.body, inner);
      return;
    }
    case 'ForInStatement':
      executeLoop(analysis, node, (object) => propertyNames(analysis, object) ?? values.aText, scope);
      return;
    case 'ForOfStatement':
      if (node.await) analysis.refuse(faults.language, node, scope);
      executeLoop(analysis, node, (iterable) => iterate(analysis, iterable, node, scope), scope);
      return;
    case 'WhileStatement':
    case 'DoWhileStatement':
      analysis.evaluate(node.test, scope);
      executeBody(analysis, node.body, scope);
      return;
    case 'SwitchStatement':
      executeSwitch(analysis, node, scope);
      return;
    case 'ThrowStatement':
      analysis.write(analysis.thrown, analysis.evaluate(node.argument, scope));
      return;
    case 'TryStatement':
      executeTry(analysis, node, scope);
      return;
    case 'LabeledStatement':
      executeBody(analysis, node.body, scope);
      return;
    case 'EmptyStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return;
    default:
      analysis.refuse(faults.language, node, scope);
  }
}

/** Evaluates statements in order. Declared names are already in the scope. */
export function executeAll(
  analysis: ScriptAnalysis,
  statements: readonly AnyNode[],
  scope: Scope,
  isBlock: boolean,
): void {
  for (const statement of statements) {
    if (isBlock && statement.type === 'FunctionDeclaration' && !scope.owner.isStrict)
      analysis.refuse(faults.nestedFunction, statement, scope);
    analysis.execute(statement, scope);
  }
}

function executeBody(analysis: ScriptAnalysis, body: AnyNode, scope: Scope): void {
  if (body.type === 'FunctionDeclaration') analysis.refuse(faults.nestedFunction, body, scope);
  analysis.execute(body, scope);
}

function executeClassDeclaration(
  analysis: ScriptAnalysis,
  node: AnyNode & { type: 'ClassDeclaration' },
  scope: Scope,
): void {
  const value = evaluateClass(analysis, node, scope);
  if (node.id !== null) analysis.bind(node.id, value, scope);
}

function declare(analysis: ScriptAnalysis, { declarations }: VariableDeclaration, scope: Scope): void {
  for (const { id, init } of declarations) analysis.bind(id, initialValue(analysis, id, init, scope), scope);
}

function initialValue(analysis: ScriptAnalysis, id: Pattern, init: Expression | null | undefined, scope: Scope): Value {
  if (!init) return values.other;
  // Constant names of a pattern are read like `this.name`.
  if (init.type === 'ThisExpression' && id.type === 'ObjectPattern' && id.properties.every(hasConstantName))
    return readThis(analysis, init, scope);
  return analysis.evaluate(init, scope);
}

function hasConstantName(property: ObjectPattern['properties'][number]): boolean {
  return property.type === 'Property' && !property.computed;
}

function writeResult(analysis: ScriptAnalysis, value: Value, node: AnyNode, scope: Scope): void {
  const { body } = scope.owner;
  if (body === undefined) return;
  if (body.method?.isConstructor === true) analysis.refuse(faults.constructorResult, node, scope);
  if (body.node.generator) analysis.write(body.iterator.elements, value);
  else analysis.write(body.result, value);
}

function executeLoop(
  analysis: ScriptAnalysis,
  node: ForInStatement | ForOfStatement,
  elementOf: (value: Value) => Value,
  scope: Scope,
): void {
  const { left } = node;
  const inner = scopeOf(analysis, node, scope, left.type === 'VariableDeclaration' ? [left] : []);
  if (left.type === 'VariableDeclaration' && left.declarations.some(({ init }) => init))
    analysis.refuse(faults.language, left, scope);
  const value = elementOf(analysis.evaluate(node.right, scope));
  if (left.type === 'VariableDeclaration') for (const { id } of left.declarations) analysis.bind(id, value, inner);
  else analysis.bind(left, value, inner);
  executeBody(analysis, node.body, inner);
}

function executeSwitch(analysis: ScriptAnalysis, node: SwitchStatement, scope: Scope): void {
  analysis.evaluate(node.discriminant, scope);
  const inner = scopeOf(
    analysis,
    node,
    scope,
    node.cases.flatMap(({ consequent }) => consequent),
  );
  for (const { test, consequent } of node.cases) {
    if (test) analysis.evaluate(test, inner);
    executeAll(analysis, consequent, inner, true);
  }
}

function executeTry(analysis: ScriptAnalysis, { block, handler, finalizer }: TryStatement, scope: Scope): void {
  analysis.execute(block, scope);
  if (handler) {
    const inner = scopeOf(analysis, handler, scope, []);
    if (handler.param) {
      declareLexical([declarationOf(handler.param)], inner);
      analysis.bind(handler.param, join(values.data, analysis.read(analysis.thrown)), inner);
    }
    analysis.execute(handler.body, inner);
  }
  if (finalizer) analysis.execute(finalizer, scope);
}

function declarationOf(id: VariableDeclaration['declarations'][number]['id']): VariableDeclaration {
  const { start, end } = id;
  const declarator = { type: 'VariableDeclarator', start, end, id } as const;
  return { type: 'VariableDeclaration', kind: 'let', start, end, declarations: [declarator] };
}
