import type Sqlite from 'better-sqlite3';
import type { RecordTable } from '../record-changes.ts';

/**
 * Calls `onWrite` when rows of these tables are written on this connection, even when the change is rolled back later.
 */
export function watchTables(connection: Sqlite.Database, tables: readonly string[], onWrite: () => void): void {
  connection.function(writeHook, () => {
    onWrite();
    return null;
  });
  for (const table of tables) {
    for (const change of ['insert', 'update', 'delete']) {
      // Temporary triggers: for this connection only, and not stored.
      connection.exec(
        `create temp trigger ${table}_${change}_written after ${change} on main.${table} begin select ${writeHook}(); end`,
      );
    }
  }
}

const writeHook = 'rialto_table_written';

/** Calls `onChange` with the id of each record that a statement on this connection changes; null for any record. */
export function watchRecords(
  connection: Sqlite.Database,
  tables: readonly RecordTable[],
  onChange: (id: string | null) => void,
): void {
  connection.function(recordHook, (id: unknown) => {
    onChange(typeof id === 'string' ? id : null);
    return null;
  });
  for (const { table, idColumns, columns, ignoresInserts } of tables) {
    const updateEvent = columns === undefined ? 'update' : `update of ${columns.join(', ')}`;
    const changes = [
      ...(ignoresInserts === true ? [] : [{ event: 'insert', rows: ['new'] }]),
      { event: updateEvent, rows: ['old', 'new'] },
      { event: 'delete', rows: ['old'] },
    ];
    for (const { event, rows } of changes) {
      const ids = rows.flatMap((row) => idColumns.map((column) => `${row}.${column}`));
      const calls = ids.length === 0 ? `select ${recordHook}(null);` : ids.map(reportUnlessNull).join(' ');
      const name = `${table}_${event.slice(0, 6)}_changes_record`;
      connection.exec(`create temp trigger ${name} after ${event} on main.${table} begin ${calls} end`);
    }
  }
}

const recordHook = 'rialto_changed_record';

function reportUnlessNull(id: string): string {
  return `select ${recordHook}(${id}) where ${id} is not null;`;
}
