// Calls of callbacks by built-in functions, such as the function that `map` calls.

import type { Node } from 'acorn';
import type { Arguments } from './call-arguments.ts';
import { faults } from './faults.ts';
import { NativeRef, nothing, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { isOnly } from './values.ts';

const pureNativeNames =
  /^(?:Array\.isArray|Boolean|isFinite|isNaN|Math\..+|Number|Number\..+|parseFloat|parseInt|String)$/;

/** Analyses a call by the language or the browser. Only functions of the bundle and pure functions are allowed. */
export function invokeCallback(
  analysis: ScriptAnalysis,
  callee: Value,
  self: Value,
  args: Arguments,
  node: Node,
  scope: Scope,
): Value {
  if (values.isNothing(callee)) return nothing;
  const isKnown =
    isOnly({ ...callee, refs: [] }, values.bit.other | values.bit.uncalled) &&
    (callee.refs.length > 0 || values.has(callee, values.bit.uncalled)) &&
    callee.refs.every((ref) => ref.kind === 'function' || (ref instanceof NativeRef && pureNativeNames.test(ref.name)));
  if (!isKnown) analysis.refuse(faults.callback, node, scope);
  const functions = {
    ...callee,
    bits: 0,
    refs: callee.refs.filter(({ kind }) => kind === 'function' || kind === 'native'),
  };
  const result = values.has(callee, values.bit.uncalled) ? values.uncalled : nothing;
  if (values.isNothing(functions)) return result;
  // Some built-in methods ignore their argument for the receiver, so that `this` is undefined.
  return values.join(result, analysis.callValue(functions, values.join(self, values.other), args, node, scope));
}
