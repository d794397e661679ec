import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
const memoryBytesMin = 4 * 1024 ** 3;

/**
 * Creates the folder for all temporary files of a run, on tmpfs when it has enough space. Tests of durability work on
 * tmpfs too: files survive a killed process, and tests of power failures record the system calls. `remove` also deletes
 * files of killed processes.
 */
export function createRunFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(hasSpace(memoryFolder) ? memoryFolder : tmpdir(), 'rialto-tests-'));
  // The database server runs as another user when the tests run as root.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

function hasSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= memoryBytesMin;
  } catch {
    return false;
  }
}
