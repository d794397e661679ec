import { finding } from '../../finding.ts';
import type { Finding } from '../../report.ts';
import { playLimits } from '../board-rows.ts';
import { argumentsOf } from './call-arguments.ts';
import { invoke } from './calls.ts';
import { faults } from './faults.ts';
import { readField } from './fields.ts';
import { FunctionRef } from './model.ts';
import { nameOfKey } from './patterns.ts';
import type { ScriptAnalysis } from './run.ts';
import { refOf } from './values.ts';

/** Analyses the call of `render` with a state by the host page. */
export function callRenderers(run: ScriptAnalysis): void {
  for (const ref of run.read(run.renderer).refs)
    for (const render of readField(run, ref, 'render').refs)
      if (render instanceof FunctionRef) invoke(run, render, refOf(ref), argumentsOf(run.dataValue()));
}

/** Checks that the bundle sets exactly one renderer, and that it reads the members that the engine requires. */
export function checkRenderer(run: ScriptAnalysis, required: readonly (readonly string[])[]): Finding[] {
  const { value } = run.renderer;
  const [renderer, ...otherRenderers] = value.refs;
  const renders = renderer === undefined ? undefined : readField(run, renderer, 'render');
  const isKnown =
    run.rendererNodes.size === 1 &&
    value.bits === 0 &&
    otherRenderers.length === 0 &&
    renders !== undefined &&
    renders.bits === 0 &&
    renders.refs.length > 0 &&
    renders.refs.every((ref) => ref instanceof FunctionRef && takesState(ref));
  if (!isKnown) return [finding(faults.renderer.rule, null, faults.renderer.why, faults.renderer.fix)];
  return required
    .filter((names) => !names.some((name) => run.namesRead.has(name)))
    .map((names) =>
      finding(
        'BIND.path',
        null,
        `The renderer never reads ${names.join(' or ')} of the state.`,
        'Read it by its name from the parameter of render, and show it.',
      ),
    );
}

function takesState({ node }: FunctionRef): boolean {
  const [first] = node.params;
  return first !== undefined && first.type !== 'RestElement';
}

/** Rejects game states and board rows in scripts. */
export function checkTestStates(run: ScriptAnalysis, required: readonly (readonly string[])[]): void {
  const names = new Set(required.flat());
  const states = [...run.objectNodes].filter(([{ properties }]) => {
    const namedProperties = properties.filter(
      (property) => property.type === 'Property' && names.has(nameOfKey(property.key)),
    );
    return namedProperties.length >= playLimits.stateNamesMin;
  });
  for (const [node, scan] of states.slice(playLimits.statesMax)) scan.refuse(faults.testStates, node.start);
  const [row] = [...run.textNodes].slice(playLimits.rowsMax);
  if (row !== undefined) row[1].refuse(faults.testStates, row[0].start);
}
