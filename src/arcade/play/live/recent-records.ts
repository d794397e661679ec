import type { NumberedRecord } from './frames.ts';

/** Ring buffer of the last records of a session, from which reconnecting clients catch up. */
export interface RecentRecords {
  add(records: readonly NumberedRecord[]): void;
  /** Records after number `seq`, in order; null when they are no longer buffered. */
  after(seq: number): readonly NumberedRecord[] | null;
}

/**
 * `baseSeq`: number of the record before the first one that will be added. Adding a record throws an Error when the
 * record before it is missing.
 */
export function createRecentRecords(baseSeq: number): RecentRecords {
  let firstSeq = baseSeq + 1;
  let bufferedRecords: NumberedRecord[] = [];
  return {
    add(records) {
      if (records.length === 0) return;
      if (records[0]?.n !== firstSeq + bufferedRecords.length)
        throw new Error('A record is missing between two records that were sent.');
      bufferedRecords.push(...records);
      if (bufferedRecords.length < 2 * recentRecordsMax) return;
      bufferedRecords = bufferedRecords.slice(-recentRecordsMax);
      firstSeq = bufferedRecords[0]?.n ?? firstSeq;
    },
    after: (seq) =>
      seq < firstSeq - 1 || seq >= firstSeq + bufferedRecords.length ? null : bufferedRecords.slice(seq - firstSeq + 1),
  };
}

/** Clients that miss more records get a new snapshot. */
export const recentRecordsMax = 512;
