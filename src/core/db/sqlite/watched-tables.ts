import type Sqlite from 'better-sqlite3';

/** reports when rows of these tables are written on this connection, by whatever statement; also when that is undone later. */
export function watchTables(connection: Sqlite.Database, tables: readonly string[], onWrite: () => void): void {
  connection.function(noticed, () => {
    onWrite();
    return null;
  });
  for (const table of tables) {
    for (const change of ['insert', 'update', 'delete']) {
      // Temporary: of this connection alone, and in no file.
      connection.exec(
        `create temp trigger ${table}_${change}_noticed after ${change} on main.${table} begin select ${noticed}(); end`,
      );
    }
  }
}

const noticed = 'rialto_noticed';
