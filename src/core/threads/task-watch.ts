import { sharedMonotonicNs, systemClock } from '../base/clock.ts';

/** A thread loads its modules first; a task is refused when that takes longer, and closing waits no longer for it. */
export const loadMs = 30_000;

interface TaskWatchEvents {
  /** No thread has started the task in time. */
  onUnstarted(reason: string): void;
  /** The task has run longer than its limit. */
  onOverdue(): void;
}

/** The time limits of one task in a thread: shared memory says when it began, which needs no message of the thread. */
export class TaskWatch {
  readonly startedNs = new SharedArrayBuffer(8);
  readonly #started = new BigInt64Array(this.startedNs);
  readonly #taskMs: number;
  readonly #events: TaskWatchEvents;
  readonly #sentMs = systemClock.monotonicMs();
  #timer: NodeJS.Timeout | undefined;
  #isRefused = false;
  #isStopped = false;

  constructor(taskMs: number, events: TaskWatchEvents) {
    this.#taskMs = taskMs;
    this.#events = events;
    this.#checkIn(Math.min(taskMs, loadMs));
  }

  /** Refuses the task unless it has begun. */
  giveUp(reason: string): void {
    if (this.#isRefused || this.#isStopped || Atomics.load(this.#started, 0) !== 0n) return;
    this.#isRefused = true;
    // A thread may still take the task, which then has its limit; that holds up no process that wants to exit.
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
    // After a pause of this thread the result may have arrived already: it is read before the task is ended.
    else setImmediate(() => this.#isStopped || this.#events.onOverdue());
  }

  #checkStart(): void {
    const leftMs = loadMs - (systemClock.monotonicMs() - this.#sentMs);
    if (leftMs <= 0) this.giveUp(`loading took longer than ${loadMs} ms`);
    // A task that begins from now on cannot be overdue before this.
    this.#checkIn(this.#isRefused ? this.#taskMs : Math.min(this.#taskMs, Math.ceil(leftMs)));
  }
}
