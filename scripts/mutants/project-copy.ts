import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Large unchanged folders, which are linked instead of copied. */
const linkedFolders = ['node_modules', '.node'];
/** Linked folders, and folders that no test reads. */
const excludedNames = new Set([...linkedFolders, '.git', 'data', 'dist', 'coverage']);

export interface ProjectCopy {
  readonly path: string;
  remove(): void;
}

/** Copies the project to a temporary folder, where mutations are applied. */
export function copyProject(root: string): ProjectCopy {
  const path = mkdtempSync(join(tmpdir(), 'rialto-mutants-'));
  for (const name of readdirSync(root)) {
    if (!excludedNames.has(name))
      cpSync(join(root, name), join(path, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of linkedFolders) {
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(path, name));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}
