import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type Sqlite from 'better-sqlite3';
import type { Clock } from '../../base/clock.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog, StorageObserver } from '../storage-observer.ts';

/**
 * Checkpoint modes of SQLite. `passive` is concurrent with writers. `truncate` copies the whole write-ahead log (WAL)
 * and truncates its file; it fails while a writer is active or a reader uses the log.
 */
export type CheckpointKind = 'passive' | 'truncate';

/** Result of a checkpoint: frames in the WAL, copied frames, and whether the WAL file is empty; or its error. */
export type CheckpointResult =
  | { readonly frames: number; readonly copiedFrames: number; readonly isEmpty: boolean }
  | { readonly error: string; readonly hasFlushFailed: boolean };

export interface CheckpointerOptions {
  readonly file: string;
  /** Used between batches to read the length of the WAL. */
  readonly connection: Sqlite.Database;
  readonly limits: StorageLimits;
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly observer: StorageObserver;
  /** Ends the long-lived read transaction, which prevents truncation of the WAL. */
  readonly releaseReads: () => void;
  /** Called after a failed flush of the database file; no further write may be acknowledged. */
  readonly onFatal: (error: unknown) => void;
}

/**
 * Checkpoints the WAL in a worker thread, without blocking commits. SQLite restarts the WAL only when all its frames are
 * copied, which continuous writes prevent; when the WAL is long, writers wait for a short final pass.
 */
export class Checkpointer {
  readonly #options: CheckpointerOptions;
  readonly #pageBytes: number;
  readonly #checkpointFramesMin: number;
  readonly #framesMax: number;
  #worker: Worker | undefined;
  #onResult: ((pass: CheckpointResult) => void) | undefined;
  #runningCheckpoint: Promise<void> | undefined;
  #blockingCheckpoint: Promise<void> | undefined;
  #batchCount = 0;
  /** Number of frames in the WAL at the end of the last pass. */
  #framesAfterPass = 0;
  /** Number of frames in the WAL when the running checkpoint started. */
  #framesAtStart = 0;
  /** Number of frames that the last pass copied, if a long read prevented its completion; otherwise -1. */
  #blockedAtFrame = -1;

  constructor(options: CheckpointerOptions) {
    this.#options = options;
    this.#pageBytes = options.connection.pragma('page_size', { simple: true }) as number;
    this.#checkpointFramesMin = options.limits.checkpointBytes / this.#pageBytes;
    this.#framesMax = options.limits.walBytesMax / this.#pageBytes;
  }

  /** Promise of the running checkpoint for which writers have to wait; undefined without one. */
  get blockingCheckpoint(): Promise<void> | undefined {
    return this.#blockingCheckpoint;
  }

  /**
   * Checks the length of the WAL every few batches and starts a checkpoint when it is due. When the WAL grows by
   * `walBytesMax` during a checkpoint, the disk is slower than the writers, and they wait for the end of the checkpoint.
   */
  onBatchEnd(): void {
    this.#batchCount += 1;
    if (this.#batchCount % batchesPerCheck !== 0) return;
    const frames = this.#readFrameCount();
    if (this.#runningCheckpoint !== undefined) {
      if (frames - this.#framesAtStart >= this.#framesMax) this.#blockingCheckpoint ??= this.#runningCheckpoint;
      return;
    }
    if (frames < this.#framesAfterPass) this.#onWalRestart();
    if (frames - this.#framesAfterPass >= this.#checkpointFramesMin) this.#run(this.#copyWal());
  }

  /**
   * Copies the WAL, then truncates its file while writers wait for a short pass. False when a read needs the WAL or the
   * pass failed.
   */
  async truncateWal(): Promise<boolean> {
    while (this.#runningCheckpoint !== undefined) await this.#runningCheckpoint;
    const checkpoint = this.#truncateNow();
    this.#run(checkpoint);
    return checkpoint;
  }

  async close(): Promise<void> {
    await this.#runningCheckpoint;
    await this.#worker?.terminate();
  }

  #run(checkpoint: Promise<unknown>): void {
    this.#framesAtStart = this.#readFrameCount();
    this.#runningCheckpoint = checkpoint.then(() => {
      this.#runningCheckpoint = undefined;
      this.#blockingCheckpoint = undefined;
    });
  }

  async #copyWal(): Promise<void> {
    const concurrentPass = await this.#checkpointOnce('passive');
    if (concurrentPass === undefined || concurrentPass.frames < this.#framesMax) return;
    // The same read is still blocking, so writers need not wait.
    if (concurrentPass.copiedFrames <= this.#blockedAtFrame) return;
    this.#blockingCheckpoint = this.#checkpointOnce('passive').then((finalPass) => {
      if (finalPass !== undefined)
        this.#blockedAtFrame = finalPass.copiedFrames < finalPass.frames ? finalPass.copiedFrames : -1;
    });
    await this.#blockingCheckpoint;
  }

  async #truncateNow(): Promise<boolean> {
    if ((await this.#checkpointOnce('passive')) === undefined) return false;
    let isEmpty = false;
    const tryTruncation = async () => {
      for (let attempt = 1; attempt <= truncateAttemptsMax && !isEmpty; attempt += 1) {
        // Running reads may end in between; new reads do not need the WAL, which has been copied.
        if (attempt > 1) await setTimeout(truncateRetryMs);
        this.#options.releaseReads();
        isEmpty = (await this.#checkpointOnce('truncate'))?.isEmpty ?? false;
      }
    };
    this.#blockingCheckpoint = tryTruncation();
    await this.#blockingCheckpoint;
    return isEmpty;
  }

  #onWalRestart(): void {
    this.#framesAfterPass = 0;
    this.#blockedAtFrame = -1;
  }

  async #checkpointOnce(
    kind: CheckpointKind,
  ): Promise<{ frames: number; copiedFrames: number; isEmpty: boolean } | undefined> {
    const { log, observer, clock } = this.#options;
    const startedMs = clock.monotonicMs();
    const pass = await this.#requestCheckpoint(kind).catch((error: unknown) => ({
      error: String(error),
      hasFlushFailed: false,
    }));
    if ('error' in pass) {
      // After a failed flush data may be missing in the database file, and the next pass would discard the WAL.
      if (pass.hasFlushFailed) this.#options.onFatal(new Error(`A checkpoint could not be flushed: ${pass.error}`));
      log.warn({ reason: pass.error }, 'checkpoint failed, retrying');
      return undefined;
    }
    this.#framesAfterPass = pass.frames;
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
      this.#onResult?.({ error, hasFlushFailed: false });
    };
    worker.on('error', (error) => onEnd(error.message));
    worker.on('exit', (code) => onEnd(`the worker thread exited with code ${code}`));
    return worker;
  }

  #readFrameCount(): number {
    const [result] = this.#options.connection.pragma('wal_checkpoint(NOOP)') as { log: number }[];
    return result?.log ?? 0;
  }
}

// The worker has the same extension as this file: .ts in sources, .js in builds.
const workerUrl = new URL(`./checkpoint-worker${extname(import.meta.url)}`, import.meta.url);
const batchesPerCheck = 8;
const truncateAttemptsMax = 3;
const truncateRetryMs = 5;
