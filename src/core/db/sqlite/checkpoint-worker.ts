import { fdatasyncSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { CheckpointKind, CheckpointResult } from './checkpointer.ts';

// Worker thread that copies the write-ahead log into the database file, concurrently with the writer. The file is
// flushed after every pass, so that the final pass, for which writers wait, has little to flush. SQLite flushes it only
// after a pass that copied the whole log.

const { file } = workerData as { file: string };
const connection = new Sqlite(file, { timeout: 0 });
connection.pragma('synchronous = FULL');
// Never closed: closing any descriptor of a file releases all POSIX locks of the process on it, including SQLite's.
const descriptor = openSync(file, 'r+');

parentPort?.on('message', (kind: CheckpointKind) => {
  parentPort?.postMessage(runCheckpoint(kind));
});

function runCheckpoint(kind: CheckpointKind): CheckpointResult {
  try {
    const [result] = connection.pragma(
      `wal_checkpoint(${kind === 'truncate' ? 'TRUNCATE' : 'PASSIVE'})`,
    ) as CheckpointRow[];
    if (result === undefined) throw new Error('The checkpoint returned no result.');
    if (result.checkpointed < result.log) fdatasyncSync(descriptor);
    const isEmpty = kind === 'truncate' && result.busy === 0;
    return { frames: result.log, copiedFrames: result.checkpointed, isEmpty };
  } catch (error) {
    const { code = '', syscall = '' } = error as { code?: string; syscall?: string };
    return { error: String(error), hasFlushFailed: code === 'SQLITE_IOERR_FSYNC' || syscall === 'fdatasync' };
  }
}

interface CheckpointRow {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}
