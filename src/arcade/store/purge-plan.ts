import type { Db, Tx } from '../../core/db/transaction.ts';

/** Purge plan of a game: the records that a purge would delete. */
export interface PurgePlan {
  readonly versions: readonly {
    readonly n: number;
    readonly slug: string;
    readonly version: string;
    readonly state: string;
    readonly digest: string;
    readonly shown_at: number | null;
  }[];
  /** Hashes of files that no other game has. */
  readonly files: readonly string[];
}

export async function readPurgePlan(db: Db, slug: string): Promise<PurgePlan> {
  const versions = await db.all(
    db.query
      .selectFrom('arcade_version')
      .select(['n', 'slug', 'version', 'state', 'digest', 'shown_at'])
      .where('slug', '=', slug)
      .where('state', '<>', 'purged')
      .orderBy('n'),
  );
  const digests = versions.map(({ digest }) => digest);
  if (digests.length === 0) return { versions, files: [] };
  const files = await db.all(
    db.query
      .selectFrom('arcade_bundle_file as f')
      .select('f.hash')
      .distinct()
      .where('f.digest', 'in', digests)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('arcade_bundle_file as o')
              .select('o.hash')
              .whereRef('o.hash', '=', 'f.hash')
              .where('o.digest', 'not in', digests),
          ),
        ),
      )
      .orderBy('f.hash'),
  );
  return { versions, files: files.map(({ hash }) => hash) };
}

/** Number of ranking rows and open sessions that a purge would affect. */
export async function countAffectedRecords(
  db: Db,
  slug: string,
): Promise<{ rankingRows: number; openSessions: number }> {
  const rankingCount = await db.first(
    db.query
      .selectFrom('arcade_ranking')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('game_slug', '=', slug),
  );
  const sessionCount = await db.first(
    db.query
      .selectFrom('arcade_session')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('game_slug', '=', slug)
      .where('status', '<>', 'ended'),
  );
  return { rankingRows: Number(rankingCount?.count ?? 0), openSessions: Number(sessionCount?.count ?? 0) };
}

/** Deletes the rankings and duel ratings of a game. */
export async function deleteRankings(tx: Tx, slug: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('arcade_ranking').where('game_slug', '=', slug));
  await tx.run(tx.query.deleteFrom('arcade_duel_rating').where('game_slug', '=', slug));
}
