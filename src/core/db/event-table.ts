import { columnTypes } from './dialect.ts';
import type { Dialect } from './transaction.ts';

/**
 * Statements that create the event log of a module (see EventTable). On SQLite the position is the primary key,
 * assigned on insert; with a single writer it follows commit order. On PostgreSQL the sequencer assigns positions to
 * committed rows.
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

/** Statement that drops the unused index by subject. */
export function dropSubjectIndex(table: string): string {
  return `drop index ${table}_subject`;
}
