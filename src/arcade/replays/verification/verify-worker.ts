import { workerData } from 'node:worker_threads';
import { serveReads } from '../../../core/threads/serve-reads.ts';
import { serveTask } from '../../../core/threads/serve-task.ts';
import { verifyStoredLog } from './judge-log.ts';
import { keepVerdicts } from './kept-verdicts.ts';
import { lookUp } from './look-up.ts';
import { readStoredLog, type StoredLog } from './replay-log.ts';
import type { VerifyTask } from './verify-threads.ts';

// Entry point of the verification worker threads, which read the log from the embedded database themselves.

const { dataDir } = workerData as { dataDir: string | null };
const judge = keepVerdicts(verifyStoredLog);

export default dataDir === null
  ? serveTask((question: VerifyTask) => respond(question, question.log))
  : serveReads(async (db, question: VerifyTask) => respond(question, await readStoredLog(db, question.id)));

async function respond({ id, ask }: VerifyTask, log: StoredLog | undefined): Promise<unknown> {
  if (log === undefined) throw new Error(`There is no replay ${id}.`);
  return ask.what === 'verdict' ? judge(log, ask.keys) : lookUp(log, ask.at);
}
