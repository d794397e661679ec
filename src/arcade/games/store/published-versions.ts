import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import * as transitions from '../rules/transitions.ts';

/**
 * SQL condition: the game version that the rows of `table` reference is published, so that its sessions may be public.
 */
export function referencesPublishedVersion(table: string): RawBuilder<boolean> {
  const [slug, version] = [sql.ref(`${table}.game_slug`), sql.ref(`${table}.game_version`)];
  return sql<boolean>`exists (select 1 from arcade_version as shown where shown.slug = ${slug} and shown.version = ${version} and shown.shown_at is not null and shown.state not in ('suspended', 'purged'))`;
}

/** Whether sessions on a game version may be public. */
export async function isPublishedVersion(db: Db | Tx, slug: string | null, version: string | null): Promise<boolean> {
  if (slug === null || version === null) return false;
  const row = await db.first(selectState(db, { slug, version }));
  return row !== undefined && transitions.isPublished(row);
}

const selectState = prepared(
  (db: Pick<Db, 'query' | 'dialect'>, { slug, version }: { slug: string; version: string }) =>
    db.query
      .selectFrom('arcade_version')
      .select(['state', 'shown_at'])
      .where('slug', '=', slug)
      .where('version', '=', version),
);
