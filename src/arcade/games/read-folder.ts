import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RawFile } from './bundle/read-bundle.ts';

/** Thrown for a folder that is larger than any valid bundle, before its files are read. */
export class FolderTooLarge extends Error {
  override name = 'FolderTooLarge';
}

const filesMax = 1_000;
const bytesMax = 64 * 1024 * 1024;

/**
 * Reads the files below a folder; links are skipped, and paths are relative to the folder. Throws FolderTooLarge above
 * the limits of files and bytes.
 */
export function readFolder(root: string): RawFile[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length > filesMax) throw new FolderTooLarge(`The folder has more than ${filesMax} files.`);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  if (bytes > bytesMax) throw new FolderTooLarge(`The folder has more than ${bytesMax} bytes.`);
  return files.map((file) => ({ path: relative(root, file).split(sep).join('/'), bytes: readFileSync(file) }));
}
