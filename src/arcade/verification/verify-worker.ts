import { workerData } from 'node:worker_threads';
import { serveReads, serveTasks } from '../../core/db/sqlite/read-worker.ts';
import { readStoredLog, type StoredLog } from '../store/replay-log.ts';
import { judgeLog } from './judge-log.ts';
import { lookUp } from './look-up.ts';
import type { Question } from './verify-threads.ts';

// The entry of every thread that plays games again: on the embedded database it reads the log itself.

const { dataDir } = workerData as { dataDir: string | null };

if (dataDir === null) serveTasks({ ask: (question: Question) => answer(question, question.log) });
else serveReads({ ask: async (db, question: Question) => answer(question, await readStoredLog(db, question.id)) });

async function answer({ id, ask }: Question, log: StoredLog | undefined): Promise<unknown> {
  if (log === undefined) throw new Error(`There is no replay ${id}.`);
  return ask.what === 'verdict' ? judgeLog(log, ask.keys) : lookUp(log, ask.at);
}
