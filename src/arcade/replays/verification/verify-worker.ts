import { workerData } from 'node:worker_threads';
import { serveReads } from '../../../core/threads/serve-reads.ts';
import { serveTask } from '../../../core/threads/serve-task.ts';
import { readStoredLog, type StoredLog } from './replay-log.ts';
import { findReplayPosition } from './replay-position.ts';
import { cacheVerdicts } from './verdict-cache.ts';
import { verifyStoredLog } from './verify-stored-log.ts';
import type { VerifyTask } from './verify-threads.ts';

// Entry point of the verification worker threads. They read the log from the embedded database; on PostgreSQL the task
// contains it.

const { dataDir } = workerData as { dataDir: string | null };
const verify = cacheVerdicts(verifyStoredLog);

export default dataDir === null
  ? serveTask((task: VerifyTask) => respond(task, task.storedLog))
  : serveReads(async (db, task: VerifyTask) => respond(task, await readStoredLog(db, task.id)));

async function respond({ id, job }: VerifyTask, log: StoredLog | undefined): Promise<unknown> {
  if (log === undefined) throw new Error(`There is no replay ${id}.`);
  return job.kind === 'verdict' ? verify(log, job.keys) : findReplayPosition(log, job.at);
}
