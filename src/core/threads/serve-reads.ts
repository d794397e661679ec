import { workerData } from 'node:worker_threads';
import { createQueryBuilder } from '../db/query-builder.ts';
import { openReader, sqliteFile } from '../db/sqlite/sqlite-connection.ts';
import { SqliteSnapshots } from '../db/sqlite/sqlite-snapshots.ts';
import { defaultStorageLimits } from '../db/storage-limits.ts';
import type { Db } from '../db/transaction.ts';
import { serveTask, type TaskHandler } from './serve-task.ts';

/**
 * The default export of a thread that reads the embedded database in the folder `workerData.dataDir`: each task runs
 * on one snapshot.
 */
export async function serveReads<Task, Result>(
  run: (db: Db, task: Task) => Promise<Result>,
): Promise<TaskHandler<Task, Result>> {
  const { dataDir } = workerData as { dataDir: string };
  const snapshots = new SqliteSnapshots(
    () => openReader(sqliteFile(dataDir)),
    createQueryBuilder('sqlite'),
    defaultStorageLimits,
  );
  // Loads the addon of SQLite while the thread still loads: a thread that is ended during that aborts the process.
  await snapshots.run(async () => undefined);
  return serveTask((task: Task) => snapshots.run((db) => run(db, task)));
}
