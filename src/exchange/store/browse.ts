import type { Db } from '../../core/db/transaction.ts';
import type { QueryWord } from '../rules/tokens.ts';
import { type EntryRow, listEntriesByKey, visibleTo } from './entries.ts';
import { matchExpression, matching } from './search.ts';

/** Orders that people may choose beside the order of a search. */
export type EntrySort = 'newest' | 'replies' | 'confirmed';

export interface BrowseResult {
  readonly words: readonly QueryWord[];
  readonly filters: readonly string[];
  /** Only entries without a reply. */
  readonly unanswered: boolean;
  /** Only entries of this account; null: of all. */
  readonly authorId: string | null;
}

/** Sorting and counting go no further than the newest of the matching entries: neither needs an index of its own. */
export const countedMax = 1_000;

/**
 * Public entries that match, at most `limit` from `offset` on, out of the newest 1,000 that do. Without words those
 * of test accounts are left out. An offset may show an entry again when the order changes between two pages.
 */
export async function listBrowsed(
  db: Db,
  browsed: BrowseResult,
  order: EntrySort,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<EntryRow[]> {
  const rows = await db.all(
    db.query
      .selectFrom(newestMatching(db, browsed).select(['e.n', 'e.confirmation_count', 'e.reply_count']).as('m'))
      .select('m.n')
      .orderBy(columnOf[order], 'desc')
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

const columnOf = { newest: 'm.n', replies: 'm.reply_count', confirmed: 'm.confirmation_count' } as const;

/** How many entries match, at most 1,000. */
export async function countBrowsed(db: Db, browsed: BrowseResult): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom(newestMatching(db, browsed).select('e.n').as('m'))
      .select((column) => column.fn.countAll<number>().as('count')),
  );
  return Number(row?.count ?? 0);
}

function newestMatching(db: Db, { words, filters, unanswered, authorId }: BrowseResult) {
  const entries = matching(db, matchExpression(db.dialect, words, filters))
    .where(visibleTo(null))
    .limit(countedMax);
  const own = authorId === null ? entries : entries.where('e.author_id', '=', authorId);
  const view = words.length > 0 || authorId !== null ? own : own.where('e.is_test', '=', 0);
  return unanswered ? view.where('e.reply_count', '=', 0) : view;
}

/** Entries whose words are offered for a mistyped one. */
const knownEntriesMax = 2_000;

/** The rank tokens of the newest public entries, those of test accounts left out. */
export async function listKnownTokens(db: Db): Promise<string[]> {
  const rows = await db.all(
    db.query
      .selectFrom('exchange_entry')
      .select('rank_tokens')
      .where('is_test', '=', 0)
      .where('hidden_at', 'is', null)
      .orderBy('n', 'desc')
      .limit(knownEntriesMax),
  );
  return rows.map((row) => row.rank_tokens);
}
