import type { Db, Tx } from '../../../core/db/transaction.ts';
import { isInCanary } from '../../rules/canary-bucket.ts';
import { isPlayable } from '../rules/transitions.ts';
import { findGame } from './games.ts';
import { findVersion, type VersionWithManifest } from './versions.ts';

/**
 * Version for a session of the agent: the requested one; without a requested version, the canary for the agents of its
 * share, and for all agents if the game has no stable version, otherwise the stable one. Undefined when that version
 * does not exist or cannot be played.
 */
export async function findPlayableVersion(
  db: Db | Tx,
  slug: string,
  version: string | null,
  agentId: string,
): Promise<VersionWithManifest | undefined> {
  const candidate =
    version === null ? await findChannelVersion(db, slug, agentId) : await findVersion(db, slug, version);
  return candidate !== undefined && isPlayable(candidate) ? candidate : undefined;
}

async function findChannelVersion(
  db: Db | Tx,
  slug: string,
  agentId: string,
): Promise<VersionWithManifest | undefined> {
  const game = await findGame(db, slug);
  const canary = game?.canary_version == null ? undefined : await findVersion(db, slug, game.canary_version);
  if (canary === undefined || game?.stable_version == null)
    return canary ?? (game?.stable_version == null ? undefined : findVersion(db, slug, game.stable_version));
  const isSelected = isInCanary(slug, canary.version, agentId, canary.canary_percent ?? 0);
  return isSelected ? canary : findVersion(db, slug, game.stable_version);
}

/** Slug of the default game: the oldest game with a stable version. */
export async function findDefaultGame(db: Db): Promise<string | undefined> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_game')
      .select('slug')
      .where('stable_version', 'is not', null)
      .orderBy('created_at')
      .orderBy('slug')
      .limit(1),
  );
  return row?.slug;
}

/** Whether an engine build is frozen. */
export async function isFrozen(db: Db, build: string): Promise<boolean> {
  const row = await db.first(db.query.selectFrom('arcade_frozen_build').select('build').where('build', '=', build));
  return row !== undefined;
}
