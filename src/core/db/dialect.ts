import type { Dialect } from './transaction.ts';

/** The few words in which the two databases differ when tables are made. */
export interface ColumnWords {
  /** Text compared byte by byte, in the same order on both databases. */
  readonly text: string;
  /** An integer of up to 53 bits: times in milliseconds, counts, flags, positions. */
  readonly integer: string;
  /** A key that the database counts up by itself. */
  readonly autoKey: string;
  /** What follows the closing bracket of a table: strict column types where they are not the rule. */
  readonly tableEnd: string;
}

const words: Readonly<Record<Dialect, ColumnWords>> = {
  sqlite: { text: 'text', integer: 'integer', autoKey: 'integer primary key autoincrement', tableEnd: 'strict' },
  postgres: {
    text: 'text collate "C"',
    integer: 'bigint',
    autoKey: 'bigint generated always as identity primary key',
    tableEnd: '',
  },
};

export function columnWords(dialect: Dialect): ColumnWords {
  return words[dialect];
}
