import { type Clock, minuteMs } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { type PeriodicTask, startPeriodicTask } from '../base/periodic-task.ts';
import type { Database, Tx } from '../db/transaction.ts';

const sweepIntervalMs = minuteMs;
const batchRowsMax = 200;
const batchesMax = 500;

/** Deletes expired rows, at most `limit`; returns how many it found. */
export type SweepStep = (tx: Tx, nowMs: number, limit: number) => Promise<number>;

export interface SweepDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Deletes expired rows at start and every minute. A transaction deletes at most 200 rows, and a sweep has at most 500
 * transactions per step. Any number of nodes may sweep concurrently.
 */
export function startRetentionSweep(
  deps: SweepDeps,
  steps: readonly SweepStep[],
  logFields: Readonly<Record<string, string>> = {},
): PeriodicTask {
  const abortController = new AbortController();
  const onError = (err: unknown) => deps.log.warn({ err, ...logFields }, 'retention sweep failed, retrying in 60 s');
  const initialSweep = sweep(deps, steps, abortController.signal).catch(onError);
  const periodicSweep = startPeriodicTask(sweepIntervalMs, (signal) => sweep(deps, steps, signal), onError);
  return {
    async stop() {
      abortController.abort();
      await Promise.all([initialSweep, periodicSweep.stop()]);
    },
  };
}

async function sweep(
  { database, clock }: SweepDeps,
  steps: readonly SweepStep[],
  stopSignal: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    for (let batch = 0; batch < batchesMax && !stopSignal.aborted; batch += 1) {
      const count = await database.write((tx) => step(tx, clock.nowMs(), batchRowsMax));
      if (count < batchRowsMax) break;
    }
  }
}
