import type { ScanFault } from '../source/fault.ts';

/** Maximum elements that the SVG of a file renders, with all copies by references. */
const renderedElementsMax = 20_000;
/** Maximum depth of elements in elements, across references; limits the recursion. */
const depthMax = 400;

interface VectorElement {
  readonly children: VectorElement[];
  /** Ids of the elements that it copies or paints with: by `href`, `fill`, `mask` and others. */
  readonly references: readonly string[];
  /** Number of rendered elements; undefined until it is counted. */
  rendered: number | undefined;
}

/** Counts the elements that SVG renders: a few nested references can copy an element billions of times. */
export class RenderedElements {
  readonly #roots: VectorElement[] = [];
  readonly #open: VectorElement[] = [];
  readonly #byId = new Map<string, VectorElement>();

  openElement(attributes: Iterable<readonly [name: string, value: string]>): void {
    let id: string | undefined;
    const references: string[] = [];
    for (const [name, value] of attributes) {
      if (name === 'id') id = value;
      else if (name === 'href') references.push(value.slice(1));
      else for (const [, target = ''] of value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)) references.push(target);
    }
    const element: VectorElement = { children: [], references, rendered: undefined };
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
    (this.#open.at(-1)?.children ?? this.#roots).push(element);
    this.#open.push(element);
  }

  closeElement(): void {
    this.#open.pop();
  }

  /** Whether all elements together render more than the maximum, or their references are nested too deeply. */
  get areTooMany(): boolean {
    return this.#countAll(this.#roots, 0) > renderedElementsMax;
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
    const targets = element.references.flatMap((id) => this.#byId.get(id) ?? []);
    const copies = this.#countAll(targets, depth + 1);
    element.rendered = Math.min(tooMany, 1 + copies + this.#countAll(element.children, depth + 1));
    return element.rendered;
  }
}

const tooMany = renderedElementsMax + 1;

export const tooManyElements: ScanFault = {
  rule: 'svg.copies',
  family: 'SVG',
  why: `References such as <use> and url(#id) make more than ${renderedElementsMax} elements of the picture.`,
  fix: 'Refer to elements that do not refer to others, and use fewer copies.',
};
