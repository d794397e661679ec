import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';

/** The file inside the data folder that holds everything. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'rialto.sqlite');
}

/**
 * The one connection that writes. Commits are durable when they return (`synchronous=FULL`, read
 * back here); it never sleeps for a lock and never checkpoints, both would block the event loop.
 */
export function openWriter(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: 0 });
  try {
    assertVersion(connection);
    setAndReadBack(connection, 'journal_mode', 'wal', 'wal');
    setAndReadBack(connection, 'synchronous', 'FULL', 2);
    setAndReadBack(connection, 'secure_delete', 'ON', 1);
    setAndReadBack(connection, 'wal_autocheckpoint', '0', 0);
    setAndReadBack(connection, 'foreign_keys', 'ON', 1);
    setAndReadBack(connection, 'temp_store', 'MEMORY', 2);
    connection.pragma(`cache_size = -${writerCacheKiB}`);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** A connection that sees committed data only and cannot write. */
export function openReader(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: 0, readonly: true, fileMustExist: true });
  setAndReadBack(connection, 'query_only', 'ON', 1);
  setAndReadBack(connection, 'temp_store', 'MEMORY', 2);
  connection.pragma(`cache_size = -${readerCacheKiB}`);
  return connection;
}

const writerCacheKiB = 65_536;
// Mapping the file into memory was measured and is no faster; a read error would end the process.
const readerCacheKiB = 65_536;

// Older releases can corrupt a write-ahead log that is reset while another connection checkpoints.
const oldestSqlite = [3, 51, 3] as const;

function assertVersion(connection: Sqlite.Database): void {
  const version = connection.prepare('select sqlite_version()').pluck().get() as string;
  const parts = version.split('.').map(Number);
  for (const [index, least] of oldestSqlite.entries()) {
    const part = parts[index] ?? 0;
    if (part > least) return;
    if (part < least) {
      throw new StartupError(`SQLite ${version} is too old: Rialto needs ${oldestSqlite.join('.')} or newer.`);
    }
  }
}

function setAndReadBack(connection: Sqlite.Database, name: string, value: string, expected: unknown): void {
  connection.pragma(`${name} = ${value}`);
  const actual = connection.pragma(name, { simple: true });
  if (actual !== expected) {
    throw new StartupError(
      `SQLite did not set ${name} to ${value} (it is ${String(actual)}): check that the file system supports it.`,
    );
  }
}
