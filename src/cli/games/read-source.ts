import { readFileSync, statSync } from 'node:fs';
import type { BundleInput } from '../../arcade/games/bundle/check-bundle.ts';
import { FolderTooLarge, readFolder } from '../../arcade/games/read-folder.ts';
import { UsageError } from '../usage-error.ts';

/** Larger than the limit of archives, so that the check itself reports slightly larger ones. */
const archiveBytesMax = 64 * 1024 * 1024;

/** Reads a bundle from an archive or a folder. Throws UsageError when it cannot be read. */
export function readSource(path: string): BundleInput {
  try {
    const { size, isFolder } = readStatus(path);
    if (isFolder) return { files: readFolder(path) };
    if (size > archiveBytesMax) throw new UsageError(`${path} is larger than the largest allowed archive.`);
    return { archive: readFileSync(path) };
  } catch (error) {
    throw toReadError(path, error);
  }
}

/** Reads the files of a folder. Throws UsageError when it cannot be read. */
export function readSourceFolder(path: string): ReturnType<typeof readFolder> {
  try {
    return readFolder(path);
  } catch (error) {
    throw toReadError(path, error);
  }
}

function readStatus(path: string): { readonly size: number; readonly isFolder: boolean } {
  const status = statSync(path);
  return { size: status.size, isFolder: status.isDirectory() };
}

function toReadError(path: string, error: unknown): unknown {
  if (error instanceof FolderTooLarge) return new UsageError(`${path}: ${error.message}`);
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new UsageError(`Cannot read ${path} (${code}).`);
}
