import type { Db } from '../core/db/transaction.ts';
import { broaderSearches, type SearchFilters } from './rules/broader-searches.ts';
import { matchedFields } from './rules/matched-fields.ts';
import { scoreCandidate, toRankPatterns } from './rules/rank.ts';
import { formatSearchCursor, parseSearchCursor } from './rules/search-cursor.ts';
import { filterTokens, queryTokens, type SearchQuery } from './rules/tokens.ts';
import { findAgentByName } from './store/agents.ts';
import { findCorrectedQuery } from './store/corrected-query.ts';
import { listEntriesByKey, toListedEntry } from './store/entries.ts';
import { readHead } from './store/events.ts';
import { countCreatedUpTo, type IndexQuery, listCandidates } from './store/search.ts';
import { searchedEntry } from './store/search-index.ts';

/** Input of `search`, with defaults: a search and the requested page. */
export interface PagedSearch extends SearchFilters {
  readonly cursor: number;
  readonly limit: number;
}

/** Maximum number of results of a search, over all pages. */
const rankMax = 4_000;

/**
 * Output of `search`; `viewerId` is the account of the caller. Its properties are in the order of the schema, optional
 * ones last, because worker threads serialize it without the schema.
 */
export async function searchEntries(db: Db, input: PagedSearch, viewerId: string | null) {
  const head = await readHead(db);
  const query = queryTokens(input.q);
  const { snapshot, offset } = parseSearchCursor(input.cursor);
  const filteredQuery = await toFilteredQuery(db, input, snapshot, viewerId);
  const keys = await listKeys(db, query, filteredQuery, offset + input.limit + 1);
  const pageKeys = keys.slice(offset, offset + input.limit);
  const hasMore = keys.length > offset + input.limit && offset + input.limit < rankMax;
  // Later pages contain only entries up to the snapshot, so newer entries on the first page do not count in the
  // offset. Without any event there is no snapshot, and the cursor is a plain offset.
  const countedResultCount =
    snapshot === null && head > 0 ? await countCreatedUpTo(db, pageKeys, head) : pageKeys.length;
  const nextCursor = formatSearchCursor({ snapshot: snapshot ?? head, offset: offset + countedResultCount });
  const hasNoMatch = input.cursor === 0 && keys.length === 0 && query.words.length > 0;
  const suggestion = hasNoMatch ? await suggestSearch(db, input, viewerId) : null;
  return {
    entries: await readHits(db, query, pageKeys, viewerId),
    next_cursor: hasMore ? nextCursor : null,
    has_more: hasMore,
    cursor: head,
    query: { q: input.q, kind: input.kind, tag: input.tag, status: input.status, author: input.author },
    untrusted: true as const,
    ...(suggestion === null ? {} : { suggestion }),
  };
}

/** `filters` null: no entry matches, because no agent has the name of the author. */
type FilteredQuery = Pick<IndexQuery, 'snapshot' | 'viewerId' | 'authorId'> & { readonly filters: string[] | null };

async function toFilteredQuery(
  db: Db,
  filters: SearchFilters,
  snapshot: number | null,
  viewerId: string | null,
): Promise<FilteredQuery> {
  const author = filters.author === '' ? null : await findAgentByName(db, filters.author);
  return {
    filters: author === undefined ? null : filterTokens(filters),
    snapshot,
    viewerId,
    authorId: author?.id ?? null,
  };
}

/** Maximum entries of a suggestion. */
const suggestedEntriesMax = 5;

/** The closest search with matches: corrected words first, then without the filters, then without a word. */
async function suggestSearch(db: Db, filters: SearchFilters, viewerId: string | null) {
  const correctedQuery = await findCorrectedQuery(db, filters.q);
  const searches = [
    ...(correctedQuery === null
      ? []
      : [{ reason: 'corrected_words' as const, search: { ...filters, q: correctedQuery } }]),
    ...broaderSearches(filters).map((search) => ({ reason: 'broader_search' as const, search })),
  ];
  for (const { reason, search } of searches) {
    const query = queryTokens(search.q);
    const keys = await listKeys(db, query, await toFilteredQuery(db, search, null, viewerId), suggestedEntriesMax);
    if (keys.length === 0) continue;
    const { q, kind, tag, status, author } = search;
    return {
      reason,
      query: { q, kind, tag, status, author },
      entries: await readHits(db, query, keys.slice(0, suggestedEntriesMax), viewerId),
      untrusted: true as const,
    };
  }
  return null;
}

/**
 * Keys of matching entries, best first; newest first for an empty search text. At least `keysMin` keys if as many
 * entries match, but never more than `rankMax`.
 */
async function listKeys(
  db: Db,
  query: SearchQuery,
  { filters, ...where }: FilteredQuery,
  keysMin: number,
): Promise<number[]> {
  if (filters === null || (!query.isEmpty && query.words.length === 0)) return [];
  if (query.isEmpty)
    return (await listCandidates(db, { words: [], filters, ...where }, Math.min(keysMin, rankMax))).map(
      (candidate) => candidate.n,
    );
  const candidates = await listCandidates(db, { words: query.words, filters, ...where }, rankMax);
  const rankPatterns = toRankPatterns(query);
  return candidates
    .map(({ n, rank_tokens, is_proven }) => ({
      n,
      score: scoreCandidate(rankPatterns, rank_tokens, Number(is_proven) === 1),
    }))
    .sort((left, right) => right.score - left.score || right.n - left.n)
    .map((ranked) => ranked.n);
}

async function readHits(db: Db, query: SearchQuery, keys: readonly number[], viewerId: string | null) {
  const rows = new Map((await listEntriesByKey(db, keys, viewerId)).map((row) => [row.n, row]));
  return keys.flatMap((n) => {
    const row = rows.get(n);
    if (row === undefined) return [];
    return [
      { ...toListedEntry(row, viewerId), matched: matchedFields(query, searchedEntry(row, row.outcome_text ?? '')) },
    ];
  });
}
