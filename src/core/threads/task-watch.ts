import { sharedMonotonicNs, systemClock } from '../base/clock.ts';

/** Maximal time a new thread needs to load its modules; limits the start of a task and the wait when closing. */
export const loadMs = 30_000;

interface TaskTimeLimitEvents {
  /** Called when no thread has started the task in time. */
  onUnstarted(reason: string): void;
  /** Called when the task exceeds its time limit. */
  onTimeLimit(): void;
}

/**
 * Time limits of a task in a worker thread. The start time is in shared memory, so a blocked thread need not report it.
 */
export class TaskTimeLimit {
  readonly startedNs = new SharedArrayBuffer(8);
  readonly #started = new BigInt64Array(this.startedNs);
  readonly #taskMs: number;
  readonly #events: TaskTimeLimitEvents;
  readonly #sentMs = systemClock.monotonicMs();
  #timer: NodeJS.Timeout | undefined;
  #isRefused = false;
  #isStopped = false;

  constructor(taskMs: number, events: TaskTimeLimitEvents) {
    this.#taskMs = taskMs;
    this.#events = events;
    this.#checkIn(Math.min(taskMs, loadMs));
  }

  /** Refuses the task unless it has started. */
  failUnlessStarted(reason: string): void {
    if (this.#isRefused || this.#isStopped || Atomics.load(this.#started, 0) !== 0n) return;
    this.#isRefused = true;
    // A thread may still start the task, so its limit stays active, without keeping the process alive.
    this.#timer?.unref();
    this.#events.onUnstarted(reason);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #checkIn(ms: number): void {
    this.#timer = setTimeout(() => this.#check(), ms);
    if (this.#isRefused) this.#timer.unref();
  }

  #check(): void {
    const startedNs = Atomics.load(this.#started, 0);
    const leftMs = this.#taskMs - Number(sharedMonotonicNs() - startedNs) / 1e6;
    if (startedNs === 0n) this.#checkStart();
    else if (leftMs > 0) this.#checkIn(Math.ceil(leftMs));
    // If this thread was blocked, the result may have arrived already; it is read before the task is terminated.
    else setImmediate(() => this.#isStopped || this.#events.onTimeLimit());
  }

  #checkStart(): void {
    const leftMs = loadMs - (systemClock.monotonicMs() - this.#sentMs);
    if (leftMs <= 0) this.failUnlessStarted(`loading took longer than ${loadMs} ms`);
    // A task that starts now cannot exceed its limit earlier.
    this.#checkIn(this.#isRefused ? this.#taskMs : Math.min(this.#taskMs, Math.ceil(leftMs)));
  }
}
