import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { encryptFile } from '../../db/backup-cipher.ts';
import { backupDatabase, flush } from '../../db/sqlite/backup.ts';
import { serveTask } from '../../threads/serve-task.ts';

export interface BackupTask {
  readonly dataDir: string;
  readonly target: string;
  /** Encryption key; null: the backup is not encrypted. */
  readonly key: string | null;
}

// Worker thread, because copying and checking a backup block their thread.
export default serveTask(async ({ dataDir, target, key }: BackupTask) => {
  if (key === null) return backupDatabase(dataDir, target);
  // ServerBackups removes files with this suffix after a crash.
  const copy = `${target}.copy.partial`;
  const partial = `${target}.partial`;
  try {
    await backupDatabase(dataDir, copy);
    await encryptFile(copy, partial, key);
    flush(partial);
    renameSync(partial, target);
    flush(dirname(target));
  } finally {
    for (const file of [copy, partial]) rmSync(file, { force: true });
  }
});
