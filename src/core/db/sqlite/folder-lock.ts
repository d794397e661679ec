import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartupError } from '../startup-error.ts';
import { isBusy } from './sqlite-errors.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Creates the data folder (mode 0700) and locks it for this process. The lock is an exclusive transaction on an empty
 * SQLite file; the operating system releases the lock when the process ends. Throws StartupError when the folder is not
 * writable or is locked by another process.
 */
export function lockFolder(dataDir: string): FolderLock {
  createFolder(dataDir);
  const lock = openLock(dataDir);
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw unwritableError(dataDir, error);
    throw new StartupError(
      `Another Rialto server is using the data folder ${dataDir}: stop it, or set RIALTO_DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}

function createFolder(dataDir: string): void {
  try {
    createWithParents(resolve(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unwritableError(dataDir, error);
  }
}

/** Replaces Node's recursive mkdir, which loops forever when a parent accepts no folders (such as /proc). */
function createWithParents(folder: string): void {
  if (existsSync(folder)) return;
  createWithParents(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function openLock(dataDir: string): Sqlite.Database {
  try {
    return new Sqlite(join(dataDir, 'rialto.lock'), { timeout: 0 });
  } catch (error) {
    throw unwritableError(dataDir, error);
  }
}

function unwritableError(dataDir: string, cause: unknown): StartupError {
  return new StartupError(
    `The data folder ${dataDir} cannot be written: make it writable, or set RIALTO_DATA_DIR to a folder that is.`,
    { cause },
  );
}
