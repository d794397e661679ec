import type { StorageLog } from '../../../core/db/storage-observer.ts';
import type { Database } from '../../../core/db/transaction.ts';
import { ThreadPool } from '../../../core/threads/thread-pool.ts';
import type { VerifyingKey } from '../log/verify-signature.ts';
import { readStoredLog, type StoredLog } from './replay-log.ts';
import type { ReplayPosition } from './replay-position.ts';
import type { LogVerdict } from './verify-stored-log.ts';

/** Task of a worker thread for one replay. */
export interface VerifyTask {
  readonly id: string;
  readonly job:
    | { readonly kind: 'verdict'; readonly keys: readonly VerifyingKey[] }
    | { readonly kind: 'position'; readonly at: number | null };
  /** The stored log on PostgreSQL, where the thread has no connection to read it. */
  readonly storedLog?: StoredLog;
}

/** Worker thread pool for verification. */
export interface VerifyThreads {
  /** Throws Overloaded when the queue is full, StorageUnavailable when the thread crashed or hung. */
  verify(replayId: string): Promise<LogVerdict>;
  /** Computes the state at one position of a verified replay; `at` null: its end. */
  lookUp(replayId: string, at: number | null): Promise<ReplayPosition | { readonly last: number }>;
  close(): Promise<void>;
}

export interface VerifyThreadsOptions {
  readonly database: Database;
  /** Folder of the embedded database; null on PostgreSQL. */
  readonly dataDir: string | null;
  /** Signing keys of the platform. */
  readonly keys: readonly VerifyingKey[];
  readonly log: StorageLog;
  /** Overrides for tests: another worker module and shorter time limits. */
  readonly entry?: URL;
  readonly taskTimeoutMs?: number;
}

export const verifyThreadsMax = 2;
const queuedTasksMax = 256;
/** A thread that exceeds this is terminated and replaced; a normal game takes less than a hundredth of it. */
const taskMsMax = 30_000;

export function openVerifyThreads(options: VerifyThreadsOptions): VerifyThreads {
  const { database, dataDir, keys, log } = options;
  const pool = new ThreadPool({
    entry: options.entry ?? new URL('./verify-worker', import.meta.url),
    workerData: { dataDir },
    threadsMax: verifyThreadsMax,
    queuedTasksMax,
    taskTimeoutMs: options.taskTimeoutMs ?? taskMsMax,
    log,
  });
  const run = async <Result>(id: string, job: VerifyTask['job']): Promise<Result> => {
    const task: VerifyTask = { id, job };
    if (dataDir !== null) return pool.run(task);
    const storedLog = await readStoredLog(database.db, id);
    return pool.run(storedLog === undefined ? task : { ...task, storedLog });
  };
  return {
    verify: (id) => run<LogVerdict>(id, { kind: 'verdict', keys }),
    lookUp: (id, at) => run<ReplayPosition | { last: number }>(id, { kind: 'position', at }),
    close: () => pool.close(),
  };
}
