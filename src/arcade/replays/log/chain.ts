import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { LogHeader, LogRecord } from './log-format.ts';

/** Record without its chain hash. */
export type UnchainedRecord = Omit<LogRecord, 'h'>;

type Sha256Hex = (text: string) => string;

/**
 * Start of the hash chain: the SHA-256 of the header, from which the first record's `h` is computed. Also the head of a
 * chain without records.
 */
export function chainStart(header: LogHeader, sha256Hex: Sha256Hex): string {
  return sha256Hex(canonicalJson(header));
}

/** Chain hash `h` of the record that follows one with hash `h`. */
export function chainNext(h: string, record: UnchainedRecord, sha256Hex: Sha256Hex): string {
  return sha256Hex(h + recordText(record));
}

/** Canonical JSON of a record without `h`. Numbers must be integers. */
export function recordText({ n, t_us, seat, action }: UnchainedRecord): string {
  return formatRecordText(canonicalJson(action), n, seat, t_us);
}

/** Like `recordText`, for an action whose canonical JSON is known: many times faster than sorting keys. */
export function formatRecordText(actionText: string, n: number, seat: number | null, tUs: number): string {
  return `{"action":${actionText},"n":${n},"seat":${seat},"t_us":${tUs}}`;
}
