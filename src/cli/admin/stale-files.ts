import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs, systemClock } from '../../core/base/clock.ts';

/** Longer than a backup takes. */
const staleMs = 2 * dayMs;

/** Removes temporary files in the folder that were last written two days ago, because a killed process left them. */
export function removeStaleFiles(folder: string, isTemporaryName: (name: string) => boolean): void {
  for (const name of readdirSync(folder).filter(isTemporaryName)) {
    const file = join(folder, name);
    const { mtimeMs, uid } = statSync(file, { throwIfNoEntry: false }) ?? {};
    // In the system's temporary folder, files of other users cannot be removed.
    const isOwn = uid === process.geteuid?.();
    if (mtimeMs !== undefined && isOwn && systemClock.nowMs() - mtimeMs > staleMs) rmSync(file, { force: true });
  }
}
