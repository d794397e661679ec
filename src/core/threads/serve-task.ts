import { sharedMonotonicNs } from '../base/clock.ts';
import { StorageUnavailable } from '../db/transaction.ts';

/** What a pool sends to one of its threads. */
export interface ThreadMessage<Task> {
  readonly task: Task;
  /** Eight bytes: `sharedMonotonicNs()` when the task began, 0 before; its time limit counts from there. */
  readonly startedNs: SharedArrayBuffer;
}

/** The response of a thread; its class is lost where an error is cloned, so `unavailable` carries a StorageUnavailable. */
export type ThreadReply<Result> = { readonly value: Result } | { readonly unavailable: string };

export type TaskHandler<Task, Result> = (message: ThreadMessage<Task>) => Promise<ThreadReply<Result>>;

/** The default export of a thread's module: runs tasks one after another; the result is cloned. */
export function serveTask<Task, Result>(run: (task: Task) => Result | Promise<Result>): TaskHandler<Task, Result> {
  return async ({ task, startedNs }) => {
    Atomics.store(new BigInt64Array(startedNs), 0, sharedMonotonicNs());
    try {
      return { value: await run(task) };
    } catch (error) {
      if (error instanceof StorageUnavailable) return { unavailable: error.message };
      throw error;
    }
  };
}
