import { backupDatabase } from '../../db/sqlite/backup.ts';
import { serveTask } from '../../threads/serve-task.ts';

export interface BackupTask {
  readonly dataDir: string;
  readonly target: string;
}

// Worker thread, because copying and checking a backup block their thread.
export default serveTask(({ dataDir, target }: BackupTask) => backupDatabase(dataDir, target));
