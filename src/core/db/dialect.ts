import type { Dialect } from './transaction.ts';

/** Column types and options in which CREATE TABLE differs between the two databases. */
export interface ColumnTypes {
  /** Text with binary collation on both databases. */
  readonly text: string;
  /** An integer of up to 53 bits: times in milliseconds, counts, flags, positions. */
  readonly integer: string;
  /** Binary data. */
  readonly blob: string;
  /** Auto-increment primary key. */
  readonly autoKey: string;
  /** Table options: `strict` on SQLite. */
  readonly tableEnd: string;
}

const typesByDialect: Readonly<Record<Dialect, ColumnTypes>> = {
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
  return typesByDialect[dialect];
}
