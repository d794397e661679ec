// Limits the copies that SVG creates by references such as `use`.

import { StyleReferences } from '../sheet/style-references.ts';
import type { ScanFault } from '../source/fault.ts';

/** Maximum elements that the SVG of a file renders, with all copies by references. */
const renderedElementsMax = 20_000;
/**
 * Maximum of the product of the counts of rendered elements of all targets of inherited references and of references in
 * style sheets.
 */
const nestedElementsMax = 1_000;
/** Maximum depth of elements in elements, across references; limits the recursion. */
const depthMax = 400;

/** References of an attribute, by the ids of their targets. */
type References = readonly (readonly [attribute: string, ids: readonly string[]])[];

interface VectorElement {
  readonly name: string;
  readonly children: VectorElement[];
  /** What it copies or paints with: by `href`, `fill`, `mask` and others. */
  readonly references: References;
  /** Number of rendered elements; undefined until it is counted. */
  rendered: number | undefined;
}

/** Attributes whose references also apply to the elements inside. */
const inheritedAttributes = new Set(['fill', 'stroke', 'style']);
const gradients = new Set(['linearGradient', 'radialGradient']);

/** Counts the elements that SVG renders: a few nested references can copy an element billions of times. */
export class RenderedElements {
  readonly #roots: VectorElement[] = [];
  readonly #open: VectorElement[] = [];
  readonly #byId = new Map<string, VectorElement>();
  readonly #styles = new StyleReferences();
  /** Targets of references of elements with children, which have these references only if a style inherits them. */
  readonly #onParents = new Set<string>();

  openElement(name: string, attributes: Iterable<readonly [name: string, value: string]>): void {
    let id: string | undefined;
    const references: [string, string[]][] = [];
    for (const [attribute, value] of attributes) {
      if (/inherit|var\(/i.test(value)) this.#styles.inherits = true;
      const targets = [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, target = '']) => target);
      if (attribute === 'id') id = value;
      else if (attribute === 'href') references.push([attribute, [value.slice(1)]]);
      else if (targets.length > 0) references.push([attribute, targets]);
    }
    const element: VectorElement = { name, children: [], references, rendered: undefined };
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
    (this.#open.at(-1)?.children ?? this.#roots).push(element);
    this.#open.push(element);
  }

  closeElement(): void {
    const element = this.#open.pop();
    if (element === undefined || (element.children.length === 0 && element.name !== 'use')) return;
    for (const [attribute, ids] of element.references) {
      if (attribute === 'href') continue;
      const targets = inheritedAttributes.has(attribute) ? this.#styles.ids : this.#onParents;
      for (const id of ids) targets.add(id);
    }
  }

  /** Adds the references of a style sheet of the document. */
  addStyles({ ids, inherits }: StyleReferences): void {
    for (const id of ids) this.#styles.ids.add(id);
    if (inherits) this.#styles.inherits = true;
  }

  /** Whether all elements together render more than the maximum, or their references are nested too deeply. */
  get areTooMany(): boolean {
    return this.#countAll(this.#roots, 0) > renderedElementsMax || this.#countNested() > nestedElementsMax;
  }

  // Which elements a rule or an inherited value applies to is not known: each target may contain all others.
  #countNested(): number {
    const { ids, inherits } = this.#styles;
    const targets = new Set([...ids, ...(inherits ? this.#onParents : [])].flatMap((id) => this.#byId.get(id) ?? []));
    let product = 1;
    for (const target of targets)
      if (!gradients.has(target.name)) product = Math.min(tooMany, product * this.#count(target, 0));
    return product;
  }

  #countAll(elements: readonly VectorElement[], depth: number): number {
    let sum = 0;
    for (const element of elements) {
      sum += this.#count(element, depth);
      if (sum > renderedElementsMax) return tooMany;
    }
    return sum;
  }

  #count(element: VectorElement, depth: number): number {
    if (element.rendered !== undefined) return element.rendered;
    if (depth > depthMax) return tooMany;
    // Browsers do not render an element that refers to itself.
    element.rendered = 0;
    const targets = element.references.flatMap(([, ids]) => ids.flatMap((id) => this.#byId.get(id) ?? []));
    const copies = this.#countAll(targets, depth + 1);
    element.rendered = Math.min(tooMany, 1 + copies + this.#countAll(element.children, depth + 1));
    return element.rendered;
  }
}

const tooMany = renderedElementsMax + 1;

export const tooManyElements: ScanFault = {
  rule: 'svg.copies',
  family: 'SVG',
  why: `References such as <use> and url(#id) render more than ${renderedElementsMax} elements, or are nested too deeply.`,
  fix: 'Refer to elements that do not refer to others, and use fewer copies.',
};
