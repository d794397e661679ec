import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';
import { assertIntact, flush } from './backup.ts';
import { renewSqliteEpoch } from './epoch-sqlite.ts';
import { lockFolder } from './folder-lock.ts';
import { sqliteFile } from './sqlite-connection.ts';

/**
 * Puts a backup in place as the embedded database, with a new epoch, so that clients notice that
 * they are somewhere else in time. Throws StartupError when a server uses the folder, the backup is
 * damaged, or a database is there already and `replace` is not set. A crash at any moment leaves
 * either the old database or the restored one.
 */
export function restoreBackup(backup: string, dataDir: string, options: { readonly replace: boolean }): void {
  if (!existsSync(backup)) throw new StartupError(`There is no file ${backup}.`);
  const lock = lockFolder(dataDir);
  try {
    const target = sqliteFile(dataDir);
    if (existsSync(target) && !options.replace) {
      throw new StartupError(
        `There is a database in ${dataDir} already: move it away, or say that it is to be replaced.`,
      );
    }
    assertIntact(backup);
    putInPlace(backup, target);
    flush(dataDir);
  } finally {
    lock.release();
  }
}

function putInPlace(backup: string, target: string): void {
  const partial = `${target}.restoring`;
  try {
    copyFileSync(backup, partial);
    chmodSync(partial, 0o600);
    const connection = new Sqlite(partial);
    renewSqliteEpoch(connection);
    connection.close();
    flush(partial);
    foldLog(target);
    renameSync(partial, target);
  } finally {
    rmSync(partial, { force: true });
  }
}

// A write-ahead log that outlived its database would be taken for the new one's.
function foldLog(target: string): void {
  if (existsSync(target)) {
    const connection = new Sqlite(target);
    try {
      connection.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // The old database is beyond repair; it is being replaced.
    } finally {
      connection.close();
    }
  }
  rmSync(`${target}-wal`, { force: true });
  rmSync(`${target}-shm`, { force: true });
}
