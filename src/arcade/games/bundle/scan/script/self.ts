import type { MemberExpression, Node } from 'acorn';
import { faults } from './faults.ts';
import { FunctionRef, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './run.ts';
import * as values from './values.ts';

/** Value of the object of a member expression, the only position in which `this` and `super` are allowed. */
export function targetOf(run: ScriptAnalysis, { object, computed }: MemberExpression, scope: Scope): Value {
  if (object.type === 'ThisExpression' && !computed) return readSelf(run, object, scope);
  if (object.type !== 'Super') return run.evaluate(object, scope);
  const { home } = scope.owner;
  if (home === undefined || computed) run.refuse(faults.self, object, scope);
  if (home === undefined) return values.any;
  const parents = run.read(home.parents);
  passSelf(run, parents, readSelf(run, object, scope));
  return parents;
}

/** Getters that are read through `super` have the `this` of the method, which another object may have borrowed. */
function passSelf(run: ScriptAnalysis, parents: Value, self: Value): void {
  for (const parent of parents.refs)
    for (const holder of run.prototypeChainOf(parent))
      for (const [, getter] of run.fieldsOf(holder, 'getters'))
        for (const ref of run.read(getter).refs) if (ref instanceof FunctionRef) run.write(ref.receiver, self);
}

/** Value of `this`. */
export function readSelf(run: ScriptAnalysis, node: Node, scope: Scope): Value {
  const { self } = scope.owner;
  if (self !== undefined) return run.read(self);
  run.refuse(faults.self, node, scope);
  return values.theWindow;
}
