import type { Clock } from '../../base/clock.ts';
import { isRefusal } from '../../base/refusal.ts';
import type { Compilable } from '../prepared.ts';
import type { StorageLimits } from '../storage-limits.ts';
import { StorageUnavailable, type Tx, type WriteOptions } from '../transaction.ts';
import { type JobResult, type WriteJob, WriteQueue } from './write-queue.ts';

/** A transaction of one job, as the database below provides it. */
export interface JobTx extends Tx {
  readonly actions: readonly (() => void)[];
  /** What the job put off to the end of its batch. */
  readonly last: readonly Compilable[];
  readonly failure: { error: unknown } | undefined;
  end(): void;
}

/** The writer connection, seen from the batches. Every method acts at once. */
export interface Writer {
  /** Opens the batch's transaction; throws when it cannot. */
  begin(): void;
  beginJob(): JobTx;
  releaseJob(job: JobTx): void;
  rollbackJob(): void;
  /** Runs what the kept jobs put off. */
  runLast(): void;
  commit(): void;
  /** Undoes the whole batch; harmless when it is already undone. */
  rollback(): void;
  /** What the batch changed of records counts from this number of commits on. */
  closeRecords(changes: number): void;
  /** Whether anything of the batch may have written accounts or credentials. */
  readonly wroteAccounts: boolean;
  /** False when the database has undone the whole batch by itself. */
  readonly inTransaction: boolean;
}

export interface GroupCommitOptions {
  readonly writer: Writer;
  readonly limits: StorageLimits;
  readonly clock: Clock;
  /** Says of an error of `begin` whether waiting may help. */
  readonly isBusy: (error: unknown) => boolean;
  readonly commitCertainlyFailed: (error: unknown) => boolean;
  /** Before a batch; a promise makes the writers wait for it. */
  readonly beforeBatch: () => Promise<void> | undefined;
  readonly afterBatch: (jobs: number, spentMs: number) => void;
  /** What an afterCommit action threw. */
  readonly onActionError: (error: unknown) => void;
  /** A commit whose outcome is unknown: no job of the batch is answered any more. */
  readonly onFatal: (error: unknown) => void;
}

