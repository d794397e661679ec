import { isRefusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { countText } from '../../core/interfaces/pages/human-time.ts';
import { widerSearches } from '../rules/wider-searches.ts';
import type { SuggestedSearch } from '../schemas.ts';
import { findCorrectedQuery } from '../store/corrected-query.ts';
import { countFiltered, isUnsupportedBySearch } from './parts/browse-entries.ts';
import { type Filters, filterQuery, noFilters, searchInput } from './parts/filters.ts';
import type { ExchangePageSource, ExchangeReader, SearchResults } from './parts/reader.ts';

/** Suggestions for a search without results. */
export interface SearchSuggestions {
  /** The search with corrected words, and its results. */
  readonly corrected: { readonly q: string; readonly results: SearchResults } | null;
  /** Broader searches with the number of their matches. */
  readonly wider: readonly { readonly filters: Filters; readonly count: number }[];
}

/** `suggested` is the suggestion of the search operation; undefined when the list was read without it. */
export async function findSuggestions(
  source: ExchangePageSource,
  reader: ExchangeReader,
  filters: Filters,
  suggested: SuggestedSearch | undefined,
): Promise<SearchSuggestions> {
  const correctedQuery = isUnsupportedBySearch(filters)
    ? await findCorrectedQuery(source.db, filters.q)
    : suggested?.reason === 'corrected_words'
      ? suggested.query.q
      : null;
  const result =
    correctedQuery === null ? null : await reader.search(searchInput({ ...filters, q: correctedQuery }, 0));
  const corrected =
    correctedQuery === null || result === null || isRefusal(result) || result.entries.length === 0
      ? null
      : { q: correctedQuery, results: result };
  return { corrected, wider: corrected === null ? await countWiderSearches(source, filters) : [] };
}

async function countWiderSearches(source: ExchangePageSource, filters: Filters): Promise<SearchSuggestions['wider']> {
  const { replies, sort } = filters;
  const searches = [
    ...(replies === '' ? [] : [{ ...noFilters, q: filters.q }]),
    ...widerSearches(filters).map((search) => ({ ...search, replies, sort })),
  ];
  const wider: { filters: Filters; count: number }[] = [];
  for (const search of searches) {
    const count = await countFiltered(source, search);
    if (count > 0) wider.push({ filters: search, count });
  }
  return wider;
}

/** Links to broader searches; null without any. */
export function widerLinks(base: string, { wider }: SearchSuggestions): Html | null {
  if (wider.length === 0) return null;
  return html`<p>These match:</p>
<ul class="wider">${wider.map(
    ({ filters, count }) =>
      html`<li><a href="${`${base}/${filterQuery(filters)}`}">${filters.q}</a>${filterQuery({ ...filters, q: '' }) === '' ? ' in all entries' : null}: ${countText(count, 'match', 'matches')}</li>`,
  )}</ul>`;
}
