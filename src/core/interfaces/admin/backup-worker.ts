import { backupDatabase } from '../../db/sqlite/backup.ts';
import { serveTask } from '../../threads/serve-task.ts';

export interface BackupTask {
  readonly dataDir: string;
  readonly target: string;
}

// In a thread: copying and checking hold up the one that does them, and a server must keep answering.
export default serveTask(({ dataDir, target }: BackupTask) => backupDatabase(dataDir, target));
