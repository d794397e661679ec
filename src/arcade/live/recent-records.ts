import type { NumberedRecord } from './frames.ts';

/** The last records of a session without a gap, so that who was away for a moment is told what it missed. */
export interface RecentRecords {
  add(records: readonly NumberedRecord[]): void;
  /** Those after number `seq`, in order; null when that is too long ago. */
  after(seq: number): readonly NumberedRecord[] | null;
}

/** `base` is the number of the last record before all that will be added. */
export function createRecentRecords(base: number): RecentRecords {
  let first = base + 1;
  let kept: NumberedRecord[] = [];
  return {
    add(records) {
      if (records.length === 0) return;
      if (records[0]?.n !== first + kept.length) throw new Error('A record is missing between those that were told.');
      kept.push(...records);
      if (kept.length < 2 * recentRecordsMax) return;
      kept = kept.slice(-recentRecordsMax);
      first = kept[0]?.n ?? first;
    },
    after: (seq) => (seq < first - 1 || seq >= first + kept.length ? null : kept.slice(seq - first + 1)),
  };
}

/** So many a session's watchers may miss at least; more, and they are told anew how it stands. */
export const recentRecordsMax = 512;
