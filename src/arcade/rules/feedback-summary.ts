/** Cells with fewer are not told. */
export const cellMin = 5;

export interface Cell {
  readonly kind: string;
  readonly severity: number;
  readonly count: number;
}

/**
 * What may be told of counts: the cells that are large enough, exactly, and nothing besides. No
 * total and no second table over the same feedback is given out: a small cell could be worked out as
 * what is missing from one of them.
 */
export function summarise(cells: readonly Cell[]): Cell[] {
  return cells
    .filter(({ count }) => count >= cellMin)
    .toSorted((one, other) => (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : one.severity - other.severity));
}
