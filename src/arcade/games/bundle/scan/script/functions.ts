import type { AnyNode, Function as FunctionNode, Node } from 'acorn';
import { faults } from './faults.ts';
import { iteratorOf } from './iteration.ts';
import { FunctionRef, type MethodContext, nothing, Scope, type ScopeOwner, type Value } from './model.ts';
import type { ScriptAnalysis } from './run.ts';
import { declareLexical, declareVars, namesOf } from './scopes.ts';
import { executeAll } from './statements.ts';
import * as values from './values.ts';
import { join, refOf } from './values.ts';

/** Function of a node. Its body is analysed even if it is never called. */
export function makeFunction(
  run: ScriptAnalysis,
  node: FunctionNode,
  scope: Scope,
  method: MethodContext | undefined,
): FunctionRef {
  if (node.async) run.refuse(faults.language, node, scope);
  const cachedFunction = run.functions.get(node);
  if (cachedFunction !== undefined) return cachedFunction;
  const ref = new FunctionRef(node, scope, method);
  run.functions.set(node, ref);
  const inner = new Scope(scope, ownerOf(ref));
  const body = declare(ref, inner);
  if (node.generator) run.write(ref.result, iteratorOf(run, ref));
  ref.unit = run.addUnit(() => runBody(run, ref, inner, body));
  return ref;
}

function ownerOf(ref: FunctionRef): ScopeOwner {
  const { node, scope, method } = ref;
  const outer = scope.owner;
  if (node.type === 'ArrowFunctionExpression') return { ...outer, body: ref };
  const isStrict = outer.isStrict || hasUseStrict(node.body.type === 'BlockStatement' ? node.body.body : []);
  const { scan, script } = outer;
  if (method === undefined) return { scan, script, isStrict, body: ref };
  return { scan, script, isStrict, body: ref, self: ref.receiver, home: method.home };
}

export function hasUseStrict(statements: readonly AnyNode[]): boolean {
  return statements.some(
    (statement) => statement.type === 'ExpressionStatement' && statement.directive === 'use strict',
  );
}

/** Declares parameters, and in an inner scope the names of the body, which default values cannot access. */
function declare({ node }: FunctionRef, inner: Scope): Scope {
  if (node.type === 'FunctionExpression' && node.id) inner.declare(node.id.name);
  for (const parameter of node.params) for (const name of namesOf(parameter)) inner.declare(name);
  const body = new Scope(inner, inner.owner);
  if (node.body.type !== 'BlockStatement') return body;
  declareVars(node.body, body);
  declareLexical(node.body.body, body);
  // A `var` or function with the name of a parameter has the initial value of the parameter.
  for (const [name, variable] of inner.variables) if (body.variables.has(name)) body.variables.set(name, variable);
  return body;
}

function runBody(run: ScriptAnalysis, ref: FunctionRef, inner: Scope, body: Scope): void {
  const { node } = ref;
  if (node.type === 'FunctionExpression' && node.id) bindOwnName(run, ref, node.id.name, inner);
  const bound = run.read(ref.bound);
  const shifted = values.isNothing(bound) ? nothing : join(bound, run.read(ref.allArguments));
  const everywhere = join(run.read(ref.implicitArguments), shifted);
  node.params.forEach((parameter, index) => {
    const cell = ref.parameters[index];
    const value = cell === undefined ? everywhere : join(run.read(cell), everywhere);
    run.bind(parameter, parameter.type === 'RestElement' ? restOf(run, ref, parameter, value) : value, inner);
  });
  if (node.body.type === 'BlockStatement') executeAll(run, node.body.body, body, false);
  else run.write(ref.result, run.evaluate(node.body, body));
  if (node.body.type === 'BlockStatement' && !node.generator) run.write(ref.result, values.other);
}

// A parameter or variable with the name of the function shadows the function.
function bindOwnName(run: ScriptAnalysis, ref: FunctionRef, name: string, inner: Scope): void {
  run.bind({ type: 'Identifier', name, start: ref.node.start, end: ref.node.end }, refOf(ref), inner);
}

function restOf(run: ScriptAnalysis, ref: FunctionRef, node: Node, first: Value): Value {
  const list = run.objectAt(node, 'array');
  run.write(list.elements, join(first, run.read(ref.restArguments)));
  return refOf(list);
}

/** Gives the parameters of functions without calls the value `uncalled`. */
export function openUncalled(run: ScriptAnalysis): void {
  for (const ref of run.functions.values()) if (!ref.isCalled) run.write(ref.implicitArguments, values.uncalled);
}
