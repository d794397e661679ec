import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';

/** Folders with resource-intensive test files, which never run concurrently. */
const heavyFolders = ['test/postgres/', 'test/browser/', 'test/faults/', 'test/races/', 'test/relay/kill/'];

/**
 * Test files below the filter paths or with a filter text in their path; all files without filters.
 * Paths are relative to the project's folder.
 */
export function selectFiles(filters: readonly string[]): string[] {
  const allFiles = globSync('test/**/*.test.ts').sort();
  if (filters.length === 0) return allFiles;
  return allFiles.filter((file) => filters.some((filter) => matches(file, filter)));
}

export function isHeavy(file: string): boolean {
  return heavyFolders.some((folder) => file.startsWith(folder));
}

/** Number of concurrent test files: one more than processor cores, because many tests wait for timers; at least three. */
export function concurrency(): number {
  return Math.max(2, availableParallelism()) + 1;
}

/** Timeout of a file. */
export function maxMsOf(heavy: boolean): number {
  return heavy ? 900_000 : 600_000;
}

/**
 * Whether a file runs in a separate process. Its first line then states the reason:
 * `// Own process: ...`.
 */
export function needsOwnProcess(file: string): boolean {
  return firstLineOf(file).startsWith('// Own process: ');
}

/** Reason why a file takes more than 15 s, as stated in its first line: `// Slow: ...` or `// Own process: ...`. */
export function slowReason(file: string): string | undefined {
  return /^\/\/ (?:Own process|Slow): (.+)/.exec(firstLineOf(file))?.[1];
}

function firstLineOf(file: string): string {
  return readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
}

/** Whether a file matches a filter: a path, the name of a folder below test/, or a text in the path. */
function matches(file: string, filter: string): boolean {
  const path = relative('.', resolve(filter));
  if (file === path || file.startsWith(`${path}/`)) return true;
  if (!existsSync(`test/${filter}`)) return file.includes(filter);
  return file.startsWith(`test/${filter}/`) || file === `test/${filter}.test.ts`;
}
