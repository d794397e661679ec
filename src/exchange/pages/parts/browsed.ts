import { filterTokens, queryTokens } from '../../rules/tokens.ts';
import type { ListedEntry } from '../../schemas.ts';
import { type BrowseResult, countBrowsed, countedMax, type EntrySort, listBrowsed } from '../../store/browse.ts';
import { toListedEntry } from '../../store/entries.ts';
import { type Filters, pageEntries } from './filters.ts';
import type { ExchangePageSource } from './reader.ts';

interface BrowsedPage {
  readonly entries: readonly ListedEntry[];
  readonly next_cursor: number | null;
}

/** Whether the list is one that the operation `search` cannot give: another order, or only entries without a reply. */
export function isBrowsed({ sort, replies }: Filters): boolean {
  return sort !== '' || replies !== '';
}

/** Such a list; its cursor is an offset. */
export async function listForBrowsing(
  source: ExchangePageSource,
  filters: Filters,
  offset: number,
): Promise<BrowsedPage> {
  const browsed = browsedBy(filters);
  if (browsed === null || offset >= countedMax) return { entries: [], next_cursor: null };
  const order = (filters.sort === '' ? 'newest' : filters.sort) as EntrySort;
  const rows = await listBrowsed(source.db, browsed, order, { offset, limit: pageEntries + 1 });
  return {
    entries: rows.slice(0, pageEntries).map((row) => toListedEntry(row, null)),
    next_cursor: rows.length > pageEntries ? offset + pageEntries : null,
  };
}

/** How many entries the filters match, at most 1,000. */
export async function countFiltered({ db }: ExchangePageSource, filters: Filters): Promise<number> {
  const browsed = browsedBy(filters);
  return browsed === null ? 0 : countBrowsed(db, browsed);
}

/** Null when nothing can match. */
function browsedBy(filters: Filters): BrowseResult | null {
  const query = queryTokens(filters.q);
  const tokens = filterTokens(filters);
  if (tokens === null || (!query.empty && query.words.length === 0)) return null;
  return { words: query.words, filters: tokens, unanswered: filters.replies !== '' };
}
