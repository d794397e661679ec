import { Worker } from 'node:worker_threads';
import { StorageUnavailable } from '../transaction.ts';

/** What a worker sends back, one message a task. */
export type ReadAnswer =
  | { readonly value: unknown }
  | { readonly error: { readonly message: string; readonly unavailable: boolean } };

export interface ReadTask {
  readonly name: string;
  readonly argument: unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface ReadThreadListener {
  readonly onIdle: () => void;
  readonly onDead: (reason: string) => void;
}

/** One worker thread and the task that it runs. */
export class ReadThread {
  readonly #worker: Worker;
  readonly #listener: ReadThreadListener;
  #task: ReadTask | undefined;
  #timer: NodeJS.Timeout | undefined;
  #dead = false;

  constructor(entry: URL, dataDir: string | null, listener: ReadThreadListener) {
    this.#listener = listener;
    this.#worker = new Worker(entry, { workerData: { dataDir } });
    this.#worker.unref();
    this.#worker.on('message', (answer: ReadAnswer) => this.#take(answer));
    this.#worker.on('error', (error) => this.#die(error.message));
    this.#worker.on('exit', (code) => this.#die(`it exited with ${code}`));
  }

  run(task: ReadTask, taskMs: number): void {
    this.#task = task;
    this.#worker.ref();
    this.#timer = setTimeout(() => void this.end(`it took longer than ${taskMs} ms`), taskMs);
    try {
      this.#worker.postMessage({ name: task.name, argument: task.argument });
    } catch (error) {
      this.#settle((open) => open.reject(error));
    }
  }

  async end(reason: string): Promise<void> {
    this.#die(reason);
    await this.#worker.terminate();
  }

  #take(answer: ReadAnswer): void {
    this.#settle((task) => {
      if ('value' in answer) return task.resolve(answer.value);
      const { message, unavailable } = answer.error;
      task.reject(unavailable ? new StorageUnavailable(message) : new Error(message));
    });
  }

  #settle(act: (task: ReadTask) => void): void {
    const task = this.#task;
    if (task === undefined || this.#dead) return;
    this.#task = undefined;
    clearTimeout(this.#timer);
    this.#worker.unref();
    act(task);
    this.#listener.onIdle();
  }

  #die(reason: string): void {
    if (this.#dead) return;
    this.#dead = true;
    clearTimeout(this.#timer);
    this.#task?.reject(new StorageUnavailable(`The thread of a long read died: ${reason}.`));
    this.#task = undefined;
    this.#listener.onDead(reason);
  }
}
