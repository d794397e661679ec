import { type SqlBool, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Db } from '../../core/db/transaction.ts';
import { ftsAnyQuery, tsAnyQuery } from '../rules/search-query.ts';
import { similarity, similarityProfile, similarityQuery } from '../rules/similar.ts';
import { listedEntry } from '../schemas.ts';
import { type EntryRow, listEntriesByKey, toListedEntry } from './entries.ts';

export const similarEntry = Type.Object({ ...listedEntry.properties, score: Type.Number({ minimum: 0, maximum: 1 }) });
type SimilarEntry = Static<typeof similarEntry>;

const candidatesMax = 50;
const shownEntriesMax = 5;
const scoreMin = 0.1;

interface Draft {
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
}

/** Up to five public entries similar to a draft, most similar first. */
export async function findSimilar(db: Db, draft: Draft): Promise<SimilarEntry[]> {
  const groups = similarityQuery(draft.title, draft.body, draft.tags);
  if (groups.length === 0) return [];
  const profile = similarityProfile(draft.title, draft.body, draft.tags);
  const rows = await listEntriesByKey(db, await listCandidateKeys(db, groups), null);
  return rows
    .map((row) => ({ row, score: similarity(profile, profileOf(row)) }))
    .filter(({ score }) => score >= scoreMin)
    .sort((left, right) => right.score - left.score || right.row.n - left.row.n)
    .slice(0, shownEntriesMax)
    .map(({ row, score }) => ({ ...toListedEntry(row, null), score }));
}

async function listCandidateKeys(db: Db, groups: readonly (readonly string[])[]): Promise<number[]> {
  const rows =
    db.dialect === 'sqlite'
      ? await db.all(
          db.query
            .selectFrom('exchange_search')
            .select('rowid as n')
            .where(sql<SqlBool>`exchange_search match ${ftsAnyQuery(groups)}`)
            .orderBy('rowid', 'desc')
            .limit(candidatesMax),
        )
      : await db.all(
          db.query
            .selectFrom('exchange_entry as e')
            .select('e.n')
            .where(sql<SqlBool>`e.search @@ ${tsAnyQuery(groups)}::tsquery`)
            .orderBy('e.n', 'desc')
            .limit(candidatesMax),
        );
  return rows.map((row) => row.n);
}

function profileOf(row: EntryRow) {
  return similarityProfile(row.title, row.body, JSON.parse(row.tags) as string[]);
}
