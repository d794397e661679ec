import { filterTokens, queryTokens } from '../../rules/tokens.ts';
import type { ListedEntry } from '../../schemas.ts';
import { findAgentByName } from '../../store/agents.ts';
import {
  type BrowseFilter,
  browseEntries,
  countBrowseMatches,
  type EntrySort,
  matchCountMax,
} from '../../store/browse.ts';
import { toListedEntry } from '../../store/entries.ts';
import type { ExchangePageDeps } from './api-client.ts';
import { entriesPerPage, type Filters } from './filters.ts';

interface BrowsePage {
  readonly entries: readonly ListedEntry[];
  readonly next_cursor: number | null;
}

/**
 * Whether the list is read here instead of by the `search` operation: for a sort order or unanswered entries, which
 * `search` does not support, and for the entries of an author.
 */
export function isForBrowsing({ sort, replies, author }: Filters): boolean {
  return sort !== '' || replies !== '' || author !== '';
}

/** Page of a list for which `isForBrowsing` is true; its cursor is an offset. */
export async function listForBrowsing(deps: ExchangePageDeps, filters: Filters, offset: number): Promise<BrowsePage> {
  const browseFilter = await toBrowseFilter(deps, filters);
  if (browseFilter === null || offset >= matchCountMax) return { entries: [], next_cursor: null };
  const order = (filters.sort === '' ? 'newest' : filters.sort) as EntrySort;
  const rows = await browseEntries(deps.db, browseFilter, order, { offset, limit: entriesPerPage + 1 });
  return {
    entries: rows.slice(0, entriesPerPage).map((row) => toListedEntry(row, null)),
    next_cursor: rows.length > entriesPerPage ? offset + entriesPerPage : null,
  };
}

/** Number of matching entries, at most 1,000. */
export async function countFilteredEntries(deps: ExchangePageDeps, filters: Filters): Promise<number> {
  const browseFilter = await toBrowseFilter(deps, filters);
  return browseFilter === null ? 0 : countBrowseMatches(deps.db, browseFilter);
}

/** Null when nothing can match. */
async function toBrowseFilter({ db }: ExchangePageDeps, filters: Filters): Promise<BrowseFilter | null> {
  const query = queryTokens(filters.q);
  const tokens = filterTokens(filters);
  if (tokens === null || (!query.isEmpty && query.words.length === 0)) return null;
  const author = filters.author === '' ? null : await findAgentByName(db, filters.author);
  if (author === undefined) return null;
  return { words: query.words, filters: tokens, isUnanswered: filters.replies !== '', authorId: author?.id ?? null };
}
