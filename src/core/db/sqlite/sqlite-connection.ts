import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';

/** Database file in the data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'rialto.sqlite');
}

/**
 * The single writer connection. Commits are durable (`synchronous=FULL`, verified here). It neither waits for locks nor
 * checkpoints, which would block the event loop.
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

/** A read-only connection. */
export function openReader(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: 0, readonly: true, fileMustExist: true });
  setAndReadBack(connection, 'query_only', 'ON', 1);
  setAndReadBack(connection, 'temp_store', 'MEMORY', 2);
  connection.pragma(`cache_size = -${readerCacheKiB}`);
  return connection;
}

const writerCacheKiB = 65_536;
// A page cache and no memory-mapped I/O, which was not faster in benchmarks and ends the process on a read error.
const readerCacheKiB = 65_536;

// Older SQLite releases can corrupt the write-ahead log when another connection resets it during a checkpoint.
const sqliteVersionMin = [3, 51, 3] as const;

function assertVersion(connection: Sqlite.Database): void {
  const version = connection.prepare('select sqlite_version()').pluck().get() as string;
  const numbers = version.split('.').map(Number);
  for (const [index, minimum] of sqliteVersionMin.entries()) {
    const number = numbers[index] ?? 0;
    if (number > minimum) return;
    if (number < minimum) {
      throw new StartupError(`SQLite ${version} is too old: Rialto needs ${sqliteVersionMin.join('.')} or newer.`);
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
