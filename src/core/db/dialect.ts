import type { Dialect } from './transaction.ts';

/** The few words in which the two databases differ when tables are made. */
export interface ColumnTypes {
  /** Text compared byte by byte, in the same order on both databases. */
  readonly text: string;
  /** An integer of up to 53 bits: times in milliseconds, counts, flags, positions. */
  readonly integer: string;
  /** Bytes as they are. */
  readonly blob: string;
  /** A key that the database counts up by itself. */
  readonly autoKey: string;
  /** What follows the closing bracket of a table: strict column types where they are not the rule. */
  readonly tableEnd: string;
}

const words: Readonly<Record<Dialect, ColumnTypes>> = {
  sqlite: {
    text: 'text',
    integer: 'integer',
    blob: 'blob',
    autoKey: 'integer primary key autoincrement',
    tableEnd: 'strict',
  },
  postgres: {
    text: 'text collate "C"',
    integer: 'bigint',
    blob: 'bytea',
    autoKey: 'bigint generated always as identity primary key',
    tableEnd: '',
  },
};

export function columnTypes(dialect: Dialect): ColumnTypes {
  return words[dialect];
}
