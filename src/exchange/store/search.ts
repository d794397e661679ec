import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { prepared, preparedVariants } from '../../core/db/prepared.ts';
import type { Tables } from '../../core/db/tables.ts';
import type { Db, Dialect } from '../../core/db/transaction.ts';
import { ftsQuery, tsQuery } from '../rules/search-query.ts';
import type { QueryWord } from '../rules/tokens.ts';
import { visibleTo } from './entries.ts';

/** What a search asks of the index. */
export interface IndexQuery {
  readonly words: readonly QueryWord[];
  readonly filters: readonly string[];
  /** Only entries whose creation has at most this position; null: all that are committed. */
  readonly snapshot: number | null;
  /** Whose hidden entries are found as well; null: nobody's. */
  readonly viewerId: string | null;
}

export interface Candidate {
  readonly n: number;
  readonly rank_tokens: string;
  /** 1 when resolved with an outcome or independently confirmed. */
  readonly is_proven: number;
}

/**
 * The newest public entries that match, newest first, at most `limit`. When there are that many with
 * the words as they stand, longer words that begin with the last one are not looked for: putting
 * together the lists of all of them takes long just where there is plenty without.
 */
export async function listCandidates(db: Db, requested: IndexQuery, limit: number): Promise<Candidate[]> {
  if (!requested.words.some((word) => word.prefix)) return listMatching(db, requested, limit);
  const whole = { ...requested, words: requested.words.map(({ token }) => ({ token, prefix: false })) };
  if (await mayMatch(db, whole, limit)) {
    const candidates = await listMatching(db, whole, limit);
    if (candidates.length === limit) return candidates;
  }
  return listMatching(db, requested, limit);
}

/**
 * Whether so many entries can match, hidden ones and those past the snapshot included. The embedded database counts
 * them in the index alone, for a tenth of the cost of reading them.
 */
async function mayMatch(db: Db, { words, filters }: IndexQuery, count: number): Promise<boolean> {
  if (db.dialect === 'postgres') return true;
  return (await db.first(indexedAt(db, { match: ftsQuery(words, filters), skipped: count - 1 }))) !== undefined;
}

const indexedAt = prepared((db: Db, { match, skipped }: { match: string; skipped: number }) =>
  db.query
    .selectFrom('exchange_search')
    .select('rowid')
    .where(sql<SqlBool>`exchange_search match ${match}`)
    .orderBy('rowid', 'desc')
    .limit(1)
    .offset(skipped),
);

function listMatching(db: Db, { words, filters, snapshot, viewerId }: IndexQuery, limit: number): Promise<Candidate[]> {
  const match = matchExpression(db.dialect, words, filters);
  const values = {
    limit,
    ...(match === null ? {} : { match }),
    ...(snapshot === null ? {} : { snapshot }),
    ...(viewerId === null ? {} : { viewerId }),
  };
  return db.all(candidates(db, values));
}

const candidates = preparedVariants(
  (db: Db, values: { limit: number; match?: string; snapshot?: number; viewerId?: string }) => {
    const { limit, match, snapshot, viewerId } = values;
    const query = matching(db, match ?? null)
      .select([
        'e.n',
        'e.rank_tokens',
        sql<number>`(e.status = 'resolved' or e.confirmation_count > 0)`.$castTo<number>().as('is_proven'),
      ])
      .where(visibleTo(viewerId ?? null))
      .limit(limit);
    return snapshot === undefined ? query : query.where(createdUpTo(db, snapshot));
  },
);

/** How many of these entries were created at or before the position: later pages will count only those. */
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

/** What the database's index is requested these words and filters; null: for everything. */
export function matchExpression(
  dialect: Dialect,
  words: readonly QueryWord[],
  filters: readonly string[],
): string | null {
  if (words.length === 0 && filters.length === 0) return null;
  return dialect === 'sqlite' ? ftsQuery(words, filters) : tsQuery(words, filters);
}

/** Entries that match an expression of `matchExpression`, newest first. */
export function matching(db: Db, match: string | null) {
  const entries = db.query.selectFrom('exchange_entry as e').orderBy('e.n', 'desc');
  if (match === null) return entries;
  if (db.dialect === 'postgres') return entries.where(sql<SqlBool>`e.search @@ ${match}::tsquery`);
  // A cross join keeps its order: the index yields keys newest first, and reading stops at the limit.
  const indexed = db.query
    .selectFrom('exchange_search')
    .crossJoin('exchange_entry as e')
    .whereRef('e.n', '=', 'exchange_search.rowid')
    .where(sql<SqlBool>`exchange_search match ${match}`)
    .orderBy('exchange_search.rowid', 'desc');
  return indexed as unknown as typeof entries;
}

// On the embedded database an entry's key is the position of its creation; on PostgreSQL the log knows it.
function createdUpTo(db: Db, position: number) {
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
