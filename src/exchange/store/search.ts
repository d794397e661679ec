import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.ts';
import type { Db } from '../../core/db/transaction.ts';
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
export async function listCandidates(db: Db, wanted: IndexQuery, limit: number): Promise<Candidate[]> {
  const whole = await listMatching(
    db,
    { ...wanted, words: wanted.words.map(({ token }) => ({ token, prefix: false })) },
    limit,
  );
  return whole.length === limit || !wanted.words.some((word) => word.prefix) ? whole : listMatching(db, wanted, limit);
}

function listMatching(db: Db, wanted: IndexQuery, limit: number): Promise<Candidate[]> {
  const candidates = matching(db, wanted)
    .select([
      'e.n',
      'e.rank_tokens',
      sql<number>`(e.status = 'resolved' or e.confirmation_count > 0)`.$castTo<number>().as('is_proven'),
    ])
    .where(visibleTo(wanted.viewerId))
    .limit(limit);
  return db.all(wanted.snapshot === null ? candidates : candidates.where(createdUpTo(db, wanted.snapshot)));
}

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

export function matching(db: Db, { words, filters }: IndexQuery) {
  const entries = db.query.selectFrom('exchange_entry as e').orderBy('e.n', 'desc');
  if (words.length === 0 && filters.length === 0) return entries;
  if (db.dialect === 'postgres') return entries.where(sql<SqlBool>`e.search @@ ${tsQuery(words, filters)}::tsquery`);
  // A cross join keeps its order: the index yields keys newest first, and reading stops at the limit.
  const indexed = db.query
    .selectFrom('exchange_search')
    .crossJoin('exchange_entry as e')
    .whereRef('e.n', '=', 'exchange_search.rowid')
    .where(sql<SqlBool>`exchange_search match ${ftsQuery(words, filters)}`)
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
