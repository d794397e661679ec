import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../../src/migrations.ts';

const fillMsMax = 30 * 60_000;
/** Must be incremented when the generated content changes. */
const fillVersion = 1;

/**
 * Data folder with this many entries, cached in the system's temporary folder until the schema or the fill version
 * changes. Filling takes some minutes for a million entries.
 */
export function filledFolder(entries: number, write: (text: string) => void): string {
  const cacheFolder = join(tmpdir(), 'rialto-bench-filled');
  const folder = join(cacheFolder, `${entries}-${version()}`);
  if (existsSync(folder)) return folder;
  removeOutdatedFolders(cacheFolder);
  const incomplete = `${folder}.incomplete`;
  rmSync(incomplete, { recursive: true, force: true });
  mkdirSync(incomplete, { recursive: true });
  write(`filling a database with ${entries.toLocaleString('en')} entries`);
  const startMs = performance.now();
  fillInProcess([incomplete, String(entries)]);
  renameSync(incomplete, folder);
  write(`filled in ${((performance.now() - startMs) / 1_000).toFixed(0)} s`);
  return folder;
}

/** Fills in a separate process, for at most half an hour. */
export function fillInProcess(args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'fill-process.ts'), ...args], {
    timeout: fillMsMax,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Filling the database failed.');
}

function version(): string {
  // Includes all modules, because a folder with other migrations cannot be opened.
  const schema = JSON.stringify(migrations.map((migration) => migration.statements('sqlite')));
  return createHash('sha256').update(`${fillVersion} ${schema}`).digest('hex').slice(0, 12);
}

function removeOutdatedFolders(cacheFolder: string): void {
  if (!existsSync(cacheFolder)) return;
  for (const name of readdirSync(cacheFolder))
    if (!name.includes(version())) rmSync(join(cacheFolder, name), { recursive: true, force: true });
}
