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
