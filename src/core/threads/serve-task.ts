import { sharedMonotonicNs } from '../base/clock.ts';
import { StorageUnavailable } from '../db/transaction.ts';

/** Message of the pool to a worker thread. */
export interface ThreadMessage<Task> {
  readonly task: Task;
  /** Start of the task as `sharedMonotonicNs()` in eight bytes; 0 until the task starts. */
  readonly startedNs: SharedArrayBuffer;
}

/** Reply of a worker thread. Cloning loses the class of an error, so StorageUnavailable is sent as `unavailable`. */
export type ThreadReply<Result> = { readonly value: Result } | { readonly unavailable: string };

export type TaskHandler<Task, Result> = (message: ThreadMessage<Task>) => Promise<ThreadReply<Result>>;

/** Task handler of a worker thread, for the default export of its module. Results are cloned. */
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
