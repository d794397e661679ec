import { Overloaded, type Tx, type WriteOptions } from '../transaction.ts';

/** Result of a job: its value or its error. */
export type JobResult = { readonly value: unknown } | { readonly error: unknown };

/** A queued write. */
export interface WriteJob {
  readonly run: (tx: Tx) => Promise<unknown>;
  readonly leavesCachesValid: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  outcome: JobResult | undefined;
  /** Actions to run after the commit. */
  actions: readonly (() => void)[];
}

/** Bounded FIFO queue of writes. */
export class WriteQueue {
  readonly #jobsMax: number;
  #jobs: WriteJob[] = [];
  #taken = 0;

  constructor(jobsMax: number) {
    this.#jobsMax = jobsMax;
  }

  get length(): number {
    return this.#jobs.length - this.#taken;
  }

  /** Adds a write; the promise settles with its result, or rejects with Overloaded when the queue is full. */
  add<Value>(run: (tx: Tx) => Promise<Value>, { leavesCachesValid = false }: WriteOptions = {}): Promise<Value> {
    if (this.length >= this.#jobsMax) return Promise.reject(new Overloaded('Too many writes are waiting.'));
    return new Promise<Value>((resolve, reject) => {
      const respond = resolve as (value: unknown) => void;
      this.#jobs.push({ run, leavesCachesValid, resolve: respond, reject, outcome: undefined, actions: [] });
    });
  }

  dequeue(): WriteJob {
    const job = this.#jobs[this.#taken];
    if (job === undefined) throw new Error('The write queue is empty.');
    this.#taken += 1;
    // Compacts occasionally, because shifting for every job costs more.
    if (this.#taken === this.#jobs.length || this.#taken >= takenMax) {
      this.#jobs = this.#jobs.slice(this.#taken);
      this.#taken = 0;
    }
    return job;
  }

  dequeueAll(): WriteJob[] {
    const jobs = this.#jobs.slice(this.#taken);
    this.#jobs = [];
    this.#taken = 0;
    return jobs;
  }
}

const takenMax = 1_024;