/**
 * Runs write jobs strictly one after another and makes many durable with one commit. A job is
 * answered only after the commit that holds it; refused and failed jobs are undone alone.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  readonly #queue: WriteQueue;
  #scheduled = false;
  #dead = false;
  #changes = 0;
  #accountChanges = 0;
  #closing = false;
  #onIdle: (() => void) | undefined;
  #giveUp: ((outcome: JobResult) => void) | undefined;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
    this.#queue = new WriteQueue(options.limits.queuedWritesMax);
  }

  /** Throws Overloaded past the queue's bound, and StorageUnavailable when nothing was written. */
  write<Value>(run: (tx: Tx) => Promise<Value>, options?: WriteOptions): Promise<Value> {
    if (this.#closing || this.#dead) return Promise.reject(new StorageUnavailable('The database is closing.'));
    const response = this.#queue.add(run, options);
    if (this.#queue.length > 0) this.#schedule();
    return response;
  }

  /** Number of visible commits; incremented before the jobs of the commit are answered. */
  get changes(): number {
    return this.#changes;
  }

  /** Number of commits that may have changed accounts or credentials; incremented before their jobs are answered. */
  get accountChanges(): number {
    return this.#accountChanges;
  }

  /** Resolves when every queued job is answered; later ones are refused. */
  async close(): Promise<void> {
    this.#closing = true;
    if (!this.#scheduled || this.#dead) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  // A batch starts when the event loop has handed in all requests that have already arrived.
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    const pause = this.#options.beforeBatch();
    if (pause !== undefined) await pause;
    if (await this.#begin()) await this.#batch();
    this.#scheduled = false;
    if (this.#queue.length > 0 && !this.#dead) this.#schedule();
    else this.#onIdle?.();
  }

  /** Opens the transaction, waiting with timers for a lock that another process holds. */
  async #begin(): Promise<boolean> {
    const { writer, clock, limits, isBusy } = this.#options;
    const deadline = clock.monotonicMs() + limits.lockWaitMs;
    for (let waitMs = 1; ; waitMs = Math.min(2 * waitMs, 50)) {
      try {
        writer.begin();
        return true;
      } catch (error) {
        if (!isBusy(error) || clock.monotonicMs() >= deadline) {
          refuseAll(this.#queue.dequeueAll(), unavailable(error));
          return false;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }

  async #batch(): Promise<void> {
    const { writer, clock, limits } = this.#options;
    const startedMs = clock.monotonicMs();
    const batch: WriteJob[] = [];
    const stopWatching = this.#watchForForeignAwaits();
    try {
      while (this.#queue.length > 0 && batch.length < limits.batchJobsMax) {
        const job = this.#queue.take();
        batch.push(job);
        await this.#runJob(job);
        if (!writer.inTransaction) break;
        if (clock.monotonicMs() - startedMs >= limits.batchMs) break;
      }
      writer.runLast();
      this.#commit(batch);
    } catch (error) {
      writer.rollback();
      refuseAll(batch, unavailable(error));
    } finally {
      stopWatching();
    }
    this.#options.afterBatch(batch.length, clock.monotonicMs() - startedMs);
  }

  async #runJob(job: WriteJob): Promise<void> {
    const { writer } = this.#options;
    const tx = writer.beginJob();
    const outcome = await this.#settle(job, tx);
    tx.end();
    const failure = tx.failure;
    job.outcome = failure === undefined ? outcome : { error: failure.error };
    if (!writer.inTransaction) return;
    if ('value' in job.outcome && !isRefusal(job.outcome.value)) {
      job.actions = tx.actions;
      writer.releaseJob(tx);
    } else {
      writer.rollbackJob();
    }
  }

  #settle(job: WriteJob, tx: JobTx): Promise<JobResult> {
    return new Promise((resolve) => {
      this.#giveUp = resolve;
      callJob(job, tx).then(
        (value) => resolve({ value }),
        (error: unknown) => resolve({ error }),
      );
    });
  }

  // Jobs that await only their Tx advance by microtasks, so a whole batch is over before the event
  // loop turns. If it turns, the job that is running awaits something else and would hold the
  // writer for as long as that takes.
  #watchForForeignAwaits(): () => void {
    const giveUp = () => {
      this.#giveUp?.({ error: new Error('A write job awaited something other than its Tx and was rolled back.') });
      watch = setImmediate(giveUp);
    };
    let watch = setImmediate(giveUp);
    return () => clearImmediate(watch);
  }

  #commit(batch: readonly WriteJob[]): void {
    const { writer, commitCertainlyFailed, onFatal } = this.#options;
    if (!writer.inTransaction) {
      refuseAll(batch, unavailable(causeOf(batch)));
      return;
    }
    try {
      writer.commit();
    } catch (error) {
      if (!commitCertainlyFailed(error)) {
        this.#dead = true;
        onFatal(error);
        return;
      }
      writer.rollback();
      refuseAll(batch, unavailable(error));
      return;
    }
    if (batch.some((job) => !job.unseen)) this.#changes += 1;
    writer.closeRecords(this.#changes);
    if (writer.wroteAccounts) this.#accountChanges += 1;
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
    const outcome = job.outcome;
    if (outcome === undefined) throw new Error('A committed job has no result.');
    if ('value' in outcome) job.resolve(outcome.value);
    else job.reject(outcome.error);
  }
}

// A job may throw before it returns its promise.
async function callJob(job: WriteJob, tx: Tx): Promise<unknown> {
  return job.run(tx);
}

function refuseAll(jobs: readonly WriteJob[], error: StorageUnavailable): void {
  for (const job of jobs) job.reject(error);
}

function causeOf(batch: readonly WriteJob[]): unknown {
  const last = batch.at(-1)?.outcome;
  return last !== undefined && 'error' in last ? last.error : undefined;
}

function unavailable(cause: unknown): StorageUnavailable {
  if (cause instanceof StorageUnavailable) return cause;
  const reason = cause instanceof Error ? ` (${(cause as Error & { code?: string }).code ?? cause.message})` : '';
  return new StorageUnavailable(`The database cannot be written now${reason}.`, { cause });
}
