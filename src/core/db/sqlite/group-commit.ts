import type { Clock } from '../../base/clock.ts';
import { isRefusal } from '../../base/refusal.ts';

import type { StorageLimits } from '../storage-limits.ts';
import { type Query, StorageUnavailable, type Tx, type WriteOptions } from '../transaction.ts';
import { type JobResult, type WriteJob, WriteQueue } from './write-queue.ts';

/** Transaction of one job on the writer connection. */
export interface JobTx extends Tx {
  readonly actions: readonly (() => void)[];
  /** Statements to run at the end of the batch. */
  readonly deferredStatements: readonly Query[];
  readonly failure: { error: unknown } | undefined;
  end(): void;
}

/** Writer connection. All methods are synchronous. */
export interface Writer {
  /** Begins the transaction of a batch; throws when the database is locked. */
  begin(): void;
  beginJob(): JobTx;
  /** Keeps the changes of the job for the commit of the batch. */
  releaseJob(job: JobTx): void;
  /** Rolls back the changes of the current job only. */
  rollbackJob(): void;
  /** Runs the deferred statements of the successful jobs. */
  runDeferred(): void;
  commit(): void;
  /** Rolls back the batch; has no effect when it is already rolled back. */
  rollback(): void;
  /** Applies the record changes of the batch at this value of the commit counter. */
  applyRecordChanges(commitCount: number): void;
  /** Whether the batch may have written accounts or credentials. */
  readonly hasWrittenAccounts: boolean;
  /** False when SQLite has rolled back the batch by itself. */
  readonly inTransaction: boolean;
}

export interface GroupCommitOptions {
  readonly writer: Writer;
  readonly limits: StorageLimits;
  readonly clock: Clock;
  /** Whether an error of `begin` is caused by a lock that may be released. */
  readonly isBusy: (error: unknown) => boolean;
  /** Whether an error of `commit` proves that nothing was written. */
  readonly isCertainlyUncommitted: (error: unknown) => boolean;
  /** Called before a batch, which waits for the returned promise. */
  readonly beforeBatch: () => Promise<void> | undefined;
  readonly afterBatch: (jobCount: number, durationMs: number) => void;
  /** Called with errors of afterCommit actions. */
  readonly onActionError: (error: unknown) => void;
  /** Called after a commit with unknown outcome; the jobs of the batch stay pending. */
  readonly onFatal: (error: unknown) => void;
}

