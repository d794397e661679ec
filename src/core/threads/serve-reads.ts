import { workerData } from 'node:worker_threads';
import { createQueryBuilder } from '../db/query-builder.ts';
import { openReader, sqliteFile } from '../db/sqlite/sqlite-connection.ts';
import { SqliteSnapshots } from '../db/sqlite/sqlite-snapshots.ts';
import { defaultStorageLimits } from '../db/storage-limits.ts';
import type { Db } from '../db/transaction.ts';
import { serveTask, type TaskHandler } from './serve-task.ts';

/**
 * Task handler of a worker thread that reads the embedded database in `workerData.dataDir`. Each task reads one
 * snapshot.
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
  // Loads SQLite's native addon before the thread is ready: terminating a thread while an addon loads aborts the
  // process.
  await snapshots.run(async () => undefined);
  return serveTask((task: Task) => snapshots.run((db) => run(db, task)));
}
