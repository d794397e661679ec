import type { Db } from '../../core/db/transaction.ts';
import type { Manifest } from '../bundle/manifest.ts';

/** A version that agents may play: its manifest says how. */
export interface PlayableVersion {
  readonly slug: string;
  readonly version: string;
  readonly digest: string;
  readonly manifest: Manifest;
}

/** The stable version of a game, or the one asked for if it is in the canary or was released. */
export async function findPlayable(db: Db, slug: string, version: string | null): Promise<PlayableVersion | undefined> {
  const versions = db.query
    .selectFrom('arcade_version as v')
    .innerJoin('arcade_game as g', 'g.slug', 'v.slug')
    .select(['v.slug', 'v.version', 'v.digest', 'v.manifest'])
    .where('v.slug', '=', slug)
    .where('v.state', 'in', ['canary', 'released']);
  const row = await db.first(
    version === null
      ? versions.whereRef('v.version', '=', 'g.stable_version')
      : versions.where('v.version', '=', version),
  );
  return row === undefined ? undefined : { ...row, manifest: JSON.parse(row.manifest) as Manifest };
}

/** The game that is played when none is named: the oldest that has a stable version. */
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
