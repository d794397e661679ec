import { Overloaded, type Tx, type WriteOptions } from '../transaction.ts';

/** Result of a job: its value or its error. */
export type JobResult = { readonly value: unknown } | { readonly error: unknown };

/** A queued write. */
export interface WriteJob {
  readonly run: (tx: Tx) => Promise<unknown>;
  readonly leavesCachesValid: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  result: JobResult | undefined;
  /** Actions to run after the commit. */
  actions: readonly (() => void)[];
}

/** Bounded FIFO queue of writes. */
export class WriteQueue {
  readonly #jobsMax: number;
  #jobs: WriteJob[] = [];
  #dequeuedCount = 0;

  constructor(jobsMax: number) {
    this.#jobsMax = jobsMax;
  }

  get length(): number {
    return this.#jobs.length - this.#dequeuedCount;
  }

  /** Adds a write; the promise settles with its result, or rejects with Overloaded when the queue is full. */
  add<Value>(run: (tx: Tx) => Promise<Value>, { leavesCachesValid = false }: WriteOptions = {}): Promise<Value> {
    if (this.length >= this.#jobsMax) return Promise.reject(new Overloaded('Too many writes are waiting.'));
    return new Promise<Value>((resolve, reject) => {
      const resolveUnknown = resolve as (value: unknown) => void;
      this.#jobs.push({ run, leavesCachesValid, resolve: resolveUnknown, reject, result: undefined, actions: [] });
    });
  }

  dequeue(): WriteJob {
    const job = this.#jobs[this.#dequeuedCount];
    if (job === undefined) throw new Error('The write queue is empty.');
    this.#dequeuedCount += 1;
    // Compacts occasionally, because shifting for every job costs more.
    if (this.#dequeuedCount === this.#jobs.length || this.#dequeuedCount >= dequeuedCountMax) {
      this.#jobs = this.#jobs.slice(this.#dequeuedCount);
      this.#dequeuedCount = 0;
    }
    return job;
  }

  dequeueAll(): WriteJob[] {
    const jobs = this.#jobs.slice(this.#dequeuedCount);
    this.#jobs = [];
    this.#dequeuedCount = 0;
    return jobs;
  }
}

/** Number of dequeued jobs after which the array is compacted. */
const dequeuedCountMax = 1_024;
