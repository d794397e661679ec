// Checks what the analysis of the scripts knows about the renderer that the bundle sets on `window`.

import { finding } from '../../finding.ts';
import type { Finding } from '../../report.ts';
import { stateLimits } from '../board-rows.ts';
import { argumentsOf } from './call-arguments.ts';
import { invoke } from './calls.ts';
import { faults } from './faults.ts';
import { readField } from './fields.ts';
import { FunctionRef } from './model.ts';
import { nameOfKey } from './patterns.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import { refOf } from './values.ts';

/** Analyses the call of `render` with a state by the host page. */
export function callRenderers(analysis: ScriptAnalysis): void {
  for (const ref of analysis.read(analysis.renderer).refs)
    for (const render of readField(analysis, ref, 'render').refs)
      if (render instanceof FunctionRef) invoke(analysis, render, refOf(ref), argumentsOf(analysis.dataValue()));
}

/** Checks that the bundle sets exactly one renderer, and that it reads the members that the engine requires. */
export function checkRenderer(analysis: ScriptAnalysis, required: readonly (readonly string[])[]): Finding[] {
  const { value } = analysis.renderer;
  const [renderer, ...otherRenderers] = value.refs;
  const renders = renderer === undefined ? undefined : readField(analysis, renderer, 'render');
  const isValidRenderer =
    analysis.rendererNodes.size === 1 &&
    value.bits === 0 &&
    otherRenderers.length === 0 &&
    renders !== undefined &&
    renders.bits === 0 &&
    renders.refs.length > 0 &&
    renders.refs.every((ref) => ref instanceof FunctionRef && hasStateParameter(ref));
  if (!isValidRenderer) return [finding(faults.renderer.rule, null, faults.renderer.why, faults.renderer.fix)];
  return required
    .filter((names) => !names.some((name) => analysis.namesRead.has(name)))
    .map((names) =>
      finding(
        'BIND.path',
        null,
        `The renderer never reads ${names.join(' or ')} of the state.`,
        'Read it by its name from the parameter of render, and show it.',
      ),
    );
}

function hasStateParameter({ node }: FunctionRef): boolean {
  const [first] = node.params;
  return first !== undefined && first.type !== 'RestElement';
}

/** Rejects scripts with more game states or board rows than `stateLimits` allows. */
export function checkStoredStates(analysis: ScriptAnalysis, required: readonly (readonly string[])[]): void {
  const names = new Set(required.flat());
  const states = [...analysis.objectNodes].filter(([{ properties }]) => {
    const namedProperties = properties.filter(
      (property) => property.type === 'Property' && names.has(nameOfKey(property.key)),
    );
    return namedProperties.length >= stateLimits.stateNamesMin;
  });
  for (const [node, scan] of states.slice(stateLimits.statesMax)) scan.refuse(faults.storedStates, node.start);
  const [row] = [...analysis.textNodes].slice(stateLimits.rowsMax);
  if (row !== undefined) row[1].refuse(faults.storedStates, row[0].start);
}
