import type { Static } from 'typebox';
import type { feedbackKind } from '../../schemas.ts';

/** Smallest published count of a cell, which is one kind and severity. */
export const cellMin = 5;

export interface FeedbackCount {
  readonly kind: Static<typeof feedbackKind>;
  readonly severity: number;
  readonly count: number;
}

/**
 * Counts that are large enough to publish. No total and no other table of the same feedback is published, so that the
 * smaller counts cannot be derived.
 */
export function publishableCounts(cells: readonly FeedbackCount[]): FeedbackCount[] {
  return cells
    .filter(({ count }) => count >= cellMin)
    .toSorted((left, right) =>
      left.kind < right.kind ? -1 : left.kind > right.kind ? 1 : left.severity - right.severity,
    );
}
