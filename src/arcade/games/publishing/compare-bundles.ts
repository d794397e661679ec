import type { Db } from '../../../core/db/transaction.ts';
import { typeOf } from '../bundle/file-types.ts';
import { type ListedFile, listBundleFiles, readCompleteFile } from '../store/files.ts';

const diffBytesMax = 256 * 1024;

export interface FileChange {
  readonly path: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly bytes_before: number | null;
  readonly bytes_after: number | null;
  readonly in_diff: boolean;
}

export interface BundleComparison {
  /** Changed files, by path. */
  readonly changes: readonly FileChange[];
  /** Unified diff of the text files in `changes`, at most 256 KiB. */
  readonly diff: string;
}

/** Comparison of two bundles; depends only on their digests. */
export async function compareBundles(db: Db, beforeDigest: string, afterDigest: string): Promise<BundleComparison> {
  const before = byPath(await listBundleFiles(db, beforeDigest));
  const after = byPath(await listBundleFiles(db, afterDigest));
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const { openUnifiedDiff } = await import('../bundle/unified-diff.ts');
  const diff = openUnifiedDiff(diffBytesMax);
  const fileDiffs: string[] = [];
  const changes: FileChange[] = [];
  for (const path of paths) {
    const [oldFile, newFile] = [before.get(path), after.get(path)];
    if (oldFile?.hash === newFile?.hash) continue;
    const isDiffed = typeOf(path)?.isText === true && !diff.isFull;
    const fileDiff = isDiffed
      ? diff.add({ path, before: await textOf(db, oldFile), after: await textOf(db, newFile) })
      : null;
    if (fileDiff !== null) fileDiffs.push(fileDiff);
    changes.push({
      path,
      change: oldFile === undefined ? 'added' : newFile === undefined ? 'removed' : 'changed',
      bytes_before: oldFile?.bytes ?? null,
      bytes_after: newFile?.bytes ?? null,
      in_diff: fileDiff !== null,
    });
  }
  return { changes, diff: fileDiffs.join('') };
}

function byPath(files: readonly ListedFile[]): Map<string, ListedFile> {
  return new Map(files.map((file) => [file.path, file]));
}

async function textOf(db: Db, file: ListedFile | undefined): Promise<string | null> {
  if (file === undefined) return null;
  return (await readCompleteFile(db, file.hash)).toString('utf8');
}
