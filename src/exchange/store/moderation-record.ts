import { formatTime } from '../../core/base/clock.ts';
import type { HiddenColumns } from './moderation.ts';

/** Moderation of a hidden record for its author; null for a public one. */
export function toModeration(row: HiddenColumns) {
  if (row.hidden_at === null) return null;
  return {
    state: 'hidden' as const,
    reason: row.hidden_reason ?? '',
    decision_id: row.hidden_decision_id ?? '',
    decided_at: formatTime(row.hidden_at),
  };
}
