import type { Tx } from '../../../core/db/transaction.ts';
import type { Manifest } from '../bundle/manifest.ts';
import { putBundleFiles } from '../store/files.ts';
import { insertVersion, type NewVersion } from '../store/versions.ts';
import type { WriteContext } from './transition-request.ts';

/** Bundle whose files are stored. */
export interface StoredBundle {
  readonly manifest: Manifest;
  readonly digest: string;
  readonly files: readonly { readonly path: string; readonly hash: string; readonly size: number }[];
}

/** Initial state and scan of a new version. */
export type InitialVersionColumns = Pick<NewVersion, 'author_id' | 'state' | 'level'> &
  Partial<Pick<NewVersion, 'scan_policy' | 'scan_revision' | 'report' | 'report_sha256' | 'shown_at' | 'released_at'>>;

/** Keys of a stored version. */
export interface VersionKey {
  readonly n: number;
  readonly id: string;
  readonly slug: string;
  readonly version: string;
  readonly digest: string;
}

/** Inserts a version and its file list. Requires the locks of the game and the files. */
export async function storeVersion(
  tx: Tx,
  { manifest, digest, files }: StoredBundle,
  initialColumns: InitialVersionColumns,
  { nowMs, newId }: Pick<WriteContext, 'nowMs' | 'newId'>,
): Promise<VersionKey> {
  const key = { id: newId('ver_'), slug: manifest.slug, version: manifest.version, digest };
  await putBundleFiles(tx, digest, files);
  const n = await insertVersion(tx, {
    ...key,
    engine: manifest.engine,
    manifest: JSON.stringify(manifest),
    probes: 'not_run',
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    files: files.length,
    entrypoint: manifest.entrypoint,
    mode: manifest.mode,
    players_min: manifest.players.min,
    players_max: manifest.players.max,
    duration_seconds_max: manifest.limits.max_duration_seconds,
    scan_revision: 0,
    auto_release: 0,
    created_at: nowMs,
    ...initialColumns,
  });
  return { ...key, n };
}
