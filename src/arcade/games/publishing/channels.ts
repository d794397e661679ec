import type { Tx } from '../../../core/db/transaction.ts';
import type { VersionState } from '../rules/transitions.ts';
import { type GameRow, updateGame } from '../store/games.ts';
import type { DescribedVersion } from '../store/versions.ts';
import { skeletonOf } from './names.ts';

/**
 * Updates the channels of a game after a transition of one of its versions. The description comes from the manifest of
 * the stable version, or of the canary version if there is no stable one.
 */
export async function updateChannels(
  tx: Tx,
  game: Pick<GameRow, 'slug' | 'stable_version' | 'canary_version'>,
  version: Pick<DescribedVersion, 'version' | 'manifest'>,
  to: VersionState,
): Promise<void> {
  const isCanary = to === 'canary';
  const isStable = to === 'released';
  const updatesDescription = isStable || (isCanary && game.stable_version === null);
  await updateGame(tx, game.slug, {
    canary_version: isCanary ? version.version : without(game.canary_version, version.version),
    stable_version: isStable ? version.version : without(game.stable_version, version.version),
    ...(updatesDescription ? descriptionOf(version) : {}),
  });
}

function without(pointer: string | null, version: string): string | null {
  return pointer === version ? null : pointer;
}

function descriptionOf({ manifest: { title, description, genre } }: Pick<DescribedVersion, 'manifest'>) {
  return { title, description, genre, title_skeleton: skeletonOf(title) };
}
