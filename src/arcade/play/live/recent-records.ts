import type { NumberedRecord } from './frames.ts';

/** Ring buffer of the last records of a session, from which reconnecting clients catch up. */
export interface RecentRecords {
  add(records: readonly NumberedRecord[]): void;
  /** Records after number `seq`, in order; null when they are no longer buffered. */
  after(seq: number): readonly NumberedRecord[] | null;
}

/** `base` is the number of the record before the first one added. */
export function createRecentRecords(base: number): RecentRecords {
  let first = base + 1;
  let buffered: NumberedRecord[] = [];
  return {
    add(records) {
      if (records.length === 0) return;
      if (records[0]?.n !== first + buffered.length)
        throw new Error('A record is missing between two records that were sent.');
      buffered.push(...records);
      if (buffered.length < 2 * recentRecordsMax) return;
      buffered = buffered.slice(-recentRecordsMax);
      first = buffered[0]?.n ?? first;
    },
    after: (seq) => (seq < first - 1 || seq >= first + buffered.length ? null : buffered.slice(seq - first + 1)),
  };
}

/** Clients that miss more records get a new snapshot. */
export const recentRecordsMax = 512;
