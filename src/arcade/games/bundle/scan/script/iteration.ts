import type { Node } from 'acorn';
import { noArguments } from './call-arguments.ts';
import { readElements } from './fields.ts';
import { FunctionRef, nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import type { ScriptAnalysis } from './run.ts';
import * as values from './values.ts';
import { join, joinAll, refOf } from './values.ts';

/** Iterator of key and value pairs, as returned by the iteration of a map and by `entries`. */
export function pairsOf(run: ScriptAnalysis, target: Value, node: Node): ObjectRef {
  const pair = run.pairAt(node);
  run.writeField(pair, '0', values.aNumber);
  for (const ref of target.refs) {
    if (ref.kind === 'map') run.writeField(pair, '0', run.read(ref.keys));
    if (ref.kind === 'set') run.writeField(pair, '0', run.read(ref.elements));
  }
  run.writeField(pair, '1', readElements(run, target));
  const pairs = run.objectAt(node, 'iterator');
  run.write(pairs.elements, refOf(pair));
  return pairs;
}

/** Union of the values that iterating over a value returns. */
export function iterate(run: ScriptAnalysis, target: Value, node: Node, scope: Scope): Value {
  let result = nothing;
  const maps = target.refs.filter(({ kind }) => kind === 'map');
  const plain = maps.length === 0 ? target : { ...target, refs: target.refs.filter(({ kind }) => kind !== 'map') };
  if (!values.isNothing(plain)) result = readElements(run, plain);
  if (maps.length > 0) result = join(result, readElements(run, refOf(pairsOf(run, { ...nothing, refs: maps }, node))));
  return joinAll([result, ...target.refs.map((ref) => iterateWithIteratorMethods(run, ref, node, scope))]);
}

/** Union of the values that the `Symbol.iterator` methods of an object return; inherited methods are included. */
function iterateWithIteratorMethods(run: ScriptAnalysis, ref: ObjectRef, node: Node, scope: Scope): Value {
  let result = nothing;
  for (const holder of run.prototypeChainOf(ref)) {
    const methods = run.read(holder.iteratorMethods);
    if (!methods.refs.some(({ kind }) => kind === 'function')) continue;
    const iterator = run.callValue(methods, join(refOf(holder), refOf(ref)), noArguments, node, scope);
    result = join(result, readElements(run, iterator));
  }
  return result;
}

/** Passes an argument of `next` to the generators of an iterator or of an object with a `Symbol.iterator` method. */
export function send(run: ScriptAnalysis, target: Value, sent: Value): void {
  for (const ref of target.refs)
    for (const holder of run.prototypeChainOf(ref))
      for (const generator of [...run.read(holder.sources).refs, ...run.read(holder.iteratorMethods).refs])
        if (generator instanceof FunctionRef) run.write(generator.nextArguments, sent);
}

/** Iterator of a generator, which refers to the generator as its source. */
export function iteratorOf(run: ScriptAnalysis, generator: FunctionRef): Value {
  run.write(generator.iterator.sources, refOf(generator));
  return refOf(generator.iterator);
}
