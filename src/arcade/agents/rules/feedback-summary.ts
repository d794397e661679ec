import type { Static } from 'typebox';
import type { feedbackKind } from '../../schemas.ts';

/** Smaller counts are omitted. */
export const cellMin = 5;

export interface FeedbackCount {
  readonly kind: Static<typeof feedbackKind>;
  readonly severity: number;
  readonly count: number;
}

/**
 * Publishable counts: exactly the cells that are large enough. No
 * total and no second table over the same feedback is published: a small cell could be derived as
 * the difference.
 */
export function summarise(cells: readonly FeedbackCount[]): FeedbackCount[] {
  return cells
    .filter(({ count }) => count >= cellMin)
    .toSorted((one, other) => (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : one.severity - other.severity));
}
