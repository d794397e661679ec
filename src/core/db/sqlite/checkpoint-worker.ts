import { fdatasyncSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { CheckpointKind, CheckpointResult } from './checkpointer.ts';

// Copies the write-ahead log into the database file, beside the writer. SQLite flushes the database
// file only when a pass catches up with the writer; flushing it after every pass leaves little to
// flush for the pass that does, and writers wait for that one.

const { file } = workerData as { file: string };
const connection = new Sqlite(file, { timeout: 0 });
connection.pragma('synchronous = FULL');
// Never closed while the process lives: closing any descriptor of a file drops all locks that the
// process holds on it, SQLite's among them.
const descriptor = openSync(file, 'r+');

parentPort?.on('message', (kind: CheckpointKind) => {
  parentPort?.postMessage(pass(kind));
});

function pass(kind: CheckpointKind): CheckpointResult {
  try {
    const [result] = connection.pragma(`wal_checkpoint(${kind === 'empty' ? 'TRUNCATE' : 'PASSIVE'})`) as Result[];
    if (result === undefined) throw new Error('The checkpoint returned no result.');
    if (result.checkpointed < result.log) fdatasyncSync(descriptor);
    const isEmpty = kind === 'empty' && result.busy === 0;
    return { frames: result.log, copied: result.checkpointed, isEmpty };
  } catch (error) {
    const { code = '', syscall = '' } = error as { code?: string; syscall?: string };
    return { error: String(error), flushFailed: code === 'SQLITE_IOERR_FSYNC' || syscall === 'fdatasync' };
  }
}

interface Result {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}
