import type { Db } from '../../core/db/transaction.ts';
import { findStableVersion, findVersion, type GameVersion } from './bundles.ts';
import { shownStates } from './shown-versions.ts';

const playableStates: ReadonlySet<string> = new Set(['canary', 'released']);

export function isPublicVersion({ state }: Pick<GameVersion, 'state'>): boolean {
  return (shownStates as readonly string[]).includes(state);
}

/** The stable version of a game, or the one asked for if it may be played. */
export async function findPlayable(db: Db, slug: string, version: string | null): Promise<GameVersion | undefined> {
  const found = version === null ? await findStableVersion(db, slug) : await findVersion(db, slug, version);
  return found !== undefined && playableStates.has(found.state) ? found : undefined;
}

/** The game that is played when none is named: the first that got a stable version. */
export async function findFirstGame(db: Db): Promise<string | undefined> {
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

export async function isFrozen(db: Db, build: string): Promise<boolean> {
  const row = await db.first(db.query.selectFrom('arcade_frozen_build').select('build').where('build', '=', build));
  return row !== undefined;
}
