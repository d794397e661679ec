import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flush } from '../sqlite/backup.ts';
import { StartupError } from '../startup-error.ts';

/** File in a data folder whose database was copied into PostgreSQL. A server refuses to start on the folder. */
function sourceMarkerFile(dataDir: string): string {
  return join(dataDir, 'copied-to-postgresql');
}

export function markSourceAsCopied(dataDir: string, nowMs: number): void {
  const file = sourceMarkerFile(dataDir);
  const line = `The database in this folder was copied into PostgreSQL at ${new Date(nowMs).toISOString()}.\n`;
  writeFileSync(file, line, { mode: 0o600 });
  flush(file);
  flush(dataDir);
}

/** Throws StartupError when the database in the data folder was copied into PostgreSQL. */
export function assertSourceNotCopied(dataDir: string): void {
  const file = sourceMarkerFile(dataDir);
  if (!existsSync(file)) return;
  throw new StartupError(
    `The database in ${dataDir} was copied into PostgreSQL, and both would continue the same event log: set DATABASE_URL. To use the embedded database again, and not the copy, delete the file ${file}.`,
  );
}
