import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';

/** What may be shown: the canary and all that were ever released, until somebody takes them away. */
export const shownStates = ['canary', 'released', 'superseded', 'rolled_back'] as const;

/** A condition: the game version that the rows of `table` name may be shown, and so may what was played on it. */
export function ofShownVersion(table: string): RawBuilder<boolean> {
  const [slug, version] = [sql.ref(`${table}.game_slug`), sql.ref(`${table}.game_version`)];
  const states = sql.join(shownStates.map((state) => sql.lit(state)));
  return sql<boolean>`exists (select 1 from arcade_version as shown where shown.slug = ${slug} and shown.version = ${version} and shown.state in (${states}))`;
}

/** Whether what was played on a game version may be shown to everybody. */
export async function isShown(db: Db | Tx, slug: string | null, version: string | null): Promise<boolean> {
  if (slug === null || version === null) return false;
  const found = await db.first(stateOf(db, { slug, version }));
  return (shownStates as readonly string[]).includes(found?.state ?? '');
}

const stateOf = prepared((db: Pick<Db, 'query' | 'dialect'>, { slug, version }: { slug: string; version: string }) =>
  db.query.selectFrom('arcade_version').select('state').where('slug', '=', slug).where('version', '=', version),
);
