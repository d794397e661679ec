import type { MessagePort } from 'node:worker_threads';
import { StorageUnavailable } from '../db/transaction.ts';

/** What a pool sends to one of its threads. */
export interface ThreadMessage<Task> {
  readonly task: Task;
  /** Gets a message when the task has begun: its time limit counts from there. */
  readonly started: MessagePort;
}

/** The response of a thread; its class is lost where an error is cloned, so `unavailable` carries a StorageUnavailable. */
export type ThreadReply<Result> = { readonly value: Result } | { readonly unavailable: string };

export type TaskHandler<Task, Result> = (message: ThreadMessage<Task>) => Promise<ThreadReply<Result>>;

/** The default export of a thread's module: runs tasks one after another; the result is cloned. */
export function serveTask<Task, Result>(run: (task: Task) => Result | Promise<Result>): TaskHandler<Task, Result> {
  return async ({ task, started }) => {
    started.postMessage(null);
    started.close();
    try {
      return { value: await run(task) };
    } catch (error) {
      if (error instanceof StorageUnavailable) return { unavailable: error.message };
      throw error;
    }
  };
}
