import { fdatasyncSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { CheckpointPass } from './checkpointer.ts';

// Copies the write-ahead log into the database file, beside the writer. SQLite flushes the database
// file only when a pass catches up with the writer; flushing it after every pass leaves little to
// flush for the pass that does, and writers wait for that one.

const { file } = workerData as { file: string };
const connection = new Sqlite(file, { timeout: 0 });
connection.pragma('synchronous = FULL');
// Never closed while the process lives: closing any descriptor of a file drops all locks that the
// process holds on it, SQLite's among them.
const descriptor = openSync(file, 'r+');

parentPort?.on('message', () => {
  parentPort?.postMessage(pass());
});

function pass(): CheckpointPass {
  try {
    const [result] = connection.pragma('wal_checkpoint(PASSIVE)') as { log: number; checkpointed: number }[];
    if (result === undefined) throw new Error('A checkpoint answered nothing.');
    if (result.checkpointed < result.log) fdatasyncSync(descriptor);
    return { frames: result.log, copied: result.checkpointed };
  } catch (error) {
    const { code = '', syscall = '' } = error as { code?: string; syscall?: string };
    return { error: String(error), flushFailed: code === 'SQLITE_IOERR_FSYNC' || syscall === 'fdatasync' };
  }
}
