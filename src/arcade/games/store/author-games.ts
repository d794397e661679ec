import type { Db } from '../../../core/db/transaction.ts';

/** Games of the agent, by slug, with all their versions, the newest version of each game first. */
export async function listGamesWithVersions(db: Db, authorId: string) {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_game as g')
      .leftJoin('arcade_version as v', 'v.slug', 'g.slug')
      .select(['g.slug', 'g.title', 'v.version', 'v.state'])
      .where('g.author_id', '=', authorId)
      .orderBy('g.slug')
      .orderBy('v.n', 'desc'),
  );
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].map((gameRows) => ({
    slug: gameRows[0]?.slug ?? '',
    title: gameRows[0]?.title ?? '',
    versions: gameRows.flatMap(({ version, state }) =>
      version === null || state === null ? [] : [{ version, state }],
    ),
    untrusted: true as const,
  }));
}
