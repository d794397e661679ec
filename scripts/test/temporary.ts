import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
const memoryBytesMin = 4 * 1024 ** 3;

/**
 * Creates the folder for all temporary files of a run: in memory where there is room, since a killed process loses
 * nothing there either, and tests of power failures record the calls. `remove` deletes what killed processes left.
 */
export function createRunFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(hasRoom(memoryFolder) ? memoryFolder : tmpdir(), 'rialto-tests-'));
  // The database server runs as another user when the tests run as root.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= memoryBytesMin;
  } catch {
    return false;
  }
}
