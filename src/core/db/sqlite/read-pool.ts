import type { StorageLog } from '../storage-observer.ts';
import { Overloaded, StorageUnavailable } from '../transaction.ts';
import { type ReadTask, ReadThread } from './read-thread.ts';

export interface ReadPoolOptions {
  /** The module that a worker starts with; it calls serveReads, or serveTasks where there is no folder. */
  readonly entry: URL;
  /** Where the embedded database is; null for threads that only compute. */
  readonly dataDir: string | null;
  readonly threads: number;
  /** Tasks that wait for a thread; one more is refused with Overloaded. */
  readonly queuedTasksMax: number;
  /** A task that runs longer is ended together with its thread. */
  readonly taskMs: number;
  readonly log: StorageLog;
}

/**
 * Runs long reads of the embedded database in threads with a connection of their own, one task a
 * thread at a time. Threads are started when they are needed; one that dies is replaced.
 */
export class ReadPool {
  readonly #options: ReadPoolOptions;
  readonly #idle: ReadThread[] = [];
  readonly #all = new Set<ReadThread>();
  #queue: ReadTask[] = [];
  #closed = false;

  constructor(options: ReadPoolOptions) {
    this.#options = options;
  }

  /**
   * Runs the handler of that name, on one snapshot of the database; argument and value are cloned. Throws Overloaded
   * past the queue's bound, StorageUnavailable when the thread died or took too long.
   */
  run(name: string, argument: unknown): Promise<unknown> {
    if (this.#closed) return Promise.reject(new StorageUnavailable('The database is closing.'));
    if (this.#queue.length >= this.#options.queuedTasksMax) {
      return Promise.reject(new Overloaded('Too many long reads are waiting.'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ name, argument, resolve, reject });
      this.#next();
    });
  }

  /** Ends all threads; tasks that wait or run are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#queue) task.reject(new StorageUnavailable('The database is closing.'));
    this.#queue = [];
    await Promise.all([...this.#all].map((thread) => thread.end('The database is closing.')));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const thread = this.#idle.pop() ?? this.#grow();
    const task = thread === undefined ? undefined : this.#queue.shift();
    if (thread === undefined || task === undefined) return;
    thread.run(task, this.#options.taskMs);
  }

  #grow(): ReadThread | undefined {
    const { entry, dataDir, threads, log } = this.#options;
    if (this.#all.size >= threads) return undefined;
    const thread = new ReadThread(entry, dataDir, {
      onIdle: () => {
        this.#idle.push(thread);
        this.#next();
      },
      onDead: (reason) => {
        this.#all.delete(thread);
        const index = this.#idle.indexOf(thread);
        if (index >= 0) this.#idle.splice(index, 1);
        if (this.#closed) return;
        log.warn({ reason }, 'a thread beside the event loop died');
        this.#next();
      },
    });
    this.#all.add(thread);
    return thread;
  }
}
