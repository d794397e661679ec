import { columnTypes } from './dialect.ts';
import type { Dialect } from './transaction.ts';

/**
 * The statements that make a module's event log, the shape of EventTable. On SQLite the position is
 * the row's key and given as the row is written: one writer, so position order is commit order. On
 * PostgreSQL rows are written without a position and the sequencer numbers what is committed.
 */
export function eventLogTable(dialect: Dialect, table: string): string[] {
  const { text, integer, tableEnd } = columnTypes(dialect);
  const keys =
    dialect === 'sqlite'
      ? 'position integer primary key, insertion_id integer generated always as (position) virtual'
      : 'insertion_id bigint generated always as identity primary key, position bigint unique';
  const statements = [
    `create table ${table} (${keys}, id ${text} not null, kind ${text} not null, occurred_at ${integer} not null,
      subject_id ${text} not null, object_id ${text}, removed_ids ${text}, owner_id ${text}, actor_id ${text}, private_to ${text}) ${tableEnd}`,
    `create index ${table}_subject on ${table} (subject_id)`,
  ];
  if (dialect === 'postgres') {
    statements.push(`create index ${table}_unnumbered on ${table} (insertion_id) where position is null`);
  }
  return statements;
}

/** The statement that takes away the index by subject, which no read has a use for. */
export function dropSubjectIndex(table: string): string {
  return `drop index ${table}_subject`;
}
