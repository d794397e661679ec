import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../core/base/clock.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { StorageUnavailable } from '../../core/db/transaction.ts';
import { timeIn } from './backup-name.ts';
import type { BackupStore } from './backup-store.ts';

const retryMs = 300_000;

/** Makes a backup whenever the newest of the store is so old, until the process is told to end; one that fails is tried again. */
export async function repeatBackups(store: BackupStore, everyMs: number, act: () => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  while (!stopping.signal.aborted) {
    const waitMs = await backUpWhenDue(store, everyMs, act).catch(retryAfter(everyMs));
    await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
  }
}

/** Returns the time until the next one is due. */
async function backUpWhenDue(store: BackupStore, everyMs: number, act: () => Promise<void>): Promise<number> {
  const newestMs = timeIn((await store.list())[0]?.name ?? '') ?? 0;
  const waitMs = newestMs + everyMs - systemClock.nowMs();
  if (waitMs > 0) return Math.min(waitMs, everyMs);
  await act();
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
