// Analyses iteration: `for`-`of`, spread, destructuring, generators and iterators.

import type { Node } from 'acorn';
import { noArguments } from './call-arguments.ts';
import { readElements } from './fields.ts';
import { FunctionRef, nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { join, joinAll, refOf } from './values.ts';

/** Iterator of key and value pairs, as returned by the iteration of a map and by `entries`. */
export function pairsOf(analysis: ScriptAnalysis, target: Value, node: Node): ObjectRef {
  const pair = analysis.pairAt(node);
  analysis.writeField(pair, '0', values.aNumber);
  for (const ref of target.refs) {
    if (ref.kind === 'map') analysis.writeField(pair, '0', analysis.read(ref.keys));
    if (ref.kind === 'set') analysis.writeField(pair, '0', analysis.read(ref.elements));
  }
  analysis.writeField(pair, '1', readElements(analysis, target));
  const pairs = analysis.objectAt(node, 'iterator');
  analysis.write(pairs.elements, refOf(pair));
  return pairs;
}

/** Union of the values that iterating over a value returns. */
export function iterate(analysis: ScriptAnalysis, target: Value, node: Node, scope: Scope): Value {
  let result = nothing;
  const maps = target.refs.filter(({ kind }) => kind === 'map');
  const plain = maps.length === 0 ? target : { ...target, refs: target.refs.filter(({ kind }) => kind !== 'map') };
  if (!values.isNothing(plain)) result = readElements(analysis, plain);
  if (maps.length > 0)
    result = join(result, readElements(analysis, refOf(pairsOf(analysis, { ...nothing, refs: maps }, node))));
  return joinAll([result, ...target.refs.map((ref) => iterateWithIteratorMethods(analysis, ref, node, scope))]);
}

/** Union of the values that the `Symbol.iterator` methods of an object return; inherited methods are included. */
function iterateWithIteratorMethods(analysis: ScriptAnalysis, ref: ObjectRef, node: Node, scope: Scope): Value {
  let result = nothing;
  for (const holder of analysis.prototypeChainOf(ref)) {
    const methods = analysis.read(holder.iteratorMethods);
    if (!methods.refs.some(({ kind }) => kind === 'function')) continue;
    const iterator = analysis.callValue(methods, join(refOf(holder), refOf(ref)), noArguments, node, scope);
    result = join(result, readElements(analysis, iterator));
  }
  return result;
}

/** Passes an argument of `next` to the generators of an iterator or of an object with a `Symbol.iterator` method. */
export function sendToGenerators(analysis: ScriptAnalysis, target: Value, sent: Value): void {
  for (const ref of target.refs)
    for (const holder of analysis.prototypeChainOf(ref))
      for (const generator of [...analysis.read(holder.sources).refs, ...analysis.read(holder.iteratorMethods).refs])
        if (generator instanceof FunctionRef) analysis.write(generator.nextArguments, sent);
}

/** Iterator of a generator, which refers to the generator as its source. */
export function iteratorOf(analysis: ScriptAnalysis, generator: FunctionRef): Value {
  analysis.write(generator.iterator.sources, refOf(generator));
  return refOf(generator.iterator);
}
