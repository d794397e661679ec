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
import type { ScriptAnalysis } from './run.ts';
import { declareLexical } from './scopes.ts';
import { readSelf } from './self.ts';
import * as values from './values.ts';
import { join } from './values.ts';

function scopeOf(run: ScriptAnalysis, node: AnyNode, parent: Scope, statements: readonly AnyNode[]): Scope {
  const cachedScope = run.scopes.get(node);
  if (cachedScope !== undefined) return cachedScope;
  const scope = new Scope(parent, parent.owner);
  declareLexical(statements, scope);
  run.scopes.set(node, scope);
  return scope;
}

export function execute(run: ScriptAnalysis, node: AnyNode, scope: Scope): void {
  switch (node.type) {
    case 'ExpressionStatement':
      // Where a browser reads a division as a regular expression or the reverse, the scan would read code as its text.
      if (scope.owner.scan.text[node.start] === '/') run.refuse(faults.language, node, scope);
      if (node.expression.type === 'CallExpression') run.statementCalls.add(node.expression.callee);
      run.evaluate(node.expression, scope);
      return;
    case 'VariableDeclaration':
      if (node.kind === 'using' || node.kind === 'await using') run.refuse(faults.language, node, scope);
      // acorn accepts it before a line that begins with `of`.
      if (node.kind === 'const' && node.declarations.some(({ init }) => !init))
        run.refuse(faults.language, node, scope);
      declare(run, node, scope);
      return;
    case 'FunctionDeclaration':
      if (node.id !== null) run.bind(node.id, values.refOf(run.makeFunction(node, scope)), scope);
      return;
    case 'ClassDeclaration':
      declareClass(run, node, scope);
      return;
    case 'ReturnStatement':
      if (node.argument) writeResult(run, run.evaluate(node.argument, scope), node, scope);
      return;
    case 'IfStatement':
      run.evaluate(node.test, scope);
      executeBody(run, node.consequent, scope);
      if (node.alternate) executeBody(run, node.alternate, scope);
      return;
    case 'BlockStatement':
    case 'StaticBlock':
      executeAll(run, node.body, scopeOf(run, node, scope, node.body), true);
      return;
    case 'ForStatement': {
      const inner = scopeOf(run, node, scope, node.init?.type === 'VariableDeclaration' ? [node.init] : []);
      if (node.init?.type === 'VariableDeclaration') run.execute(node.init, inner);
      else if (node.init) run.evaluate(node.init, inner);
      if (node.test) run.evaluate(node.test, inner);
      if (node.update) run.evaluate(node.update, inner);
      executeBody(run, node.body, inner);
      return;
    }
    case 'ForInStatement':
      executeLoop(run, node, (object) => propertyNames(run, object) ?? values.aText, scope);
      return;
    case 'ForOfStatement':
      if (node.await) run.refuse(faults.language, node, scope);
      executeLoop(run, node, (iterable) => iterate(run, iterable, node, scope), scope);
      return;
    case 'WhileStatement':
    case 'DoWhileStatement':
      run.evaluate(node.test, scope);
      executeBody(run, node.body, scope);
      return;
    case 'SwitchStatement':
      executeSwitch(run, node, scope);
      return;
    case 'ThrowStatement':
      run.write(run.thrown, run.evaluate(node.argument, scope));
      return;
    case 'TryStatement':
      executeTry(run, node, scope);
      return;
    case 'LabeledStatement':
      executeBody(run, node.body, scope);
      return;
    case 'EmptyStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return;
    default:
      run.refuse(faults.language, node, scope);
  }
}

/** Evaluates statements in order. Declared names are already in the scope. */
export function executeAll(run: ScriptAnalysis, statements: readonly AnyNode[], scope: Scope, isBlock: boolean): void {
  for (const statement of statements) {
    if (isBlock && statement.type === 'FunctionDeclaration' && !scope.owner.isStrict)
      run.refuse(faults.nested, statement, scope);
    run.execute(statement, scope);
  }
}

function executeBody(run: ScriptAnalysis, body: AnyNode, scope: Scope): void {
  if (body.type === 'FunctionDeclaration') run.refuse(faults.nested, body, scope);
  run.execute(body, scope);
}

function declareClass(run: ScriptAnalysis, node: AnyNode & { type: 'ClassDeclaration' }, scope: Scope): void {
  const value = evaluateClass(run, node, scope);
  if (node.id !== null) run.bind(node.id, value, scope);
}

function declare(run: ScriptAnalysis, { declarations }: VariableDeclaration, scope: Scope): void {
  for (const { id, init } of declarations) run.bind(id, initialValue(run, id, init, scope), scope);
}

function initialValue(run: ScriptAnalysis, id: Pattern, init: Expression | null | undefined, scope: Scope): Value {
  if (!init) return values.other;
  // Constant names of a pattern are read like `this.name`.
  if (init.type === 'ThisExpression' && id.type === 'ObjectPattern' && id.properties.every(hasConstantName))
    return readSelf(run, init, scope);
  return run.evaluate(init, scope);
}

function hasConstantName(property: ObjectPattern['properties'][number]): boolean {
  return property.type === 'Property' && !property.computed;
}

function writeResult(run: ScriptAnalysis, value: Value, node: AnyNode, scope: Scope): void {
  const { body } = scope.owner;
  if (body === undefined) return;
  if (body.method?.isConstructor === true) run.refuse(faults.constructorResult, node, scope);
  if (body.node.generator) run.write(body.iterator.elements, value);
  else run.write(body.result, value);
}

function executeLoop(
  run: ScriptAnalysis,
  node: ForInStatement | ForOfStatement,
  elementOf: (value: Value) => Value,
  scope: Scope,
): void {
  const { left } = node;
  const inner = scopeOf(run, node, scope, left.type === 'VariableDeclaration' ? [left] : []);
  if (left.type === 'VariableDeclaration' && left.declarations.some(({ init }) => init))
    run.refuse(faults.language, left, scope);
  const value = elementOf(run.evaluate(node.right, scope));
  if (left.type === 'VariableDeclaration') for (const { id } of left.declarations) run.bind(id, value, inner);
  else run.bind(left, value, inner);
  executeBody(run, node.body, inner);
}

function executeSwitch(run: ScriptAnalysis, node: SwitchStatement, scope: Scope): void {
  run.evaluate(node.discriminant, scope);
  const inner = scopeOf(
    run,
    node,
    scope,
    node.cases.flatMap(({ consequent }) => consequent),
  );
  for (const { test, consequent } of node.cases) {
    if (test) run.evaluate(test, inner);
    executeAll(run, consequent, inner, true);
  }
}

function executeTry(run: ScriptAnalysis, { block, handler, finalizer }: TryStatement, scope: Scope): void {
  run.execute(block, scope);
  if (handler) {
    const inner = scopeOf(run, handler, scope, []);
    if (handler.param) {
      declareLexical([declarationOf(handler.param)], inner);
      run.bind(handler.param, join(values.data, run.read(run.thrown)), inner);
    }
    run.execute(handler.body, inner);
  }
  if (finalizer) run.execute(finalizer, scope);
}

function declarationOf(id: VariableDeclaration['declarations'][number]['id']): VariableDeclaration {
  const { start, end } = id;
  const declarator = { type: 'VariableDeclarator', start, end, id } as const;
  return { type: 'VariableDeclaration', kind: 'let', start, end, declarations: [declarator] };
}
