/** A background job that runs repeatedly until it is stopped. */
export interface PeriodicTask {
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Runs the job `everyMs` after the previous run has ended. `stopping` is aborted by `stop`. Errors are passed to
 * `onError`; the next run is scheduled regardless.
 */
export function startPeriodicTask(
  everyMs: number,
  job: (stopping: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): PeriodicTask {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = job(stopping.signal).catch(onError).then(schedule);
    }, everyMs);
  };
  schedule();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
