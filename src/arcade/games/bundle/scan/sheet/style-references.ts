// References from CSS to elements, such as url(#id), for the limit of rendered SVG elements.

/** References of style sheets, which may apply to any element. */
export class StyleReferences {
  readonly ids = new Set<string>();
  /** Whether an element may have a value of its parent that it would not inherit by itself. */
  inherits = false;
}
