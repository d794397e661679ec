import { nodeHashing } from '../../engines/node-hashing.ts';
import type { RawFile } from './archive/read-archive.ts';
import { type BundleInput, type CheckedBundle, checkBundleBy } from './check-bundle.ts';
import { type BundleFile, hashFiles } from './digest.ts';
import type { Manifest } from './manifest.ts';
import type { Finding } from './report.ts';

export type { BundleFile, RawFile };

/** A bundle that passed every check. */
export interface Bundle {
  readonly manifest: Manifest;
  /** By path, manifest included. */
  readonly files: readonly BundleFile[];
  readonly digest: string;
}

export type ReadBundle =
  | { readonly ok: true; readonly bundle: Bundle }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Calls `checkBundleBy` with the SHA-256 function of Node. */
export function checkBundle(input: BundleInput): CheckedBundle {
  return checkBundleBy(input, nodeHashing);
}

/** Reads a built-in bundle, which may use reserved names; returns the findings if it is invalid. */
export function readBundle(files: readonly RawFile[]): ReadBundle {
  const { report } = checkBundleBy({ files }, { ...nodeHashing, isBuiltIn: true });
  const { manifest, digest, findings } = report;
  if (!report.ok || manifest === null || digest === null) return { ok: false, findings };
  return { ok: true, bundle: { manifest, files: hashFiles(files, nodeHashing.sha256), digest } };
}
