import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';
import { assertIntact, flush } from './backup.ts';
import { renewSqliteEpoch } from './epoch-sqlite.ts';
import { lockFolder } from './folder-lock.ts';
import { sqliteFile } from './sqlite-connection.ts';

/**
 * Restores a backup as the embedded database, with a new epoch, so that clients detect the restore. Throws StartupError
 * when a server uses the folder, the backup is damaged, or a database exists and `replace` is not set. A crash leaves
 * either the old or the restored database.
 */
export function restoreBackup(backup: string, dataDir: string, options: { readonly replace: boolean }): void {
  if (!existsSync(backup)) throw new StartupError(`The file ${backup} does not exist.`);
  const lock = lockFolder(dataDir);
  try {
    const target = sqliteFile(dataDir);
    if (existsSync(target) && !options.replace) {
      throw new StartupError(`${dataDir} already contains a database: move it away, or pass --replace.`);
    }
    assertIntact(backup);
    replaceDatabase(backup, target);
    flush(dataDir);
  } finally {
    lock.release();
  }
}

function replaceDatabase(backup: string, target: string): void {
  const partial = `${target}.restoring`;
  try {
    copyFileSync(backup, partial);
    chmodSync(partial, 0o600);
    const connection = new Sqlite(partial);
    renewSqliteEpoch(connection);
    connection.close();
    flush(partial);
    checkpointLog(target);
    renameSync(partial, target);
  } finally {
    rmSync(partial, { force: true });
  }
}

// SQLite would apply a remaining write-ahead log to the restored database.
function checkpointLog(target: string): void {
  if (existsSync(target)) {
    const connection = new Sqlite(target);
    try {
      connection.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Ignored: the old database may be damaged and is replaced.
    } finally {
      connection.close();
    }
  }
  rmSync(`${target}-wal`, { force: true });
  rmSync(`${target}-shm`, { force: true });
}
