import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { encryptFile } from '../../db/backup-cipher.ts';
import { backupDatabase, flush } from '../../db/sqlite/backup.ts';
import { serveTask } from '../../threads/serve-task.ts';

export interface BackupTask {
  readonly dataDir: string;
  readonly backupFile: string;
  /** Encryption key; null: the backup is not encrypted. */
  readonly key: string | null;
}

// Worker thread, because copying and checking a backup block their thread.
export default serveTask(async ({ dataDir, backupFile, key }: BackupTask) => {
  if (key === null) return backupDatabase(dataDir, backupFile);
  // ServerBackups removes files whose name contains `.partial`, which a crash may leave.
  const unencryptedFile = `${backupFile}.copy.partial`;
  const encryptedFile = `${backupFile}.partial`;
  try {
    await backupDatabase(dataDir, unencryptedFile);
    await encryptFile(unencryptedFile, encryptedFile, key);
    flush(encryptedFile);
    renameSync(encryptedFile, backupFile);
    flush(dirname(backupFile));
  } finally {
    for (const file of [unencryptedFile, encryptedFile]) rmSync(file, { force: true });
  }
});
