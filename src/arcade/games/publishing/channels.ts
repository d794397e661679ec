import type { Tx } from '../../../core/db/transaction.ts';
import type { VersionState } from '../rules/transitions.ts';
import { type GameRow, updateGame } from '../store/games.ts';
import type { VersionWithManifest } from '../store/versions.ts';
import { gameTextsOf } from './new-game.ts';

/**
 * Updates the channels of a game (`stable_version` and `canary_version`) after a transition of one of its versions. The
 * title, description and genre come from the manifest of the stable version, or of the canary version if there is no
 * stable one.
 */
export async function updateChannels(
  tx: Tx,
  game: Pick<GameRow, 'slug' | 'stable_version' | 'canary_version'>,
  version: Pick<VersionWithManifest, 'version' | 'manifest'>,
  to: VersionState,
): Promise<void> {
  const isCanary = to === 'canary';
  const isStable = to === 'released';
  const updatesDescription = isStable || (isCanary && game.stable_version === null);
  await updateGame(tx, game.slug, {
    canary_version: isCanary ? version.version : nullIfEqual(game.canary_version, version.version),
    stable_version: isStable ? version.version : nullIfEqual(game.stable_version, version.version),
    ...(updatesDescription ? gameTextsOf(version.manifest) : {}),
  });
}

function nullIfEqual(channelVersion: string | null, version: string): string | null {
  return channelVersion === version ? null : channelVersion;
}
