import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../core/base/clock.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { StorageUnavailable } from '../../core/db/transaction.ts';
import { timeMsFromName } from './backup-name.ts';
import type { BackupStore } from './backup-store.ts';

const retryMs = 300_000;

/**
 * Makes a backup whenever the newest one is older than `intervalMs`, until SIGINT or SIGTERM. Failures are retried.
 */
export async function repeatBackups(
  list: BackupStore['list'],
  intervalMs: number,
  backUp: () => Promise<void>,
): Promise<void> {
  const stopController = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopController.abort());
  while (!stopController.signal.aborted) {
    const waitMs = await backUpWhenDue(list, intervalMs, backUp).catch(retryAfter(intervalMs));
    await pause(waitMs, undefined, { signal: stopController.signal }).catch(() => {});
  }
}

/** Makes a backup if one is due; returns the milliseconds until the next check. */
async function backUpWhenDue(
  list: BackupStore['list'],
  intervalMs: number,
  backUp: () => Promise<void>,
): Promise<number> {
  const newestMs = timeMsFromName((await list())[0]?.name ?? '') ?? 0;
  const waitMs = newestMs + intervalMs - systemClock.nowMs();
  if (waitMs > 0) return Math.min(waitMs, intervalMs);
  await backUp();
  return intervalMs;
}

function retryAfter(intervalMs: number): (error: unknown) => number {
  return (error) => {
    if (!(error instanceof StartupError || error instanceof StorageUnavailable || isSystemError(error))) throw error;
    const waitMs = Math.min(retryMs, intervalMs);
    console.error(`rialto: ${error.message} The next attempt is in ${Math.round(waitMs / 1000)} s.`);
    return waitMs;
  };
}

/** Whether the file system or SQLite returned the error, such as on a full disk. */
function isSystemError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (error as NodeJS.ErrnoException).syscall !== undefined || error.name === 'SqliteError';
}
