import type { NumberedRecord } from './frames.ts';

/** Buffer of the last records of a session, from which reconnecting clients get the records that they missed. */
export interface RecentRecords {
  add(records: readonly NumberedRecord[]): void;
  /** Records after number `seq`, in order; null when they are no longer buffered, or not yet added. */
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
        throw new Error('A record is missing between the buffered and the added records.');
      bufferedRecords.push(...records);
      if (bufferedRecords.length < 2 * recentRecordsMin) return;
      bufferedRecords = bufferedRecords.slice(-recentRecordsMin);
      firstSeq = bufferedRecords[0]?.n ?? firstSeq;
    },
    after: (seq) =>
      seq < firstSeq - 1 || seq >= firstSeq + bufferedRecords.length ? null : bufferedRecords.slice(seq - firstSeq + 1),
  };
}

/**
 * Number of the latest records that always stay buffered, once as many exist. A client that missed records which are no
 * longer buffered gets a new snapshot.
 */
export const recentRecordsMin = 512;
