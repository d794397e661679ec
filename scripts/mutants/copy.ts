import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is the same for every copy, and much: linked. */
const linked = ['node_modules', '.node'];
/** What no test reads. */
const leftOut = new Set([...linked, '.git', 'data', 'dist', 'coverage']);

export interface Copy {
  readonly path: string;
  remove(): void;
}

/** A copy of the project as it is now, in a folder of its own: faults are planted there only. */
export function copyProject(root: string): Copy {
  const path = mkdtempSync(join(tmpdir(), 'rialto-mutants-'));
  for (const name of readdirSync(root)) {
    if (!leftOut.has(name)) cpSync(join(root, name), join(path, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of linked) {
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(path, name));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}
