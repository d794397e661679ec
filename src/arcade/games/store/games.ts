import { sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { GameTable } from '../tables.ts';

export type GameRow = GameTable;

/** Locked row of a game, inserted if it is the first of its slug. */
export async function lockOrInsertGame(tx: Tx, row: GameRow): Promise<GameRow> {
  const insert = tx.query.insertInto('arcade_game').values(row);
  await tx.run(insert.onConflict((conflict) => conflict.doNothing()));
  const game = await lockGame(tx, row.slug);
  if (game === undefined) throw new Error('The row of a new game is missing.');
  return game;
}

/** Row of a game, locked until the end of the transaction; the lock also protects its versions. */
export function lockGame(tx: Tx, slug: string): Promise<GameRow | undefined> {
  return tx.lock(tx.query.selectFrom('arcade_game').selectAll().where('slug', '=', slug));
}

/**
 * Locks a game against changes of its versions' states, but not against other holders of this lock. A session created
 * under it is open before such a change, which can void it, or has the terms after the change.
 */
export async function lockGameShared(tx: Tx, slug: string): Promise<void> {
  await tx.lock(tx.query.selectFrom('arcade_game').select('slug').where('slug', '=', slug), 'key share');
}

export function findGame(db: Db | Tx, slug: string): Promise<GameRow | undefined> {
  return db.first(db.query.selectFrom('arcade_game').selectAll().where('slug', '=', slug));
}

export async function updateGame(tx: Tx, slug: string, columns: Updateable<GameTable>): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_game').set(columns).where('slug', '=', slug));
}

/** Slug of a published game of another author whose slug or title has one of these skeletons. */
export async function findSimilarGame(
  db: Db | Tx,
  { slug, authorId, skeletons }: { slug: string; authorId: string | null; skeletons: readonly string[] },
): Promise<string | undefined> {
  const nonEmptySkeletons = skeletons.filter((skeleton) => skeleton !== '');
  if (nonEmptySkeletons.length === 0) return undefined;
  const row = await db.first(
    db.query
      .selectFrom('arcade_game as g')
      .select('g.slug')
      .where('g.slug', '<>', slug)
      .where((eb) =>
        eb.or([eb('g.slug_skeleton', 'in', nonEmptySkeletons), eb('g.title_skeleton', 'in', nonEmptySkeletons)]),
      )
      .where((eb) => eb.or([eb('g.author_id', 'is', null), eb('g.author_id', '<>', authorId ?? '')]))
      .where((eb) => eb.exists(publishedVersions(db).where('v.slug', '=', sql.ref<string>('g.slug'))))
      .orderBy('g.slug')
      .limit(1),
  );
  return row?.slug;
}

/** Whether the game has a page: one of its versions is published. */
export async function hasPublishedVersion(
  db: Db,
  { slug, stable_version, canary_version }: Pick<GameRow, 'slug' | 'stable_version' | 'canary_version'>,
): Promise<boolean> {
  if (stable_version !== null || canary_version !== null) return true;
  return (await db.first(publishedVersions(db).where('v.slug', '=', slug).limit(1))) !== undefined;
}

function publishedVersions({ query }: Pick<Db, 'query'>) {
  return query
    .selectFrom('arcade_version as v')
    .select('v.n')
    .where('v.shown_at', 'is not', null)
    .where('v.state', 'not in', ['suspended', 'purged']);
}

export async function countGamesOf(db: Db | Tx, authorId: string): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_game')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('author_id', '=', authorId),
  );
  return Number(row?.count ?? 0);
}

export function listGamesOf(db: Db, authorId: string, afterSlug: string, limit: number): Promise<GameRow[]> {
  return db.all(
    db.query
      .selectFrom('arcade_game')
      .selectAll()
      .where('author_id', '=', authorId)
      .where('slug', '>', afterSlug)
      .orderBy('slug')
      .limit(limit),
  );
}

/** Titles of games by slug. */
export async function listTitles(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.all(db.query.selectFrom('arcade_game').select(['slug', 'title']).where('slug', 'in', slugs));
  return new Map(rows.map(({ slug, title }) => [slug, title]));
}
