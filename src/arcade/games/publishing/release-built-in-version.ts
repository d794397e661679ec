import type { Tx } from '../../../core/db/transaction.ts';
import type { Bundle } from '../bundle/read-bundle.ts';
import { putBundleFiles, restoreFiles } from '../store/files.ts';
import { lockOrInsertGame, updateGame } from '../store/games.ts';
import { findVersion } from '../store/versions.ts';
import { logTransition, replaceStableVersion } from './apply-transition.ts';
import { updateChannels } from './channels.ts';
import { skeletonOf } from './names.ts';
import { newGame } from './new-game.ts';
import { storeVersion } from './store-version.ts';
import { platform, type WriteContext } from './transition-request.ts';

export type BuiltInReleaseResult = 'released' | 'unchanged' | 'other_bundle' | 'other_author';

/**
 * Stores and releases a bundle that ships with the server. A version is immutable: if it is released already, only lost
 * files are restored. Concurrent calls on several nodes store it once.
 */
export async function releaseBuiltInVersion(
  tx: Tx,
  bundle: Bundle,
  writeContext: WriteContext,
): Promise<BuiltInReleaseResult> {
  const { manifest, digest } = bundle;
  const { slug, version } = manifest;
  const { nowMs } = writeContext;
  const game = await lockOrInsertGame(tx, newGame(manifest, null, nowMs));
  if (game.author_id !== null) return 'other_author';
  // Games stored by earlier versions have no skeletons.
  if (game.slug_skeleton === '')
    await updateGame(tx, slug, { slug_skeleton: skeletonOf(slug), title_skeleton: skeletonOf(game.title) });
  const existingVersion = await findVersion(tx, slug, version);
  if (existingVersion !== undefined && existingVersion.digest !== digest) return 'other_bundle';
  // The operator deleted its files.
  if (existingVersion?.state === 'purged') return 'unchanged';
  await restoreFiles(tx, bundle.files, nowMs);
  if (existingVersion !== undefined) {
    await putBundleFiles(tx, digest, bundle.files);
    return 'unchanged';
  }
  const files = bundle.files.map(({ path, hash, bytes }) => ({ path, hash, size: bytes.length }));
  const initialColumns = {
    author_id: null,
    state: 'released',
    level: 'server',
    shown_at: nowMs,
    released_at: nowMs,
  } as const;
  const versionKey = await storeVersion(tx, { manifest, digest, files }, initialColumns, writeContext);
  const request = { action: 'ship', actor: platform } as const;
  if (game.stable_version !== null) await replaceStableVersion(tx, game, request, writeContext);
  await updateChannels(tx, game, { ...versionKey, manifest }, 'released');
  await logTransition(tx, versionKey, { ...request, from: null, to: 'released' }, writeContext);
  return 'released';
}
