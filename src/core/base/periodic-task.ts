/** A background job that runs repeatedly until it is stopped. */
export interface PeriodicTask {
  /** Schedules no further run; resolves when the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Runs the job `intervalMs` after the start and after the end of each run. `stop` aborts the signal that the job
 * receives. Errors are passed to `onError`; the next run is scheduled regardless.
 */
export function startPeriodicTask(
  intervalMs: number,
  job: (abortSignal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): PeriodicTask {
  const abortController = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (abortController.signal.aborted) return;
    timer = setTimeout(() => {
      currentRun = job(abortController.signal).catch(onError).then(schedule);
    }, intervalMs);
  };
  schedule();
  return {
    async stop() {
      abortController.abort();
      clearTimeout(timer);
      await currentRun;
    },
  };
}
