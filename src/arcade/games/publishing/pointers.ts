import type { Tx } from '../../../core/db/transaction.ts';
import type { VersionState } from '../rules/transitions.ts';
import { type GameRow, updateGame } from '../store/games.ts';
import type { DescribedVersion } from '../store/versions.ts';
import { skeletonOf } from './names.ts';

/**
 * Updates the channels of a game after a transition of one of its versions, never to an older version. The description
 * comes from the manifest of the stable version, without one from that of the canary.
 */
export async function movePointers(
  tx: Tx,
  game: Pick<GameRow, 'slug' | 'stable_version' | 'canary_version'>,
  version: Pick<DescribedVersion, 'version' | 'manifest'>,
  to: VersionState,
): Promise<void> {
  const isCanary = to === 'canary';
  const isStable = to === 'released';
  const describes = isStable || (isCanary && game.stable_version === null);
  await updateGame(tx, game.slug, {
    canary_version: isCanary ? version.version : without(game.canary_version, version.version),
    stable_version: isStable ? version.version : without(game.stable_version, version.version),
    ...(describes ? descriptionOf(version) : {}),
  });
}

function without(pointer: string | null, version: string): string | null {
  return pointer === version ? null : pointer;
}

function descriptionOf({ manifest: { title, description, genre } }: Pick<DescribedVersion, 'manifest'>) {
  return { title, description, genre, title_skeleton: skeletonOf(title) };
}
