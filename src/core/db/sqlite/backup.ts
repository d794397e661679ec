import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';
import { sqliteFile } from './sqlite-connection.ts';

/**
 * Copies the embedded database to a new file: a consistent snapshot, verified, flushed, mode 0600. Writers are not
 * blocked; the calling thread is. Throws StartupError when the target exists, there is no database, or the copy is
 * damaged.
 */
export async function backupDatabase(dataDir: string, target: string): Promise<void> {
  if (existsSync(target)) throw new StartupError(`${target} already exists: choose another file name.`);
  const source = sqliteFile(dataDir);
  if (!existsSync(source)) throw new StartupError(`There is no database in ${dataDir}.`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  try {
    await copy(source, partial);
    leaveWalMode(partial);
    assertIntact(partial);
    chmodSync(partial, 0o600);
    flush(partial);
    renameSync(partial, target);
    flush(dirname(target));
  } finally {
    rmSync(partial, { force: true });
  }
}

// All pages in one step; a copy in several steps restarts after each commit.
async function copy(source: string, target: string): Promise<void> {
  const connection = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    await connection.backup(target, { progress: () => allPages });
  } finally {
    connection.close();
  }
}

const allPages = 0x7fff_ffff;

// Leaves WAL mode, so that the backup is a single file.
function leaveWalMode(file: string): void {
  const connection = new Sqlite(file);
  try {
    connection.pragma('journal_mode = DELETE');
  } finally {
    connection.close();
  }
}

/** Throws StartupError unless the file is an intact database of Rialto. */
export function assertIntact(file: string): void {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const result = connection.pragma('integrity_check(1)', { simple: true });
    if (result !== 'ok') throw new StartupError(`${file} is damaged: ${String(result)}.`);
    connection.prepare('select count(*) from migration').get();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${file} is not a valid Rialto database.`, { cause: error });
  } finally {
    connection.close();
  }
}

/** Number of rows by table, without full-text indexes, of a database that is not in use. */
export function countRows(file: string): [table: string, rows: number][] {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const tables = connection
      .prepare<[], string>(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like '%\\_fts%' escape '\\' order by name",
      )
      .pluck()
      .all();
    return tables.map((table) => [table, Number(connection.prepare(`select count(*) from "${table}"`).pluck().get())]);
  } finally {
    connection.close();
  }
}

/** Flushes a file or folder to disk. Not for the file of an open database: see checkpoint-worker.ts. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
