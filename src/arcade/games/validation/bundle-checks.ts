import { type Clock, hourMs } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { Overloaded } from '../../../core/db/transaction.ts';
import { overloaded } from '../../../core/operation/errors.ts';
import { ThreadEnded, ThreadPool } from '../../../core/threads/thread-pool.ts';
import type { BundleInput, CheckedBundle } from '../bundle/check-bundle.ts';

/** Bundle checks in worker threads, so that parsing a script blocks no other request. */
export interface BundleChecks {
  /**
   * `key` identifies the bytes, such as their hash. Refuses with `overloaded` when the queue is full or the thread was
   * terminated. Bytes that terminated a thread within the last hour are refused without a check.
   */
  check(key: string, input: BundleInput): Promise<CheckedBundle | Refusal>;
  close(): Promise<void>;
}

export interface BundleChecksOptions {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Called with the duration of each completed check in seconds, including the wait for the thread. */
  readonly observe?: (seconds: number) => void;
  /** Shorter time limit for tests. */
  readonly taskTimeoutMs?: number;
}

const threadsMax = 1;
const queuedTasksMax = 8;
const defaultTaskTimeoutMs = 10_000;
const heapMiBMax = 512;
/** Threads start with the first task and stop after an idle minute. */
const idleTimeoutMs = 60_000;
const retryAfterSeconds = 10;
/**
 * Maximum number of remembered keys. Keys of inputs that terminated a thread are remembered, so that repeated uploads
 * of the same bytes do not terminate further threads.
 */
const terminatedKeysMax = 1_000;

export function openBundleChecks({
  clock,
  log,
  observe,
  taskTimeoutMs = defaultTaskTimeoutMs,
}: BundleChecksOptions): BundleChecks {
  const entry = new URL('./check-worker', import.meta.url);
  const pool = new ThreadPool({ entry, threadsMax, queuedTasksMax, taskTimeoutMs, heapMiBMax, idleTimeoutMs, log });
  const terminatedAtMsByKey = new Map<string, number>();
  return {
    async check(key, input) {
      const terminatedAtMs = terminatedAtMsByKey.get(key);
      if (terminatedAtMs !== undefined && clock.nowMs() - terminatedAtMs < hourMs) return refuseTerminatedCheck();
      try {
        const startMs = clock.monotonicMs();
        const result = await pool.run<BundleInput, CheckedBundle>(input);
        observe?.((clock.monotonicMs() - startMs) / 1_000);
        return result;
      } catch (error) {
        if (error instanceof ThreadEnded) {
          if (terminatedAtMsByKey.size >= terminatedKeysMax) terminatedAtMsByKey.clear();
          terminatedAtMsByKey.set(key, clock.nowMs());
          return refuseTerminatedCheck();
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

function refuseTerminatedCheck(): Refusal {
  return refuse(
    overloaded,
    'Checking this bundle exceeded the time or memory limit of this server; it may be valid. Retry later.',
    {
      retry_after_seconds: retryAfterSeconds,
    },
  );
}
