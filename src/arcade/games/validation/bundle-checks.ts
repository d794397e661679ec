import { type Clock, hourMs } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { Overloaded } from '../../../core/db/transaction.ts';
import { overloaded } from '../../../core/operation/errors.ts';
import { ThreadDied, ThreadPool } from '../../../core/threads/thread-pool.ts';
import type { BundleInput, CheckedBundle } from '../bundle/check-bundle.ts';

/** Checks bundles in a thread, so that no request waits for the parsing of another one's script. */
export interface BundleChecks {
  /**
   * `key` names the bytes, such as their hash. Refuses with `overloaded` when too many wait, when the thread was
   * ended, and at once for bytes that ended one within the last hour: that is no verdict.
   */
  check(key: string, input: BundleInput): Promise<CheckedBundle | Refusal>;
  close(): Promise<void>;
}

export interface BundleChecksOptions {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Called with the seconds that each report took. */
  readonly observe?: (seconds: number) => void;
  /** For tests: less patience. */
  readonly taskMs?: number;
}

const threads = 1;
const queuedTasksMax = 8;
const taskMsMax = 10_000;
const heapMbMax = 512;
/** Threads start with the first task and end after a minute without one. */
const idleMs = 60_000;
const retryAfterSeconds = 10;
/** Bytes that ended a thread, remembered so that the same upload cannot end one thread after another. */
const endMarkersMax = 1_000;

export function openBundleChecks({ clock, log, observe, taskMs = taskMsMax }: BundleChecksOptions): BundleChecks {
  const entry = new URL('./check-worker', import.meta.url);
  const pool = new ThreadPool({ entry, threads, queuedTasksMax, taskMs, heapMbMax, idleMs, log });
  const endedMs = new Map<string, number>();
  return {
    async check(key, input) {
      const earlier = endedMs.get(key);
      if (earlier !== undefined && clock.nowMs() - earlier < hourMs) return refuseEnded();
      try {
        const startMs = clock.monotonicMs();
        const checked = await pool.run<BundleInput, CheckedBundle>(input);
        observe?.((clock.monotonicMs() - startMs) / 1_000);
        return checked;
      } catch (error) {
        if (error instanceof ThreadDied) {
          if (endedMs.size >= endMarkersMax) endedMs.clear();
          endedMs.set(key, clock.nowMs());
          return refuseEnded();
        }
        if (error instanceof Overloaded)
          return refuse(overloaded, 'Too many bundles are waiting to be checked.', {
            retry_after_seconds: retryAfterSeconds,
          });
        throw error;
      }
    },
    close: () => pool.close(),
  };
}

function refuseEnded(): Refusal {
  return refuse(
    overloaded,
    'Checking this bundle exceeded the time limit of this server; it may be valid. Retry later.',
    {
      retry_after_seconds: retryAfterSeconds,
    },
  );
}
