import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';
import { assertIntact, flush } from './backup.ts';
import { renewSqliteEpoch } from './epoch-sqlite.ts';
import { lockFolder } from './folder-lock.ts';
import { sqliteFile } from './sqlite-connection.ts';

/**
 * Restores a backup as the embedded database, with a new epoch, so that clients detect the restore. Throws StartupError
 * when a server uses the folder, the backup is missing or damaged, or a database exists and `replace` is not set. A
 * crash leaves either the old or the restored database.
 */
export function restoreBackup(backupFile: string, dataDir: string, options: { readonly replace: boolean }): void {
  if (!existsSync(backupFile)) throw new StartupError(`The file ${backupFile} does not exist.`);
  const lock = lockFolder(dataDir);
  try {
    const databaseFile = sqliteFile(dataDir);
    if (existsSync(databaseFile) && !options.replace) {
      throw new StartupError(`${dataDir} already contains a database: move it away, or pass --replace.`);
    }
    assertIntact(backupFile);
    replaceDatabase(backupFile, databaseFile);
    flush(dataDir);
  } finally {
    lock.release();
  }
}

function replaceDatabase(backupFile: string, databaseFile: string): void {
  const partialFile = `${databaseFile}.restoring`;
  try {
    copyFileSync(backupFile, partialFile);
    chmodSync(partialFile, 0o600);
    const connection = new Sqlite(partialFile);
    renewSqliteEpoch(connection);
    connection.close();
    flush(partialFile);
    removeWal(databaseFile);
    renameSync(partialFile, databaseFile);
  } finally {
    rmSync(partialFile, { force: true });
  }
}

// SQLite would apply a remaining write-ahead log to the restored database.
function removeWal(databaseFile: string): void {
  if (existsSync(databaseFile)) {
    const connection = new Sqlite(databaseFile);
    try {
      connection.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Ignored: the old database may be damaged and is replaced.
    } finally {
      connection.close();
    }
  }
  rmSync(`${databaseFile}-wal`, { force: true });
  rmSync(`${databaseFile}-shm`, { force: true });
}
