import { bundleLimits, typeLimits } from '../bundle/bundle-limits.ts';
import * as allowed from '../bundle/scan/allowed.ts';
import { scanLimits } from '../bundle/scan/budget.ts';
import { scanPolicy } from '../bundle/scan/policy.ts';
import { transitionRules, versionStates } from '../rules/transitions.ts';

/** Published lists of what renderers may use, as the static scan and the frame enforce them. */
export const allowedToRenderers = {
  policy: scanPolicy.name,
  budget: scanLimits,
  names: { ecmascript: allowed.ecmascriptNames, browser: allowed.browserNames },
  members: {
    document: allowed.documentMembers,
    host: allowed.hostMembers,
    /** Interfaces whose members are all allowed, except the listed ones. */
    host_all_but: allowed.openInterfaces,
    data_methods: allowed.dataMethods,
  },
  html: allowed.htmlElements,
  svg: allowed.svgElements,
  /** `every`: attributes that all elements may have; `of`: further attributes by element. */
  attributes: { every: allowed.attributes, of: allowed.elementAttributes, meta_names: allowed.metaNames },
  css: { functions: [...allowed.cssFunctions, ...allowed.cssSelectorFunctions], at_rules: allowed.cssAtRules },
  limits: 'A static scan reduces risk; it does not show that code is harmless.',
} as const;

export const archiveRules = { ...bundleLimits, types: typeLimits } as const;

/** Published table of state transitions. `to` null: the state before the suspension. */
export const versionRules = {
  states: versionStates,
  transitions: transitionRules.map((rule) => ({ ...rule, when: 'when' in rule ? rule.when : null })),
} as const;
