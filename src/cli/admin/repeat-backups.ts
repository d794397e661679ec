import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../core/base/clock.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { StorageUnavailable } from '../../core/db/transaction.ts';
import { timeFromName } from './backup-name.ts';
import type { BackupStore } from './backup-store.ts';

const retryMs = 300_000;

/**
 * Makes a backup whenever the newest one is older than `everyMs`, until the process gets a signal. Failures are
 * retried.
 */
export async function repeatBackups(
  list: BackupStore['list'],
  everyMs: number,
  makeBackup: () => Promise<void>,
): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  while (!stopping.signal.aborted) {
    const waitMs = await backUpWhenDue(list, everyMs, makeBackup).catch(retryAfter(everyMs));
    await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
  }
}

/** Makes a backup if one is due; returns the time until the next. */
async function backUpWhenDue(list: BackupStore['list'], everyMs: number, backUp: () => Promise<void>): Promise<number> {
  const newestMs = timeFromName((await list())[0]?.name ?? '') ?? 0;
  const waitMs = newestMs + everyMs - systemClock.nowMs();
  if (waitMs > 0) return Math.min(waitMs, everyMs);
  await backUp();
  return everyMs;
}

function retryAfter(everyMs: number): (error: unknown) => number {
  return (error) => {
    if (!(error instanceof StartupError || error instanceof StorageUnavailable)) throw error;
    const waitMs = Math.min(retryMs, everyMs);
    console.error(`rialto: ${error.message} The next attempt is in ${Math.round(waitMs / 1000)} s.`);
    return waitMs;
  };
}
