import { sharedMonotonicNs, systemClock } from '../base/clock.ts';

/** Maximal time a new thread needs to load its modules; limits the start of a task and the wait when closing. */
export const threadLoadMsMax = 30_000;

interface TaskTimeLimitEvents {
  /** Called when no thread has started the task in time, or a thread could not start. */
  onUnstarted(reason: string): void;
  /** Called when the task exceeds its time limit. */
  onTimeLimit(): void;
}

/**
 * Time limits of a task in a worker thread. The worker writes the start time to shared memory, so it is exact even if
 * this thread is blocked at the start, and readable while the worker thread is blocked.
 */
export class TaskTimeLimit {
  readonly startedNs = new SharedArrayBuffer(8);
  readonly #startedNsView = new BigInt64Array(this.startedNs);
  readonly #taskTimeoutMs: number;
  readonly #events: TaskTimeLimitEvents;
  readonly #sentMs = systemClock.monotonicMs();
  #timer: NodeJS.Timeout | undefined;
  #isReportedUnstarted = false;
  #isStopped = false;

  constructor(taskTimeoutMs: number, events: TaskTimeLimitEvents) {
    this.#taskTimeoutMs = taskTimeoutMs;
    this.#events = events;
    this.#scheduleCheck(Math.min(taskTimeoutMs, threadLoadMsMax));
  }

  /** Reports the task as unstarted unless it has started. */
  failUnlessStarted(reason: string): void {
    if (this.#isReportedUnstarted || this.#isStopped || Atomics.load(this.#startedNsView, 0) !== 0n) return;
    this.#isReportedUnstarted = true;
    // A thread may still start the task, so its limit stays active, without keeping the process alive.
    this.#timer?.unref();
    this.#events.onUnstarted(reason);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #scheduleCheck(delayMs: number): void {
    this.#timer = setTimeout(() => this.#check(), delayMs);
    if (this.#isReportedUnstarted) this.#timer.unref();
  }

  #check(): void {
    const startedNs = Atomics.load(this.#startedNsView, 0);
    const remainingMs = this.#taskTimeoutMs - Number(sharedMonotonicNs() - startedNs) / 1e6;
    if (startedNs === 0n) this.#checkStart();
    else if (remainingMs > 0) this.#scheduleCheck(Math.ceil(remainingMs));
    // If this thread was blocked, the result may have arrived already; it is read before the task is terminated.
    else setImmediate(() => this.#isStopped || this.#events.onTimeLimit());
  }

  #checkStart(): void {
    const remainingMs = threadLoadMsMax - (systemClock.monotonicMs() - this.#sentMs);
    if (remainingMs <= 0) this.failUnlessStarted(`loading took longer than ${threadLoadMsMax} ms`);
    // A task that starts after this check cannot exceed its limit before the next one.
    this.#scheduleCheck(
      this.#isReportedUnstarted ? this.#taskTimeoutMs : Math.min(this.#taskTimeoutMs, Math.ceil(remainingMs)),
    );
  }
}
