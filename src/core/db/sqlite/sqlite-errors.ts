import { StorageUnavailable } from '../transaction.ts';

/** The result code of SQLite, such as SQLITE_FULL or SQLITE_IOERR_WRITE; undefined for other errors. */
export function sqliteCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'SqliteError') return undefined;
  return (error as Error & { code?: string }).code;
}

/** Turns what the machine did to us (disk, memory, locks) into StorageUnavailable, and nothing else. */
export function asUnavailable(error: unknown): unknown {
  const code = sqliteCode(error);
  if (code === undefined || !environmental.test(code)) return error;
  return new StorageUnavailable(`The database cannot be written or read now (${code}).`, { cause: error });
}

export function isBusy(error: unknown): boolean {
  return sqliteCode(error)?.startsWith('SQLITE_BUSY') === true;
}

/**
 * Whether a failed COMMIT certainly left nothing behind: the write-ahead log could not take all
 * frames, so its last one, which makes the transaction valid, is not there. After a failed fsync
 * it is unknown what the disk holds.
 */
export function commitCertainlyFailed(error: unknown): boolean {
  const code = sqliteCode(error) ?? '';
  return code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_WRITE' || code.startsWith('SQLITE_BUSY');
}

const environmental = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOMEM|PROTOCOL|INTERRUPT)/;
