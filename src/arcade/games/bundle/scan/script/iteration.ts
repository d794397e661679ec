import type { Node } from 'acorn';
import { readElements } from './members.ts';
import { type FunctionRef, nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { noArguments, type ScriptAnalysis } from './run.ts';
import * as values from './values.ts';
import { join, refOf } from './values.ts';

/** The pairs of key and value that iterating over a map gives, and those of `entries`. */
export function pairsOf(run: ScriptAnalysis, target: Value, node: Node): ObjectRef {
  const pair = run.pairAt(node);
  run.write(pair.field('0'), values.aNumber);
  for (const ref of target.refs) {
    if (ref.kind === 'map') run.write(pair.field('0'), run.read(ref.keys));
    if (ref.kind === 'set') run.write(pair.field('0'), run.read(ref.elements));
  }
  run.write(pair.field('1'), readElements(run, target));
  const list = run.objectAt(node, 'array');
  run.write(list.elements, refOf(pair));
  return list;
}

/** What iterating over a value gives, one after the other. */
export function iterate(run: ScriptAnalysis, target: Value, node: Node, scope: Scope): Value {
  let result = nothing;
  const plain = { ...target, refs: target.refs.filter(({ kind }) => kind !== 'map') };
  if (!values.isNothing(plain)) result = readElements(run, plain);
  const maps = { ...nothing, refs: target.refs.filter(({ kind }) => kind === 'map') };
  if (maps.refs.length > 0) result = join(result, readElements(run, refOf(pairsOf(run, maps, node))));
  for (const ref of target.refs) result = join(result, iterateOwn(run, ref, node, scope, new Set()));
  return result;
}

function iterateOwn(run: ScriptAnalysis, ref: ObjectRef, node: Node, scope: Scope, seen: Set<ObjectRef>): Value {
  if (seen.has(ref)) return nothing;
  seen.add(ref);
  let result = nothing;
  const iterators = run.read(ref.iterators);
  for (const { kind } of iterators.refs)
    if (kind === 'function') {
      const made = run.callValue(iterators, refOf(ref), noArguments, node, scope);
      result = join(result, readElements(run, made));
    }
  for (const parent of run.read(ref.parents).refs) result = join(result, iterateOwn(run, parent, node, scope, seen));
  return result;
}

/** Marks the objects that a generator gives. */
export function sourceOf(run: ScriptAnalysis, generator: FunctionRef): Value {
  run.write(generator.yielded.sources, refOf(generator));
  return refOf(generator.yielded);
}
