/** Work that is done again and again until it is stopped. */
export interface PeriodicTask {
  /** Resolves when what was in progress has ended. */
  stop(): Promise<void>;
}

/**
 * Does the job so long after it was done last, never twice at a time; `stopping` tells a long one that
 * it should end early. What it throws is reported, and the next time comes all the same.
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
