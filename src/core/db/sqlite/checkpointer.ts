import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type Sqlite from 'better-sqlite3';
import type { Clock } from '../../base/clock.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog, StorageObserver } from '../storage-observer.ts';

/**
 * Checkpoint modes of SQLite. `passive` is concurrent with writers. `truncate` copies the whole log and truncates its
 * file; it fails while a reader or writer is active.
 */
export type CheckpointKind = 'passive' | 'truncate';

/** Result of a checkpoint: frames in the log, copied frames, and whether the log file is empty. */
export type CheckpointResult =
  | { readonly frames: number; readonly copied: number; readonly isEmpty: boolean }
  | { readonly error: string; readonly flushFailed: boolean };

export interface CheckpointerOptions {
  readonly file: string;
  /** Used between batches to read the length of the log. */
  readonly connection: Sqlite.Database;
  readonly limits: StorageLimits;
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly observer: StorageObserver;
  /** Ends the long-lived read transaction, which prevents truncation of the log. */
  readonly releaseReads: () => void;
  /** Called after a failed flush of the database file; no further write may be acknowledged. */
  readonly onFatal: (error: unknown) => void;
}

/**
 * Checkpoints the write-ahead log in a worker thread, without blocking commits. SQLite restarts the log only when all
 * of it is copied, which continuous writes prevent; when the log is long, writers wait for a short final pass.
 */
export class Checkpointer {
  readonly #options: CheckpointerOptions;
  readonly #pageBytes: number;
  readonly #framesStart: number;
  readonly #framesMax: number;
  #worker: Worker | undefined;
  #onResult: ((pass: CheckpointResult) => void) | undefined;
  #running: Promise<void> | undefined;
  #blockingCheckpoint: Promise<void> | undefined;
  #batches = 0;
  /** Number of frames in the log at the end of the last pass. */
  #copiedFrames = 0;
  /** Number of frames in the log when the running checkpoint started. */
  #framesAtStart = 0;
  /** Copied frames of the last pass that a long read prevented from completing; -1 for none. */
  #blockedAtFrame = -1;

  constructor(options: CheckpointerOptions) {
    this.#options = options;
    this.#pageBytes = options.connection.pragma('page_size', { simple: true }) as number;
    this.#framesStart = options.limits.checkpointBytes / this.#pageBytes;
    this.#framesMax = options.limits.logBytesMax / this.#pageBytes;
  }

  /** Promise of the checkpoint for which writers have to wait, if any. */
  get pause(): Promise<void> | undefined {
    return this.#blockingCheckpoint;
  }

  /**
   * Checks the log's length every few batches and starts a checkpoint when it is due. When the log grows by
   * `logBytesMax` during a checkpoint, the disk is slower than the writers, and they wait for its end.
   */
  onBatchEnd(): void {
    this.#batches += 1;
    if (this.#batches % batchesPerCheck !== 0) return;
    const frames = this.#frames();
    if (this.#running !== undefined) {
      if (frames - this.#framesAtStart >= this.#framesMax) this.#blockingCheckpoint ??= this.#running;
      return;
    }
    if (frames < this.#copiedFrames) this.#onLogRestart();
    if (frames - this.#copiedFrames >= this.#framesStart) this.#run(this.#copy());
  }

  /**
   * Copies the log, then truncates its file while writers wait for a short pass. False when a read needs the log or the
   * pass failed.
   */
  async truncateLog(): Promise<boolean> {
    while (this.#running !== undefined) await this.#running;
    const checkpoint = this.#truncateNow();
    this.#run(checkpoint);
    return checkpoint;
  }

  async close(): Promise<void> {
    await this.#running;
    await this.#worker?.terminate();
  }

  #run(checkpoint: Promise<unknown>): void {
    this.#framesAtStart = this.#frames();
    this.#running = checkpoint.then(() => {
      this.#running = undefined;
      this.#blockingCheckpoint = undefined;
    });
  }

  async #copy(): Promise<void> {
    const concurrentPass = await this.#checkpointOnce('passive');
    if (concurrentPass === undefined || concurrentPass.frames < this.#framesMax) return;
    // The same read is still blocking, so writers need not wait.
    if (concurrentPass.copied <= this.#blockedAtFrame) return;
    this.#blockingCheckpoint = this.#checkpointOnce('passive').then((last) => {
      if (last !== undefined) this.#blockedAtFrame = last.copied < last.frames ? last.copied : -1;
    });
    await this.#blockingCheckpoint;
  }

  async #truncateNow(): Promise<boolean> {
    if ((await this.#checkpointOnce('passive')) === undefined) return false;
    let isEmpty = false;
    const attempts = async () => {
      for (let attempt = 1; attempt <= truncateAttemptsMax && !isEmpty; attempt += 1) {
        // Running reads may end in between; new reads do not need the log, which has been copied.
        if (attempt > 1) await setTimeout(truncateRetryMs);
        this.#options.releaseReads();
        isEmpty = (await this.#checkpointOnce('truncate'))?.isEmpty ?? false;
      }
    };
    this.#blockingCheckpoint = attempts();
    await this.#blockingCheckpoint;
    return isEmpty;
  }

  #onLogRestart(): void {
    this.#copiedFrames = 0;
    this.#blockedAtFrame = -1;
  }

  async #checkpointOnce(
    kind: CheckpointKind,
  ): Promise<{ frames: number; copied: number; isEmpty: boolean } | undefined> {
    const { log, observer, clock } = this.#options;
    const startedMs = clock.monotonicMs();
    const pass = await this.#requestCheckpoint(kind).catch((error: unknown) => ({
      error: String(error),
      flushFailed: false,
    }));
    if ('error' in pass) {
      // After a failed flush data may be missing in the database file, and the next pass would discard the log.
      if (pass.flushFailed) this.#options.onFatal(new Error(`A checkpoint could not be flushed: ${pass.error}`));
      log.warn({ error: pass.error }, 'checkpoint failed, retrying');
      return undefined;
    }
    this.#copiedFrames = pass.frames;
    observer.checkpointed?.(pass.frames * this.#pageBytes, clock.monotonicMs() - startedMs);
    return pass;
  }

  async #requestCheckpoint(kind: CheckpointKind): Promise<CheckpointResult> {
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    return new Promise((resolve) => {
      this.#onResult = (pass) => {
        this.#onResult = undefined;
        worker.unref();
        resolve(pass);
      };
      worker.ref();
      worker.postMessage(kind);
    });
  }

  #startWorker(): Worker {
    const worker = new Worker(workerUrl, { workerData: { file: this.#options.file } });
    worker.unref();
    worker.on('message', (pass: CheckpointResult) => this.#onResult?.(pass));
    const onEnd = (error: string) => {
      this.#worker = undefined;
      this.#onResult?.({ error, flushFailed: false });
    };
    worker.on('error', (error) => onEnd(error.message));
    worker.on('exit', (code) => onEnd(`its thread exited with ${code}`));
    return worker;
  }

  #frames(): number {
    const [result] = this.#options.connection.pragma('wal_checkpoint(NOOP)') as { log: number }[];
    return result?.log ?? 0;
  }
}

// The worker has the same extension as this file: .ts in sources, .js in builds.
const workerUrl = new URL(`./checkpoint-worker${extname(import.meta.url)}`, import.meta.url);
const batchesPerCheck = 8;
const truncateAttemptsMax = 3;
const truncateRetryMs = 5;
