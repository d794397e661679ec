import { Overloaded, type Tx, type WriteOptions } from '../transaction.ts';

/** How a job ended: what it returned, or why it failed. */
export type JobResult = { readonly value: unknown } | { readonly error: unknown };

/** A write that waits for its turn, and then for its commit. */
export interface WriteJob {
  readonly run: (tx: Tx) => Promise<unknown>;
  readonly unseen: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  outcome: JobResult | undefined;
  /** What it requested after its commit. */
  actions: readonly (() => void)[];
}

/** Writes in the order in which they came, up to a bound. */
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

  /** Settles when the job is answered; rejects with Overloaded past the bound. */
  add<Value>(run: (tx: Tx) => Promise<Value>, { unseen = false }: WriteOptions = {}): Promise<Value> {
    if (this.length >= this.#jobsMax) return Promise.reject(new Overloaded('Too many writes are waiting.'));
    return new Promise<Value>((resolve, reject) => {
      const respond = resolve as (value: unknown) => void;
      this.#jobs.push({ run, unseen, resolve: respond, reject, outcome: undefined, actions: [] });
    });
  }

  take(): WriteJob {
    const job = this.#jobs[this.#taken];
    if (job === undefined) throw new Error('The write queue is empty.');
    this.#taken += 1;
    // Moving up the rest once in a while costs less than for every job.
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
