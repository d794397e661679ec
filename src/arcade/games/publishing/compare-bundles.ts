import type { Db } from '../../../core/db/transaction.ts';
import { typeOf } from '../bundle/file-types.ts';
import { openUnifiedDiff } from '../bundle/unified-diff.ts';
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
  /** By path. */
  readonly changes: readonly FileChange[];
  /** Unified diff of the text files in `changes`, at most 256 KiB. */
  readonly diff: string;
}

/** Comparison of two bundles; depends only on their digests. */
export async function compareBundles(db: Db, beforeDigest: string, afterDigest: string): Promise<BundleComparison> {
  const before = byPath(await listBundleFiles(db, beforeDigest));
  const after = byPath(await listBundleFiles(db, afterDigest));
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const diff = openUnifiedDiff(diffBytesMax);
  const parts: string[] = [];
  const changes: FileChange[] = [];
  for (const path of paths) {
    const [old, now] = [before.get(path), after.get(path)];
    if (old?.hash === now?.hash) continue;
    const isReadable = typeOf(path)?.isText === true && !diff.isFull;
    const part = isReadable ? diff.add({ path, before: await textOf(db, old), after: await textOf(db, now) }) : null;
    if (part !== null) parts.push(part);
    changes.push({
      path,
      change: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
      bytes_before: old?.bytes ?? null,
      bytes_after: now?.bytes ?? null,
      in_diff: part !== null,
    });
  }
  return { changes, diff: parts.join('') };
}

function byPath(files: readonly ListedFile[]): Map<string, ListedFile> {
  return new Map(files.map((file) => [file.path, file]));
}

async function textOf(db: Db, file: ListedFile | undefined): Promise<string | null> {
  if (file === undefined) return null;
  return (await readCompleteFile(db, file.hash)).toString('utf8');
}
