import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';

/** Folders whose files start servers, browsers or databases under load: run after the rest, few at once. */
const heavyFolders = ['test/postgres/', 'test/browser/', 'test/faults/', 'test/races/', 'test/relay/kill/'];

/**
 * The test files below the given paths, or with a given text in their path; all files when nothing
 * is given. Paths are relative to the project's folder.
 */
export function selectFiles(filters: readonly string[]): string[] {
  const all = globSync('test/**/*.test.ts').sort();
  if (filters.length === 0) return all;
  return all.filter((file) => filters.some((filter) => matches(file, filter)));
}

export function isHeavy(file: string): boolean {
  return heavyFolders.some((folder) => file.startsWith(folder));
}

/** How many files run at once. */
export function concurrency(heavy: boolean): number {
  const cores = availableParallelism();
  return heavy ? Math.max(1, Math.floor(cores / 4)) : Math.max(2, cores);
}

/** How long one file may take. */
export function maxMsOf(heavy: boolean): number {
  return heavy ? 600_000 : 180_000;
}

function matches(file: string, filter: string): boolean {
  const path = relative('.', resolve(filter));
  return file === path || file.startsWith(`${path}/`) || file.includes(filter);
}
