import Sqlite from 'better-sqlite3';
import { sqliteFile } from '../src/core/db/sqlite/sqlite-connection.ts';

/** Ids of open entries in a data folder without a running server, newest first. */
export function openEntryIds(dataDir: string, limit: number): string[] {
  const connection = new Sqlite(sqliteFile(dataDir), { readonly: true });
  try {
    return connection
      .prepare(`select id from exchange_entry where status = 'open' order by n desc limit ?`)
      .pluck()
      .all(limit) as string[];
  } finally {
    connection.close();
  }
}
