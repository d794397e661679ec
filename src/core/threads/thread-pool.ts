import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { Log } from '../base/log.ts';
import { Overloaded, StorageUnavailable } from '../db/transaction.ts';
import type { ThreadMessage, ThreadReply } from './serve-task.ts';
import { TaskTimeLimit, threadLoadMsMax } from './task-time-limit.ts';

export interface ThreadPoolOptions {
  /** Module of the worker without file extension; its default export is from `serveTask` or `serveReads`. */
  readonly entry: URL;
  readonly threadsMax: number;
  /** Maximal number of waiting tasks; a further task is refused with Overloaded. */
  readonly queuedTasksMax: number;
  /** Time limit of a task, without the start of the thread; a longer task is terminated with its thread. */
  readonly taskTimeoutMs: number;
  /** Limit of a thread's old-generation heap in MiB; exceeding it terminates the thread. Default: Node's. */
  readonly heapMiBMax?: number;
  /** Idle time after which a thread ends. Default: never. */
  readonly idleTimeoutMs?: number;
  /** `workerData` of each thread. */
  readonly workerData?: unknown;
  readonly log: Pick<Log, 'warn'>;
}

/** The thread of a task could not start, exited or was terminated. The result is unknown; a retry may fail again. */
export class ThreadEnded extends StorageUnavailable {
  override name = 'ThreadEnded';
}

/** Pool of worker threads for long computations and reads. Threads start on demand and run one task at a time. */
export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  /** Opened by the first task, because the library takes time to load. */
  #pool: Promise<Piscina> | null = null;
  /** Ids of the threads that have loaded their modules. */
  readonly #loadedThreadIds = new Set<number>();
  /** Time limits of the running tasks. */
  readonly #timeLimits = new Set<TaskTimeLimit>();
  readonly #waitingTasks: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[] = [];
  #runningCount = 0;
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  /**
   * Runs a task; task and result are cloned. Throws Overloaded when the queue is full, ThreadEnded when the thread
   * could not start, exited or timed out, StorageUnavailable when the database cannot be read or the pool is closing.
   */
  async run<Task, Result>(task: Task): Promise<Result> {
    if (this.#isClosed) throw closingError();
    await this.#acquire();
    try {
      const reply = await this.#runInThread<Task, Result>(task);
      if ('value' in reply) return reply.value;
      throw new StorageUnavailable(reply.unavailable);
    } finally {
      this.#release();
    }
  }

  /** Terminates all threads; waiting and running tasks are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waitingTasks.splice(0)) reject(closingError());
    if (this.#pool === null) return;
    const pool = await this.#pool;
    const { threads } = pool;
    const exits = threads.map((thread) => once(thread, 'exit'));
    const loadingThreads = threads.filter(({ threadId }) => !this.#loadedThreadIds.has(threadId));
    // Terminating a thread while it loads an addon aborts the process.
    const allLoadedOrExited = Promise.all(loadingThreads.map(waitUntilLoadedOrExited));
    await Promise.race([allLoadedOrExited, sleep(threadLoadMsMax, undefined, { ref: false })]);
    await pool.destroy();
    await Promise.all(exits);
  }

  /**
   * Resolves when a thread is free. Waiting tasks are not put in the queue of Piscina, which loses them when a thread
   * dies.
   */
  async #acquire(): Promise<void> {
    const { threadsMax, queuedTasksMax } = this.#options;
    if (this.#runningCount < threadsMax) {
      this.#runningCount += 1;
      return;
    }
    if (this.#waitingTasks.length >= queuedTasksMax)
      throw new Overloaded('Too many tasks are waiting for a worker thread.');
    await new Promise<void>((resolve, reject) => {
      this.#waitingTasks.push({ resolve, reject });
    });
  }

  #release(): void {
    const nextTask = this.#waitingTasks.shift();
    if (nextTask === undefined) this.#runningCount -= 1;
    else nextTask.resolve();
  }

  async #open(): Promise<Piscina> {
    const { entry, threadsMax, heapMiBMax, idleTimeoutMs = Number.POSITIVE_INFINITY, workerData, log } = this.#options;
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      // The entry has the same extension as this file: .ts in sources, .js in builds.
      filename: fileURLToPath(entry) + extname(import.meta.url),
      minThreads: 0,
      maxThreads: threadsMax,
      idleTimeout: idleTimeoutMs,
      workerData,
      ...(heapMiBMax === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMiBMax } }),
      // Spinning between tasks would only use CPU, since tasks are long.
      atomics: 'disabled',
      recordTiming: false,
    });
    pool.on('workerCreate', ({ id }: { id: number }) => this.#loadedThreadIds.add(id));
    pool.on('workerDestroy', ({ id }: { id: number }) => this.#loadedThreadIds.delete(id));
    pool.on('error', (error: Error) => {
      log.warn({ reason: error.message }, 'worker thread could not start');
      for (const timeLimit of this.#timeLimits) timeLimit.failUnlessStarted(error.message);
    });
    return pool;
  }

  async #runInThread<Task, Result>(task: Task): Promise<ThreadReply<Result>> {
    const { taskTimeoutMs, log } = this.#options;
    this.#pool ??= this.#open();
    const pool = await this.#pool;
    if (this.#isClosed) throw closingError();
    const unstartedError = Promise.withResolvers<never>();
    const abortController = new AbortController();
    const timeLimit = new TaskTimeLimit(taskTimeoutMs, {
      // The task is not aborted, because Piscina would terminate a thread that may still be loading.
      onUnstarted: (reason) => unstartedError.reject(new ThreadEnded(`No worker thread could be started: ${reason}.`)),
      onTimeLimit: () => abortController.abort(`the task took longer than ${taskTimeoutMs} ms`),
    });
    this.#timeLimits.add(timeLimit);
    const message: ThreadMessage<Task> = { task, startedNs: timeLimit.startedNs };
    const result: Promise<ThreadReply<Result>> = pool.run(message, { signal: abortController.signal }).finally(() => {
      timeLimit.stop();
    });
    try {
      return await Promise.race([result, unstartedError.promise]);
    } catch (error) {
      if (this.#isClosed) throw closingError();
      const reason = abortController.signal.aborted ? String(abortController.signal.reason) : exitReason(error);
      if (reason === undefined) throw error;
      log.warn({ reason }, 'worker thread ended during a task');
      throw new ThreadEnded(`The worker thread of the task was terminated: ${reason}.`);
    } finally {
      this.#timeLimits.delete(timeLimit);
    }
  }
}

function closingError(): StorageUnavailable {
  return new StorageUnavailable('The server is closing.');
}

/** The first message of a thread says that its modules are loaded. */
async function waitUntilLoadedOrExited(thread: Worker): Promise<void> {
  await new Promise<void>((resolve) => {
    thread.once('message', resolve);
    thread.once('exit', resolve);
  });
}

function exitReason(error: unknown): string | undefined {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || /worker exited|Terminating worker/i.test(message) ? message : undefined;
}
