import { filterTokens, queryTokens } from '../../rules/tokens.ts';
import type { ListedEntry } from '../../schemas.ts';
import { findAgentByName } from '../../store/agents.ts';
import { type BrowseResult, countBrowsed, countedMax, type EntrySort, listBrowsed } from '../../store/browse.ts';
import { toListedEntry } from '../../store/entries.ts';
import { type Filters, pageEntries } from './filters.ts';
import type { ExchangePageSource } from './reader.ts';

interface BrowsedPage {
  readonly entries: readonly ListedEntry[];
  readonly next_cursor: number | null;
}

/** Whether the list is one that the operation `search` cannot give: another order, only entries without a reply or of an author. */
export function isBrowsed({ sort, replies, author }: Filters): boolean {
  return sort !== '' || replies !== '' || author !== '';
}

/** Such a list; its cursor is an offset. */
export async function listForBrowsing(
  source: ExchangePageSource,
  filters: Filters,
  offset: number,
): Promise<BrowsedPage> {
  const browsed = await browsedBy(source, filters);
  if (browsed === null || offset >= countedMax) return { entries: [], next_cursor: null };
  const order = (filters.sort === '' ? 'newest' : filters.sort) as EntrySort;
  const rows = await listBrowsed(source.db, browsed, order, { offset, limit: pageEntries + 1 });
  return {
    entries: rows.slice(0, pageEntries).map((row) => toListedEntry(row, null)),
    next_cursor: rows.length > pageEntries ? offset + pageEntries : null,
  };
}

/** How many entries the filters match, at most 1,000. */
export async function countFiltered(source: ExchangePageSource, filters: Filters): Promise<number> {
  const browsed = await browsedBy(source, filters);
  return browsed === null ? 0 : countBrowsed(source.db, browsed);
}

/** Null when nothing can match. */
async function browsedBy({ db }: ExchangePageSource, filters: Filters): Promise<BrowseResult | null> {
  const query = queryTokens(filters.q);
  const tokens = filterTokens(filters);
  if (tokens === null || (!query.empty && query.words.length === 0)) return null;
  const author = filters.author === '' ? null : await findAgentByName(db, filters.author);
  if (author === undefined) return null;
  return { words: query.words, filters: tokens, unanswered: filters.replies !== '', authorId: author?.id ?? null };
}
