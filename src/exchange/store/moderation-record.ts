import { formatTime } from '../../core/base/clock.ts';

interface HiddenColumns {
  hidden_at: number | null;
  hidden_reason: string | null;
  hidden_decision_id: string | null;
}

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
