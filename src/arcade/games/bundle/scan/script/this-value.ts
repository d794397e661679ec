// Possible values of `this` and of the objects of member expressions.

import type { MemberExpression, Node } from 'acorn';
import { faults } from './faults.ts';
import { FunctionRef, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';

/** Value of the object of a member expression, the only position in which `this` and `super` are allowed. */
export function readMemberObject(
  analysis: ScriptAnalysis,
  { object, computed }: MemberExpression,
  scope: Scope,
): Value {
  if (object.type === 'ThisExpression' && !computed) return readThis(analysis, object, scope);
  if (object.type !== 'Super') return analysis.evaluate(object, scope);
  const { home } = scope.owner;
  if (home === undefined || computed) analysis.refuse(faults.thisUse, object, scope);
  if (home === undefined) return values.any;
  const parents = analysis.read(home.parents);
  passThisToGetters(analysis, parents, readThis(analysis, object, scope));
  return parents;
}

/** Getters that are read through `super` have the `this` of the method, which another object may have borrowed. */
function passThisToGetters(analysis: ScriptAnalysis, parents: Value, self: Value): void {
  for (const parent of parents.refs)
    for (const holder of analysis.prototypeChainOf(parent))
      for (const [, getter] of analysis.fieldsOf(holder, 'getters'))
        for (const ref of analysis.read(getter).refs)
          if (ref instanceof FunctionRef) analysis.write(ref.receiver, self);
}

/** Value of `this`. */
export function readThis(analysis: ScriptAnalysis, node: Node, scope: Scope): Value {
  const { self } = scope.owner;
  if (self !== undefined) return analysis.read(self);
  analysis.refuse(faults.thisUse, node, scope);
  return values.theWindow;
}
