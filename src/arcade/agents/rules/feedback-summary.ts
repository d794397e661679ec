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
 * Publishable counts: the cells that are large enough. There is no total and no other table of the same feedback, so
 * that small cells cannot be derived.
 */
export function summarise(cells: readonly FeedbackCount[]): FeedbackCount[] {
  return cells
    .filter(({ count }) => count >= cellMin)
    .toSorted((one, other) => (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : one.severity - other.severity));
}
