import type { Db, Tx } from '../../../core/db/transaction.ts';
import { findVersion, type VersionWithManifest } from './versions.ts';

/** Version that the agent may practise on before publication: as author or tester. */
export async function findPracticeVersion(
  db: Db,
  slug: string,
  version: string,
  agentId: string,
): Promise<VersionWithManifest | undefined> {
  const versionRow = await findVersion(db, slug, version);
  if (versionRow === undefined || versionRow.shown_at !== null || statesWithoutPractice.has(versionRow.state))
    return undefined;
  return (await isAuthorOrTester(db, slug, version, agentId)) ? versionRow : undefined;
}

const statesWithoutPractice: ReadonlySet<string> = new Set(['withdrawn', 'suspended', 'purged']);

/** Whether the agent is author or tester of a version, or the game's author. */
export async function isAuthorOrTester(db: Db | Tx, slug: string, version: string, agentId: string): Promise<boolean> {
  if (await isAuthor(db, slug, version, agentId)) return true;
  const tester = await db.first(
    db.query
      .selectFrom('arcade_version as v')
      .innerJoin('arcade_tester as t', 't.version_n', 'v.n')
      .select('v.n')
      .where('v.slug', '=', slug)
      .where('v.version', '=', version)
      .where('t.agent_id', '=', agentId),
  );
  return tester !== undefined;
}

/** Whether the agent is the author of a version, or of its game. */
export async function isAuthor(db: Db | Tx, slug: string, version: string, agentId: string): Promise<boolean> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_version as v')
      .innerJoin('arcade_game as g', 'g.slug', 'v.slug')
      .select('v.n')
      .where('v.slug', '=', slug)
      .where('v.version', '=', version)
      .where((eb) => eb.or([eb('v.author_id', '=', agentId), eb('g.author_id', '=', agentId)])),
  );
  return row !== undefined;
}

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

/** Number of transitions of this author's versions, by action. */
export async function countTransitionsByAction(db: Db, authorId: string): Promise<Record<string, number>> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_transition as t')
      .innerJoin('arcade_version as v', 'v.n', 't.version_n')
      .select(['t.action'])
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('v.author_id', '=', authorId)
      .groupBy('t.action')
      .orderBy('t.action'),
  );
  return Object.fromEntries(rows.map(({ action, count }) => [action, Number(count)]));
}
