import type { MemberExpression, Node } from 'acorn';
import { faults } from './faults.ts';
import type { Scope, Value } from './model.ts';
import type { ScriptAnalysis } from './run.ts';
import * as values from './values.ts';

/** Value of the object of a member expression, the only position in which `this` and `super` are allowed. */
export function targetOf(run: ScriptAnalysis, { object, computed }: MemberExpression, scope: Scope): Value {
  if (object.type === 'ThisExpression' && !computed) return readSelf(run, object, scope);
  if (object.type !== 'Super') return run.evaluate(object, scope);
  const { home } = scope.owner;
  if (home === undefined || computed) run.refuse(faults.self, object, scope);
  return home === undefined ? values.any : run.read(home.parents);
}

/** Value of `this`. */
export function readSelf(run: ScriptAnalysis, node: Node, scope: Scope): Value {
  const { self } = scope.owner;
  if (self !== undefined) return run.read(self);
  run.refuse(faults.self, node, scope);
  return values.theWindow;
}
