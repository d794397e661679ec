import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageLimits } from '../storage-limits.ts';
import { Overloaded, type Tx } from '../transaction.ts';
import { runGroup } from './group-transaction.ts';
import { type JobRunner, runJob } from './postgres-job.ts';

/** Maximal delay of a group by jobs that run in transactions of their own. */
const separateJobMsMax = 50;

interface QueuedJob {
  readonly job: (tx: Tx) => Promise<unknown>;
  readonly queuedAtMs: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit on PostgreSQL: jobs of a group that arrive during a transaction of the group share the next one. See
 * WriteOptions.group.
 */
export class WriteGroups {
  readonly #runner: JobRunner;
  readonly #limits: StorageLimits;
  readonly #queues = new Map<string, QueuedJob[]>();
  #queuedCount = 0;

  constructor(runner: JobRunner, limits: StorageLimits) {
    this.#runner = runner;
    this.#limits = limits;
  }

  /** Like Database.write; also throws Overloaded when the job has waited longer than the lock timeout. */
  write<Value>(group: string, job: (tx: Tx) => Promise<Value>): Promise<Value> {
    if (this.#queuedCount >= this.#limits.queuedWritesMax)
      return Promise.reject(new Overloaded('Too many writes are waiting.'));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const queuedJob = { job, queuedAtMs: this.#runner.clock.monotonicMs(), resolve, reject };
    this.#queuedCount += 1;
    const queue = this.#queues.get(group);
    if (queue === undefined) void this.#drain(group, [queuedJob]);
    else queue.push(queuedJob);
    return promise as Promise<Value>;
  }

  async #drain(group: string, queue: QueuedJob[]): Promise<void> {
    this.#queues.set(group, queue);
    while (queue.length > 0) {
      const jobs = queue.splice(0, this.#limits.groupJobsMax);
      this.#queuedCount -= jobs.length;
      await this.#run(jobs.filter((job) => !this.#rejectIfOverdue(job)));
    }
    this.#queues.delete(group);
  }

  /** Rejects a job that has waited longer than the lock timeout; returns whether it did. */
  #rejectIfOverdue({ queuedAtMs, reject }: QueuedJob): boolean {
    if (this.#runner.clock.monotonicMs() - queuedAtMs <= this.#limits.rowLockTimeoutMs) return false;
    reject(new Overloaded('Too many writes are waiting.'));
    return true;
  }

  async #run(jobs: readonly QueuedJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const results = jobs.length === 1 ? (['run_alone'] as const) : await this.#runTogether(jobs);
    const remainingJobs = jobs.filter((job, index) => {
      const result = results[index];
      if (result === undefined || result === 'run_alone') return true;
      if ('value' in result) job.resolve(result.value);
      else job.reject(result.error);
      return false;
    });
    if (remainingJobs.length === 0) return;
    const separateJobs = remainingJobs.map(({ job, resolve, reject }) =>
      runJob(this.#runner, job).then(resolve, reject),
    );
    // Later jobs of the group collect meanwhile, but a job that waits for a lock does not delay them for long.
    await Promise.race([Promise.all(separateJobs), sleep(separateJobMsMax, undefined, { ref: false })]);
  }

  async #runTogether(jobs: readonly QueuedJob[]) {
    try {
      return await runGroup(
        this.#runner,
        jobs.map(({ job }) => job),
      );
    } catch (error) {
      return jobs.map(() => ({ error }));
    }
  }
}
