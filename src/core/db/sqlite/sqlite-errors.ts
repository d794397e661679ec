import { StorageUnavailable } from '../transaction.ts';

/** SQLite result code, such as SQLITE_FULL or SQLITE_IOERR_WRITE; undefined for other errors. */
export function sqliteCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'SqliteError') return undefined;
  return (error as Error & { code?: string }).code;
}

/** Converts errors of disk, memory and locks to StorageUnavailable; returns other errors unchanged. */
export function asUnavailable(error: unknown): unknown {
  const code = sqliteCode(error);
  if (code === undefined || !unavailableCodes.test(code)) return error;
  return new StorageUnavailable(`The database is temporarily unavailable (${code}).`, { cause: error });
}

export function isBusy(error: unknown): boolean {
  return sqliteCode(error)?.startsWith('SQLITE_BUSY') === true;
}

/**
 * Whether a failed COMMIT certainly wrote nothing: the commit frame of the write-ahead log was not written. After a
 * failed fsync the outcome is unknown.
 */
export function isCertainlyUncommitted(error: unknown): boolean {
  const code = sqliteCode(error) ?? '';
  return code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_WRITE' || code.startsWith('SQLITE_BUSY');
}

const unavailableCodes = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOMEM|PROTOCOL|INTERRUPT)/;
