import type { Db, Tx } from '../../core/db/transaction.ts';

/** What stands of a game, as a purge would take it. */
export interface Holding {
  readonly versions: readonly { readonly version: string; readonly state: string; readonly digest: string }[];
  /** Hashes of the files that no other game has as well. */
  readonly files: readonly string[];
}

export async function readHolding(db: Db, slug: string): Promise<Holding> {
  const versions = await db.all(
    db.query
      .selectFrom('arcade_version')
      .select(['version', 'state', 'digest'])
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
      .where((any) =>
        any.not(
          any.exists(
            any
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

/** How many rows of rankings and open sessions a purge would touch. */
export async function countTouched(db: Db, slug: string): Promise<{ ranked: number; open: number }> {
  const ranked = await db.first(
    db.query
      .selectFrom('arcade_ranking')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('game_slug', '=', slug),
  );
  const open = await db.first(
    db.query
      .selectFrom('arcade_session')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('game_slug', '=', slug)
      .where('status', '<>', 'ended'),
  );
  return { ranked: Number(ranked?.count ?? 0), open: Number(open?.count ?? 0) };
}

/**
 * Takes everything that its author wrote: files, manifests, texts; and the game's rankings. Slug and
 * versions stay as tombstones, so that neither comes again as something else. The caller holds the
 * game's lock.
 */
export async function purgeGameRows(tx: Tx, slug: string, { versions, files }: Holding): Promise<void> {
  const digests = versions.map(({ digest }) => digest);
  if (digests.length > 0) await tx.run(tx.query.deleteFrom('arcade_bundle_file').where('digest', 'in', digests));
  for (const hash of files) await tx.run(tx.query.deleteFrom('arcade_file').where('hash', '=', hash));
  await tx.run(
    tx.query.updateTable('arcade_version').set({ state: 'purged', manifest: '{}' }).where('slug', '=', slug),
  );
  await tx.run(tx.query.deleteFrom('arcade_ranking').where('game_slug', '=', slug));
  const gone = { title: '', description: '', genre: '', stable_version: null, canary_version: null };
  await tx.run(tx.query.updateTable('arcade_game').set(gone).where('slug', '=', slug));
}

/** The game's row, its lock held: no version is added meanwhile. */
export function lockGame(tx: Tx, slug: string) {
  return tx.lock(tx.query.selectFrom('arcade_game').selectAll().where('slug', '=', slug));
}
