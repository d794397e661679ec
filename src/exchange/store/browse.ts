import type { Db } from '../../core/db/transaction.ts';
import type { QueryWord } from '../rules/tokens.ts';
import { type EntryRow, listEntriesByKey, visibleTo } from './entries.ts';
import { matchExpression, selectMatchingEntries } from './search.ts';

/** Sort orders besides the relevance of a search. */
export type EntrySort = 'newest' | 'replies' | 'confirmed';

export interface BrowseFilter {
  readonly words: readonly QueryWord[];
  /** Tokens of `filterTokens`. */
  readonly filters: readonly string[];
  /** Whether to list only entries without replies. */
  readonly isUnanswered: boolean;
  /** Account whose entries are listed; null: all. */
  readonly authorId: string | null;
}

/** Limit of entries to sort and count, so that neither needs an index. */
export const matchCountMax = 1_000;

/**
 * Matching public entries, `limit` from `offset`, among the newest 1,000 matches. Without words and without an author,
 * test accounts are excluded. Pages can repeat or omit an entry when the order changes between them.
 */
export async function browseEntries(
  db: Db,
  browseFilter: BrowseFilter,
  order: EntrySort,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<EntryRow[]> {
  const rows = await db.all(
    db.query
      .selectFrom(
        selectNewestMatches(db, browseFilter).select(['e.n', 'e.confirmation_count', 'e.reply_count']).as('m'),
      )
      .select('m.n')
      .orderBy(sortColumns[order], 'desc')
      .orderBy('m.n', 'desc')
      .offset(offset)
      .limit(limit),
  );
  const entries = new Map(
    (
      await listEntriesByKey(
        db,
        rows.map(({ n }) => n),
        null,
      )
    ).map((row) => [row.n, row]),
  );
  return rows.flatMap(({ n }) => entries.get(n) ?? []);
}

const sortColumns = { newest: 'm.n', replies: 'm.reply_count', confirmed: 'm.confirmation_count' } as const;

/** Number of matching entries, at most 1,000. */
export async function countBrowseMatches(db: Db, browseFilter: BrowseFilter): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom(selectNewestMatches(db, browseFilter).select('e.n').as('m'))
      .select((column) => column.fn.countAll<number>().as('count')),
  );
  return Number(row?.count ?? 0);
}

function selectNewestMatches(db: Db, { words, filters, isUnanswered, authorId }: BrowseFilter) {
  const entries = selectMatchingEntries(db, matchExpression(db.dialect, words, filters))
    .where(visibleTo(null))
    .limit(matchCountMax);
  const authorEntries = authorId === null ? entries : entries.where('e.author_id', '=', authorId);
  const listedEntries =
    words.length > 0 || authorId !== null ? authorEntries : authorEntries.where('e.is_test', '=', 0);
  return isUnanswered ? listedEntries.where('e.reply_count', '=', 0) : listedEntries;
}

/** Number of entries whose words are used for corrections. */
const correctionEntriesMax = 2_000;

/** Rank tokens of the newest public entries, without test accounts. */
export async function listRecentRankTokens(db: Db): Promise<string[]> {
  const rows = await db.all(
    db.query
      .selectFrom('exchange_entry')
      .select('rank_tokens')
      .where('is_test', '=', 0)
      .where('hidden_at', 'is', null)
      .orderBy('n', 'desc')
      .limit(correctionEntriesMax),
  );
  return rows.map((row) => row.rank_tokens);
}
