import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Log } from '../base/log.ts';
import { Overloaded, StorageUnavailable } from '../db/transaction.ts';
import type { ThreadMessage, ThreadReply } from './serve-task.ts';
import { loadMs, TaskTimeLimit } from './task-watch.ts';

export interface ThreadPoolOptions {
  /** Module of the worker without file extension; its default export is from `serveTask` or `serveReads`. */
  readonly entry: URL;
  readonly threads: number;
  /** Maximal number of waiting tasks; a further task is refused with Overloaded. */
  readonly queuedTasksMax: number;
  /** Time limit of a task, without the start of the thread; a longer task is terminated with its thread. */
  readonly taskMs: number;
  /** Limit of a thread's old-generation heap in MiB; exceeding it terminates the thread. Default: Node's. */
  readonly heapMbMax?: number;
  /** Idle time after which a thread ends. Default: never. */
  readonly idleMs?: number;
  /** `workerData` of each thread. */
  readonly workerData?: unknown;
  readonly log: Pick<Log, 'warn'>;
}

/** The thread of a task exited or was terminated. The result is unknown; a retry may fail again. */
export class ThreadEnded extends StorageUnavailable {
  override name = 'ThreadEnded';
}

/** Pool of worker threads for long computations and reads. Threads start on demand and run one task at a time. */
export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  readonly #pool: Piscina;
  /** Ids of the threads that have loaded their modules. */
  readonly #loaded = new Set<number>();
  /** Time limits of the running tasks. */
  readonly #timeLimits = new Set<TaskTimeLimit>();
  readonly #waiting: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[] = [];
  #running = 0;
  #closed = false;

  constructor(options: ThreadPoolOptions) {
    const { entry, threads, heapMbMax, idleMs = Number.POSITIVE_INFINITY, workerData, log } = options;
    this.#options = options;
    this.#pool = new Piscina({
      // The entry has the same extension as this file: .ts in sources, .js in builds.
      filename: fileURLToPath(entry) + extname(import.meta.url),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      workerData,
      ...(heapMbMax === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMbMax } }),
      // Spinning between tasks would only use CPU, since tasks are long.
      atomics: 'disabled',
      recordTiming: false,
    });
    this.#pool.on('workerCreate', ({ id }: { id: number }) => this.#loaded.add(id));
    this.#pool.on('workerDestroy', ({ id }: { id: number }) => this.#loaded.delete(id));
    this.#pool.on('error', (error: Error) => {
      log.warn({ reason: error.message }, 'worker thread could not start');
      for (const watch of this.#timeLimits) watch.failUnlessStarted(error.message);
    });
  }

  /**
   * Runs a task; task and result are cloned. Throws Overloaded when the queue is full, ThreadEnded when the thread died
   * or timed out, StorageUnavailable when the database cannot be read or the pool is closing.
   */
  async run<Task, Result>(task: Task): Promise<Result> {
    if (this.#closed) throw closing();
    await this.#acquire();
    try {
      const reply = await this.#start<Task, Result>(task);
      if ('value' in reply) return reply.value;
      throw new StorageUnavailable(reply.unavailable);
    } finally {
      this.#release();
    }
  }

  /** Terminates all threads; waiting and running tasks are rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(closing());
    const threads = this.#pool.threads;
    const exits = threads.map((thread) => once(thread, 'exit'));
    const loading = threads.filter(({ threadId }) => !this.#loaded.has(threadId)).map(loadedOrExited);
    // Terminating a thread while it loads an addon aborts the process.
    await Promise.race([Promise.all(loading), sleep(loadMs, undefined, { ref: false })]);
    await this.#pool.destroy();
    await Promise.all(exits);
  }

  /**
   * Resolves when a thread is free. Waiting tasks are not put in the queue of Piscina, which loses them when a thread
   * dies.
   */
  async #acquire(): Promise<void> {
    const { threads, queuedTasksMax } = this.#options;
    if (this.#running < threads) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= queuedTasksMax) throw new Overloaded('Too many tasks are waiting for a worker thread.');
    await new Promise<void>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next.resolve();
  }

  async #start<Task, Result>(task: Task): Promise<ThreadReply<Result>> {
    const { taskMs, log } = this.#options;
    const notStarted = Promise.withResolvers<never>();
    const ending = new AbortController();
    const watch = new TaskTimeLimit(taskMs, {
      // The task is not aborted, because Piscina would terminate a thread that may still be loading.
      onUnstarted: (reason) => notStarted.reject(new ThreadEnded(`No worker thread could be started: ${reason}.`)),
      onTimeLimit: () => ending.abort(`the task took longer than ${taskMs} ms`),
    });
    this.#timeLimits.add(watch);
    const message: ThreadMessage<Task> = { task, startedNs: watch.startedNs };
    const result: Promise<ThreadReply<Result>> = this.#pool.run(message, { signal: ending.signal }).finally(() => {
      watch.stop();
    });
    try {
      return await Promise.race([result, notStarted.promise]);
    } catch (error) {
      if (this.#closed) throw closing();
      const reason = ending.signal.aborted ? String(ending.signal.reason) : exitReason(error);
      if (reason === undefined) throw error;
      log.warn({ reason }, 'worker thread ended during a task');
      throw new ThreadEnded(`The worker thread of the task was terminated: ${reason}.`);
    } finally {
      this.#timeLimits.delete(watch);
    }
  }
}

function closing(): StorageUnavailable {
  return new StorageUnavailable('The server is closing.');
}

/** The first message of a thread says that its modules are loaded. */
async function loadedOrExited(thread: Worker): Promise<void> {
  await new Promise<void>((resolve) => {
    thread.once('message', resolve);
    thread.once('exit', resolve);
  });
}

function exitReason(error: unknown): string | undefined {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || /worker exited|Terminating worker/i.test(message) ? message : undefined;
}
