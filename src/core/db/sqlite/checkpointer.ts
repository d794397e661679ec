import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type Sqlite from 'better-sqlite3';
import type { Clock } from '../../base/clock.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog, StorageObserver } from '../storage-observer.ts';

/**
 * `copy` copies what no reader keeps from being copied, beside writers. `empty` copies all of the log and truncates its
 * file; it gives way to any reader or writer.
 */
export type CheckpointKind = 'copy' | 'empty';

/** The worker's result of one pass: frames in the log, how many of them are copied, and whether its file is empty now. */
export type CheckpointResult =
  | { readonly frames: number; readonly copied: number; readonly isEmpty: boolean }
  | { readonly error: string; readonly flushFailed: boolean };

export interface CheckpointerOptions {
  readonly file: string;
  /** Used between batches, to ask how long the log is. */
  readonly connection: Sqlite.Database;
  readonly limits: StorageLimits;
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly observer: StorageObserver;
  /** Ends the long-lived read transaction, which keeps the log from being emptied. */
  readonly releaseReads: () => void;
  /** A failed flush of the database file: nothing may be acknowledged any more. */
  readonly onFatal: (error: unknown) => void;
}

/**
 * Keeps the write-ahead log short without holding up commits: a worker thread copies it beside the
 * writer. The log starts over only when all of it is copied, which never happens while writes keep
 * coming; so once it is long, writers wait for one last short pass.
 */
export class Checkpointer {
  readonly #options: CheckpointerOptions;
  readonly #pageBytes: number;
  readonly #framesStart: number;
  readonly #framesMax: number;
  #worker: Worker | undefined;
  #onResult: ((pass: CheckpointResult) => void) | undefined;
  #running: Promise<void> | undefined;
  #lastPassed: Promise<void> | undefined;
  #batches = 0;
  /** Frames already in the log when the last pass ended: what came later is still to be copied. */
  #done = 0;
  /** How far the log was copied when a long read kept it from being copied to its end. */
  #heldAt = -1;

  constructor(options: CheckpointerOptions) {
    this.#options = options;
    this.#pageBytes = options.connection.pragma('page_size', { simple: true }) as number;
    this.#framesStart = options.limits.checkpointBytes / this.#pageBytes;
    this.#framesMax = options.limits.logBytesMax / this.#pageBytes;
  }

  /** Set while writers have to wait. */
  get pause(): Promise<void> | undefined {
    return this.#lastPassed;
  }

  /** Looks at the log's length now and then, and has it copied when it is due. */
  batchDone(): void {
    this.#batches += 1;
    if (this.#running !== undefined || this.#batches % batchesPerCheck !== 0) return;
    const frames = this.#frames();
    if (frames < this.#done) this.#logStartedOver();
    if (frames - this.#done < this.#framesStart) return;
    this.#running = this.#copy().finally(() => {
      this.#running = undefined;
    });
  }

  /**
   * Copies the log beside writers, and then empties its file while they wait for one short pass. False when a read
   * needs the log or the pass failed.
   */
  async emptyLog(): Promise<boolean> {
    while (this.#running !== undefined) await this.#running;
    let isEmpty = false;
    this.#running = this.#emptyNow()
      .then((isDone) => {
        isEmpty = isDone;
      })
      .finally(() => {
        this.#running = undefined;
      });
    await this.#running;
    return isEmpty;
  }

  async close(): Promise<void> {
    await this.#running;
    await this.#worker?.terminate();
  }

  async #copy(): Promise<void> {
    const beside = await this.#pass('copy');
    if (beside === undefined || beside.frames < this.#framesMax) return;
    // The read goes on: waiting again would help nobody.
    if (beside.copied <= this.#heldAt) return;
    this.#lastPassed = this.#pass('copy').then((last) => {
      this.#lastPassed = undefined;
      if (last !== undefined) this.#heldAt = last.copied < last.frames ? last.copied : -1;
    });
    await this.#lastPassed;
  }

  async #emptyNow(): Promise<boolean> {
    if ((await this.#pass('copy')) === undefined) return false;
    let isEmpty = false;
    const attempts = async () => {
      for (let attempt = 1; attempt <= emptyAttemptsMax && !isEmpty; attempt += 1) {
        // Reads that are running end meanwhile; those that begin now find the whole log copied and do not need it.
        if (attempt > 1) await setTimeout(emptyRetryMs);
        this.#options.releaseReads();
        isEmpty = (await this.#pass('empty'))?.isEmpty ?? false;
      }
    };
    this.#lastPassed = attempts().finally(() => {
      this.#lastPassed = undefined;
    });
    await this.#lastPassed;
    return isEmpty;
  }

  #logStartedOver(): void {
    this.#done = 0;
    this.#heldAt = -1;
  }

  async #pass(kind: CheckpointKind): Promise<{ frames: number; copied: number; isEmpty: boolean } | undefined> {
    const { log, observer, clock } = this.#options;
    const startedMs = clock.monotonicMs();
    const pass = await this.#ask(kind).catch((error: unknown) => ({ error: String(error), flushFailed: false }));
    if ('error' in pass) {
      // What the disk dropped would be taken for written, and the log be given up with the next pass.
      if (pass.flushFailed) this.#options.onFatal(new Error(`A checkpoint could not be flushed: ${pass.error}`));
      log.warn({ error: pass.error }, 'checkpoint failed, retrying');
      return undefined;
    }
    this.#done = pass.frames;
    observer.checkpointed?.(pass.frames * this.#pageBytes, clock.monotonicMs() - startedMs);
    return pass;
  }

  async #ask(kind: CheckpointKind): Promise<CheckpointResult> {
    this.#worker ??= this.#start();
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

  #start(): Worker {
    const worker = new Worker(entry, { workerData: { file: this.#options.file } });
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

// The worker's file ends like this one: .ts as written, .js as published.
const entry = new URL(`./checkpoint-worker${extname(import.meta.url)}`, import.meta.url);
const batchesPerCheck = 8;
const emptyAttemptsMax = 3;
const emptyRetryMs = 5;
