// Declares the variables of scripts, functions and blocks, as JavaScript hoists them.

import type { AnyNode, Pattern } from 'acorn';
import type { Scope } from './model.ts';

/** Declares the block-scoped names of statements: `let`, `const`, classes and functions. */
export function declareLexical(statements: readonly AnyNode[], scope: Scope): void {
  for (const statement of statements) {
    const node = declarationOf(statement);
    if (node.type === 'VariableDeclaration' && node.kind !== 'var')
      for (const { id } of node.declarations) for (const name of namesOf(id)) scope.declare(name);
    if ((node.type === 'ClassDeclaration' || node.type === 'FunctionDeclaration') && node.id !== null)
      scope.declare(node.id.name);
  }
}

function declarationOf(statement: AnyNode): AnyNode {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ?? statement;
  return statement.type === 'ExportDefaultDeclaration' ? statement.declaration : statement;
}

/** Declares the `var` names below a node, except those in nested functions. */
export function declareVars(node: AnyNode | null | undefined, scope: Scope): void {
  if (node === null || node === undefined) return;
  switch (node.type) {
    case 'VariableDeclaration':
      if (node.kind !== 'var') return;
      for (const { id } of node.declarations) for (const name of namesOf(id)) scope.declare(name).isHoisted = true;
      return;
    case 'Program':
    case 'BlockStatement':
      for (const statement of node.body) declareVars(statement, scope);
      return;
    case 'IfStatement':
      declareVars(node.consequent, scope);
      declareVars(node.alternate, scope);
      return;
    case 'ForStatement':
      declareVars(node.init, scope);
      declareVars(node.body, scope);
      return;
    case 'ForInStatement':
    case 'ForOfStatement':
      declareVars(node.left, scope);
      declareVars(node.body, scope);
      return;
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'LabeledStatement':
      declareVars(node.body, scope);
      return;
    case 'TryStatement':
      declareVars(node.block, scope);
      declareVars(node.handler?.body, scope);
      declareVars(node.finalizer, scope);
      return;
    case 'SwitchStatement':
      for (const { consequent } of node.cases) for (const statement of consequent) declareVars(statement, scope);
      return;
    case 'ExportNamedDeclaration':
      declareVars(node.declaration, scope);
      return;
    default:
  }
}

/** Names that a pattern binds. */
export function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : namesOf(element)));
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'MemberExpression':
      return [];
  }
}
