import { type Clock, dayMs } from '../core/base/clock.ts';
import type { Log } from '../core/base/log.ts';
import { type PeriodicTask, startPeriodicTask } from '../core/base/periodic-task.ts';
import type { Database } from '../core/db/transaction.ts';
import type { AcquisitionSource } from './rules/acquisition-sources.ts';
import { addAcquisitions } from './store/activity.ts';

const writeIntervalMs = 5_000;

/**
 * Counters of requests by acquisition source (the documents and the page through which agents find the arcade),
 * buffered in memory and written in batches. A crash loses the counts of the last seconds.
 */
export interface AcquisitionCounters {
  count(source: AcquisitionSource): void;
  /** Starts writing every few seconds. */
  start(): void;
  /** Writes the remaining counts. */
  stop(): Promise<void>;
}

export function createAcquisitionCounters({
  database,
  clock,
  log,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}): AcquisitionCounters {
  let counts = new Map<AcquisitionSource, number>();
  const add = (source: AcquisitionSource, count: number) => {
    counts.set(source, (counts.get(source) ?? 0) + count);
  };
  const write = async () => {
    if (counts.size === 0) return;
    const batch = counts;
    counts = new Map();
    try {
      await database.write((tx) => addAcquisitions(tx, Math.floor(clock.nowMs() / dayMs), batch));
    } catch (error) {
      for (const [source, count] of batch) add(source, count);
      throw error;
    }
  };
  const logFailure = (err: unknown) => log.warn({ err }, 'writing acquisition counters failed, retrying in 5 s');
  let writeTask: PeriodicTask | undefined;
  return {
    count: (source) => add(source, 1),
    start() {
      writeTask = startPeriodicTask(writeIntervalMs, write, logFailure);
    },
    async stop() {
      await writeTask?.stop();
      await write().catch((err: unknown) => log.warn({ err }, 'writing acquisition counters failed, counts dropped'));
    },
  };
}
