import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { prepared, preparedVariants } from '../../core/db/prepared.ts';
import type { Tables } from '../../core/db/tables.ts';
import type { Db, Dialect } from '../../core/db/transaction.ts';
import { ftsQuery, tsQuery } from '../rules/search-query.ts';
import type { QueryWord } from '../rules/tokens.ts';
import { visibleTo } from './entries.ts';

/** Query of the search index. */
export interface IndexQuery {
  readonly words: readonly QueryWord[];
  /** Tokens of `filterTokens`. */
  readonly filters: readonly string[];
  /** Snapshot: only entries created at or before this position; null: all committed ones. */
  readonly snapshot: number | null;
  /** Account whose hidden entries are included; null: none. */
  readonly viewerId: string | null;
  /** Account that wrote the entries; null: any. */
  readonly authorId: string | null;
}

export interface Candidate {
  readonly n: number;
  readonly rank_tokens: string;
  /** 1: resolved with an outcome, or independently confirmed. */
  readonly is_proven: number;
}

/**
 * Newest matching entries that the viewer can see, at most `limit`. Prefix matches are used only when whole words yield
 * fewer entries, because merging the index lists of all longer words is slow for common prefixes.
 */
export async function listCandidates(db: Db, query: IndexQuery, limit: number): Promise<Candidate[]> {
  if (!query.words.some((word) => word.isPrefix)) return listMatchingEntries(db, query, limit);
  const wholeWords = { ...query, words: query.words.map(({ token }) => ({ token, isPrefix: false })) };
  if (await canMatch(db, wholeWords, limit)) {
    const candidates = await listMatchingEntries(db, wholeWords, limit);
    if (candidates.length === limit) return candidates;
  }
  return listMatchingEntries(db, query, limit);
}

/**
 * Whether at least `count` entries can match, including hidden ones and those after the snapshot. SQLite counts in
 * the index only, for a tenth of the cost of reading rows.
 */
async function canMatch(db: Db, { words, filters }: IndexQuery, count: number): Promise<boolean> {
  if (db.dialect === 'postgres') return true;
  return (await db.first(indexedRowAt(db, { match: ftsQuery(words, filters), skipped: count - 1 }))) !== undefined;
}

const indexedRowAt = prepared((db: Db, { match, skipped }: { match: string; skipped: number }) =>
  db.query
    .selectFrom('exchange_search')
    .select('rowid')
    .where(sql<SqlBool>`exchange_search match ${match}`)
    .orderBy('rowid', 'desc')
    .limit(1)
    .offset(skipped),
);

function listMatchingEntries(db: Db, query: IndexQuery, limit: number): Promise<Candidate[]> {
  const { words, filters, snapshot, viewerId, authorId } = query;
  const match = matchExpression(db.dialect, words, filters);
  const values = {
    limit,
    ...(match === null ? {} : { match }),
    ...(snapshot === null ? {} : { snapshot }),
    ...(viewerId === null ? {} : { viewerId }),
    ...(authorId === null ? {} : { authorId }),
  };
  return db.all(candidatesQuery(db, values));
}

interface CandidateValues {
  readonly limit: number;
  readonly match?: string;
  readonly snapshot?: number;
  readonly viewerId?: string;
  readonly authorId?: string;
}

const candidatesQuery = preparedVariants((db: Db, values: CandidateValues) => {
  const { limit, match, snapshot, viewerId, authorId } = values;
  const matchingEntries = selectMatchingEntries(db, match ?? null)
    .select([
      'e.n',
      'e.rank_tokens',
      sql<number>`(e.status = 'resolved' or e.confirmation_count > 0)`.$castTo<number>().as('is_proven'),
    ])
    .where(visibleTo(viewerId ?? null))
    .limit(limit);
  const query = authorId === undefined ? matchingEntries : matchingEntries.where('e.author_id', '=', authorId);
  return snapshot === undefined ? query : query.where(isCreatedUpTo(db, snapshot));
});

/** Number of these entries that were created at or before a position; the offset of the next page counts only these. */
export async function countCreatedUpTo(db: Db, keys: readonly number[], position: number): Promise<number> {
  if (keys.length === 0) return 0;
  if (db.dialect === 'sqlite') return keys.filter((n) => n <= position).length;
  const row = await db.first(
    db.query
      .selectFrom('exchange_event')
      .select((column) => column.fn.countAll<number>().as('count'))
      .where('insertion_id', 'in', keys)
      .where('position', '<=', position),
  );
  return Number(row?.count ?? 0);
}

/** Index expression for words and filters; null: no condition. */
export function matchExpression(
  dialect: Dialect,
  words: readonly QueryWord[],
  filters: readonly string[],
): string | null {
  if (words.length === 0 && filters.length === 0) return null;
  return dialect === 'sqlite' ? ftsQuery(words, filters) : tsQuery(words, filters);
}

/** Entries that match an expression of `matchExpression`, newest first. */
export function selectMatchingEntries(db: Db, match: string | null) {
  const entries = db.query.selectFrom('exchange_entry as e').orderBy('e.n', 'desc');
  if (match === null) return entries;
  if (db.dialect === 'postgres') return entries.where(sql<SqlBool>`e.search @@ ${match}::tsquery`);
  // A cross join fixes the join order: the index yields keys newest first, and reading stops at the limit.
  const indexedEntries = db.query
    .selectFrom('exchange_search')
    .crossJoin('exchange_entry as e')
    .whereRef('e.n', '=', 'exchange_search.rowid')
    .where(sql<SqlBool>`exchange_search match ${match}`)
    .orderBy('exchange_search.rowid', 'desc');
  return indexedEntries as unknown as typeof entries;
}

// On SQLite the key of an entry is the position of its creation; on PostgreSQL the position is in the event log.
function isCreatedUpTo(db: Db, position: number) {
  return (
    column: ExpressionBuilder<Tables & { e: Tables['exchange_entry'] }, 'e'>,
  ): ExpressionWrapper<Tables & { e: Tables['exchange_entry'] }, 'e', SqlBool> => {
    if (db.dialect === 'sqlite') return column('e.n', '<=', position);
    return column.exists(
      column
        .selectFrom('exchange_event as v')
        .select('v.insertion_id')
        .whereRef('v.insertion_id', '=', 'e.n')
        .where('v.position', '<=', position),
    );
  };
}
