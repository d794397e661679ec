// Assigns refused elements to rule families, so that a finding names the kind of risk.

import type { Family } from './source/fault.ts';

/** Rule families of known HTML and SVG elements that are not allowed. */
const familyByElement: ReadonlyMap<string, Family> = new Map(
  (
    [
      ['DYN', 'script'],
      ['EMB', 'iframe frame frameset object embed portal fencedframe template slot foreignObject noscript applet'],
      ['INP', 'form input button select option textarea label fieldset details summary dialog a area map audio video'],
      ['NET', 'base source track picture image'],
      ['CSS', 'style'],
      ['TIM', 'animate animateMotion animateTransform set marquee'],
    ] as const
  ).flatMap(([family, names]) => names.split(' ').map((name) => [name, family] as const)),
);

/** Rule family of an element that is not allowed; undefined for unknown elements. */
export function elementFamily(name: string): Family | undefined {
  return familyByElement.get(name);
}
