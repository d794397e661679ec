import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { LogHeader, LogRecord } from './log-format.ts';

/** A record that is not in the chain yet. */
export type UnchainedRecord = Omit<LogRecord, 'h'>;

type Sha256Hex = (text: string) => string;

/** What the first record's `h` is made from: the SHA-256 of the header. The head of a chain without records. */
export function chainStart(header: LogHeader, sha256Hex: Sha256Hex): string {
  return sha256Hex(canonicalJson(header));
}

/** The `h` of the record that comes after one with `h`. */
export function chainNext(h: string, record: UnchainedRecord, sha256Hex: Sha256Hex): string {
  return sha256Hex(h + recordText(record));
}

/** The canonical JSON of a record without `h`. Numbers are taken to be whole. */
export function recordText({ n, t_us, seat, action }: UnchainedRecord): string {
  return textAround(canonicalJson(action), n, seat, t_us);
}

/** The same for one whose action's canonical JSON is known: many times faster than sorting keys. */
export function textAround(actionText: string, n: number, seat: number | null, tUs: number): string {
  return `{"action":${actionText},"n":${n},"seat":${seat},"t_us":${tUs}}`;
}