/**
 * Group commit: runs write jobs sequentially and commits many at once. A job resolves after its commit; refused and
 * failed jobs are rolled back individually.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  readonly #queue: WriteQueue;
  #isScheduled = false;
  #hasFailed = false;
  #commitCount = 0;
  #accountCommitCount = 0;
  #isClosing = false;
  #onIdle: (() => void) | undefined;
  #abandonJob: ((result: JobResult) => void) | undefined;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
    this.#queue = new WriteQueue(options.limits.queuedWritesMax);
  }

  /** Throws Overloaded when the queue is full, and StorageUnavailable when nothing was written. */
  write<Value>(run: (tx: Tx) => Promise<Value>, options?: WriteOptions): Promise<Value> {
    if (this.#isClosing || this.#hasFailed) return Promise.reject(new StorageUnavailable('The database is closing.'));
    const response = this.#queue.add(run, options);
    if (this.#queue.length > 0) this.#schedule();
    return response;
  }

  /** Commit counter; incremented before the jobs of the commit resolve. */
  get commitCount(): number {
    return this.#commitCount;
  }

  /** Counter of commits that may have changed accounts or credentials; incremented before their jobs resolve. */
  get accountCommitCount(): number {
    return this.#accountCommitCount;
  }

  /** Resolves when all queued jobs are settled; later jobs are rejected. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (!this.#isScheduled || this.#hasFailed) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  // A batch starts after the event loop has processed all requests that have already arrived.
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    const checkpoint = this.#options.beforeBatch();
    if (checkpoint !== undefined) await checkpoint;
    if (await this.#begin()) await this.#runBatch();
    this.#isScheduled = false;
    if (this.#queue.length > 0 && !this.#hasFailed) this.#schedule();
    else this.#onIdle?.();
  }

  /** Begins the transaction; polls while another process holds the lock. */
  async #begin(): Promise<boolean> {
    const { writer, clock, limits, isBusy } = this.#options;
    const deadlineMs = clock.monotonicMs() + limits.lockWaitMs;
    for (let waitMs = 1; ; waitMs = Math.min(2 * waitMs, 50)) {
      try {
        writer.begin();
        return true;
      } catch (error) {
        if (!isBusy(error) || clock.monotonicMs() >= deadlineMs) {
          rejectAll(this.#queue.dequeueAll(), unavailableError(error));
          return false;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }

  async #runBatch(): Promise<void> {
    const { writer, clock, limits } = this.#options;
    const startedMs = clock.monotonicMs();
    const batch: WriteJob[] = [];
    const stopWatching = this.#watchForOtherAwaits();
    try {
      while (this.#queue.length > 0 && batch.length < limits.batchJobsMax) {
        const job = this.#queue.dequeue();
        batch.push(job);
        await this.#runJob(job);
        if (!writer.inTransaction) break;
        if (clock.monotonicMs() - startedMs >= limits.batchMsMax) break;
      }
      writer.runDeferred();
      this.#commit(batch);
    } catch (error) {
      writer.rollback();
      rejectAll(batch, unavailableError(error));
    } finally {
      stopWatching();
    }
    this.#options.afterBatch(batch.length, clock.monotonicMs() - startedMs);
  }

  async #runJob(job: WriteJob): Promise<void> {
    const { writer } = this.#options;
    const tx = writer.beginJob();
    const result = await this.#runToResult(job, tx);
    tx.end();
    job.result = tx.failure === undefined ? result : { error: tx.failure.error };
    if (!writer.inTransaction) return;
    if ('value' in job.result && !isRefusal(job.result.value)) {
      job.actions = tx.actions;
      writer.releaseJob(tx);
    } else {
      writer.rollbackJob();
    }
  }

  #runToResult(job: WriteJob, tx: JobTx): Promise<JobResult> {
    return new Promise((resolve) => {
      this.#abandonJob = resolve;
      callJob(job, tx).then(
        (value) => resolve({ value }),
        (error: unknown) => resolve({ error }),
      );
    });
  }

  // Jobs that await only their Tx run in microtasks, so a batch ends before the next turn of the event loop. If that
  // turn comes, the running job awaits something else and would block the writer.
  #watchForOtherAwaits(): () => void {
    const abandonRunningJob = () => {
      this.#abandonJob?.({ error: new Error('A write job awaited something other than its Tx and was rolled back.') });
      immediate = setImmediate(abandonRunningJob);
    };
    let immediate = setImmediate(abandonRunningJob);
    return () => clearImmediate(immediate);
  }

  #commit(batch: readonly WriteJob[]): void {
    const { writer, isCertainlyUncommitted, onFatal } = this.#options;
    if (!writer.inTransaction) {
      rejectAll(batch, unavailableError(causeOf(batch)));
      return;
    }
    try {
      writer.commit();
    } catch (error) {
      if (!isCertainlyUncommitted(error)) {
        this.#hasFailed = true;
        onFatal(error);
        return;
      }
      writer.rollback();
      rejectAll(batch, unavailableError(error));
      return;
    }
    if (batch.some((job) => !job.leavesCachesValid)) this.#commitCount += 1;
    writer.applyRecordChanges(this.#commitCount);
    if (writer.hasWrittenAccounts) this.#accountCommitCount += 1;
    for (const job of batch) this.#resolve(job);
  }

  #resolve(job: WriteJob): void {
    for (const action of job.actions) {
      try {
        action();
      } catch (error) {
        this.#options.onActionError(error);
      }
    }
    const result = job.result;
    if (result === undefined) throw new Error('A committed job has no result.');
    if ('value' in result) job.resolve(result.value);
    else job.reject(result.error);
  }
}

// Converts a synchronous throw to a rejection.
async function callJob(job: WriteJob, tx: Tx): Promise<unknown> {
  return job.run(tx);
}

function rejectAll(jobs: readonly WriteJob[], error: StorageUnavailable): void {
  for (const job of jobs) job.reject(error);
}

/** Error of the last job of the batch, because of which SQLite has rolled back the batch. */
function causeOf(batch: readonly WriteJob[]): unknown {
  const lastResult = batch.at(-1)?.result;
  return lastResult !== undefined && 'error' in lastResult ? lastResult.error : undefined;
}

function unavailableError(cause: unknown): StorageUnavailable {
  if (cause instanceof StorageUnavailable) return cause;
  const reason = cause instanceof Error ? ` (${(cause as Error & { code?: string }).code ?? cause.message})` : '';
  return new StorageUnavailable(`The database is temporarily not writable${reason}.`, { cause });
}
