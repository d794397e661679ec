import { extname } from 'node:path';
import { ReadPool } from '../../core/db/sqlite/read-pool.ts';
import type { StorageLog } from '../../core/db/storage-observer.ts';
import type { Database } from '../../core/db/transaction.ts';
import type { VerifyingKey } from '../replay/verify-signature.ts';
import { readStoredLog, type StoredLog } from '../store/replay-log.ts';
import type { Judgement } from './judge-log.ts';
import type { Place } from './look-up.ts';

/** What a thread is asked about the log of one replay. */
export interface Question {
  readonly id: string;
  readonly ask:
    | { readonly what: 'verdict'; readonly keys: readonly VerifyingKey[] }
    | { readonly what: 'place'; readonly at: number | null };
  /** The log, where the thread has no database to read it from. */
  readonly log?: StoredLog;
}

/** Plays recorded games again, away from the event loop. */
export interface VerifyThreads {
  /** Throws Overloaded when too many wait, StorageUnavailable when the thread died or hung. */
  judge(replayId: string): Promise<Judgement>;
  /** The same for one place of a verified replay; `at` null: its end. */
  lookUp(replayId: string, at: number | null): Promise<Place | { readonly last: number }>;
  close(): Promise<void>;
}

export interface VerifyThreadsOptions {
  readonly database: Database;
  /** Where the embedded database is; null on PostgreSQL. */
  readonly dataDir: string | null;
  /** Those that the platform seals with. */
  readonly keys: readonly VerifyingKey[];
  readonly log: StorageLog;
  /** For tests: another module to start threads with, and less patience. */
  readonly entry?: URL;
  readonly taskMs?: number;
}

export const verifyThreads = 2;
const queuedTasksMax = 256;
/** A thread that computes longer is ended and replaced: no game takes a hundredth of it. */
const taskMsMax = 30_000;

export function openVerifyThreads(options: VerifyThreadsOptions): VerifyThreads {
  const { database, dataDir, keys, log } = options;
  const pool = new ReadPool({
    // The build compiles the entry along with this file.
    entry: options.entry ?? new URL(`./verify-worker${extname(import.meta.url)}`, import.meta.url),
    dataDir,
    threads: verifyThreads,
    queuedTasksMax,
    taskMs: options.taskMs ?? taskMsMax,
    log,
  });
  const put = async (id: string, ask: Question['ask']): Promise<unknown> => {
    const question: Question = { id, ask };
    if (dataDir !== null) return pool.run('ask', question);
    const stored = await readStoredLog(database.db, id);
    return pool.run('ask', stored === undefined ? question : { ...question, log: stored });
  };
  return {
    judge: async (id) => (await put(id, { what: 'verdict', keys })) as Judgement,
    lookUp: async (id, at) => (await put(id, { what: 'place', at })) as Place | { last: number },
    close: () => pool.close(),
  };
}
