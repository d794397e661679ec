// Analyses functions of the bundle: their parameters, their bodies and their results.

import type { AnyNode, Function as FunctionNode, Node } from 'acorn';
import { faults } from './faults.ts';
import { iteratorOf } from './iteration.ts';
import { FunctionRef, type MethodContext, nothing, Scope, type ScopeOwner, type Value } from './model.ts';
import { declareLexical, declareVars, namesOf } from './scopes.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import { executeAll } from './statements.ts';
import * as values from './values.ts';
import { join, refOf } from './values.ts';

/** Function of a node. Its body is analysed even if it is never called. */
export function makeFunction(
  analysis: ScriptAnalysis,
  node: FunctionNode,
  scope: Scope,
  method: MethodContext | undefined,
): FunctionRef {
  if (node.async) analysis.refuse(faults.language, node, scope);
  const cachedFunction = analysis.functions.get(node);
  if (cachedFunction !== undefined) return cachedFunction;
  const ref = new FunctionRef(node, scope, method);
  analysis.functions.set(node, ref);
  const inner = new Scope(scope, ownerOf(ref));
  const body = declareNames(ref, inner);
  if (node.generator) analysis.write(ref.result, iteratorOf(analysis, ref));
  ref.unit = analysis.addUnit(() => runBody(analysis, ref, inner, body));
  return ref;
}

function ownerOf(ref: FunctionRef): ScopeOwner {
  const { node, scope, method } = ref;
  const outer = scope.owner;
  if (node.type === 'ArrowFunctionExpression') return { ...outer, body: ref };
  const isStrict = outer.isStrict || hasUseStrict(node.body.type === 'BlockStatement' ? node.body.body : []);
  const { scan, scriptPosition } = outer;
  if (method === undefined) return { scan, scriptPosition, isStrict, body: ref };
  return { scan, scriptPosition, isStrict, body: ref, self: ref.receiver, home: method.home };
}

export function hasUseStrict(statements: readonly AnyNode[]): boolean {
  return statements.some(
    (statement) => statement.type === 'ExpressionStatement' && statement.directive === 'use strict',
  );
}

/** Declares parameters, and in an inner scope the names of the body, which default values cannot access. */
function declareNames({ node }: FunctionRef, inner: Scope): Scope {
  if (node.type === 'FunctionExpression' && node.id) inner.declare(node.id.name);
  for (const parameter of node.params) for (const name of namesOf(parameter)) inner.declare(name);
  const body = new Scope(inner, inner.owner);
  if (node.body.type !== 'BlockStatement') return body;
  declareVars(node.body, body);
  declareLexical(node.body.body, body);
  // A `var` or function with the name of a parameter shares the variable of the parameter.
  for (const [name, variable] of inner.variables) if (body.variables.has(name)) body.variables.set(name, variable);
  return body;
}

function runBody(analysis: ScriptAnalysis, ref: FunctionRef, inner: Scope, body: Scope): void {
  const { node } = ref;
  if (node.type === 'FunctionExpression' && node.id) bindOwnName(analysis, ref, node.id.name, inner);
  const bound = analysis.read(ref.bound);
  const shifted = values.isNothing(bound) ? nothing : join(bound, analysis.read(ref.allArguments));
  const atAnyPosition = join(analysis.read(ref.implicitArguments), shifted);
  node.params.forEach((parameter, index) => {
    const cell = ref.parameters[index];
    const value = cell === undefined ? atAnyPosition : join(analysis.read(cell), atAnyPosition);
    analysis.bind(parameter, parameter.type === 'RestElement' ? restOf(analysis, ref, parameter, value) : value, inner);
  });
  if (node.body.type === 'BlockStatement') executeAll(analysis, node.body.body, body, false);
  else analysis.write(ref.result, analysis.evaluate(node.body, body));
  if (node.body.type === 'BlockStatement' && !node.generator) analysis.write(ref.result, values.other);
}

// A parameter or variable with the name of the function shadows the function.
function bindOwnName(analysis: ScriptAnalysis, ref: FunctionRef, name: string, inner: Scope): void {
  analysis.bind({ type: 'Identifier', name, start: ref.node.start, end: ref.node.end }, refOf(ref), inner);
}

function restOf(analysis: ScriptAnalysis, ref: FunctionRef, node: Node, first: Value): Value {
  const list = analysis.objectAt(node, 'array');
  analysis.write(list.elements, join(first, analysis.read(ref.restArguments)));
  return refOf(list);
}

/** Sets the parameters of functions that the bundle never calls to the value `uncalled`. */
export function setUncalledParameters(analysis: ScriptAnalysis): void {
  for (const ref of analysis.functions.values())
    if (!ref.isCalled) analysis.write(ref.implicitArguments, values.uncalled);
}
