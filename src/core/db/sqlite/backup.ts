import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';
import { sqliteFile } from './sqlite-connection.ts';

/**
 * Copies the embedded database to a new file: a consistent snapshot, verified, flushed, mode 0600. Blocks the calling
 * thread, but no writers. Throws StartupError when the file exists, there is no database, or the copy is damaged.
 */
export async function backupDatabase(dataDir: string, backupFile: string): Promise<void> {
  if (existsSync(backupFile)) throw new StartupError(`${backupFile} already exists: choose another file name.`);
  const databaseFile = sqliteFile(dataDir);
  if (!existsSync(databaseFile))
    throw new StartupError(
      `There is no database in ${dataDir}: name the data folder of the server with --data-dir or RIALTO_DATA_DIR.`,
    );
  const partialFile = `${backupFile}.partial`;
  rmSync(partialFile, { force: true });
  try {
    // Created before the copy, because SQLite creates files that other users can read.
    closeSync(openSync(partialFile, 'wx', 0o600));
    await copyPages(databaseFile, partialFile);
    leaveWalMode(partialFile);
    assertIntact(partialFile);
    flush(partialFile);
    renameSync(partialFile, backupFile);
    flush(dirname(backupFile));
  } finally {
    rmSync(partialFile, { force: true });
  }
}

// All pages in one step; a copy in several steps restarts after each commit.
async function copyPages(sourceFile: string, targetFile: string): Promise<void> {
  const connection = new Sqlite(sourceFile, { readonly: true, fileMustExist: true });
  try {
    await connection.backup(targetFile, { progress: () => allPages });
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

/**
 * Row count of each table, without the tables of full-text indexes. No server may use the database, since the counts
 * share no snapshot.
 */
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
