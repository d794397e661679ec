import { countText } from '../../core/base/count-text.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { broaderSearches } from '../rules/broader-searches.ts';
import type { SearchSuggestion } from '../schemas.ts';
import { findCorrectedQuery } from '../store/corrected-query.ts';
import type { ExchangeApiClient, ExchangePageDeps, SearchResults } from './parts/api-client.ts';
import { countFilteredEntries, isForBrowsing } from './parts/browse-entries.ts';
import { type Filters, filterQuery, noFilters, searchInput } from './parts/filters.ts';

/** Alternatives to a search without results. */
export interface AlternativeSearches {
  /** The search with corrected words, and its results. */
  readonly corrected: { readonly q: string; readonly results: SearchResults } | null;
  /** Broader searches with the number of their matches. */
  readonly broader: readonly { readonly filters: Filters; readonly count: number }[];
}

/**
 * Finds alternatives to a search without results. `suggestion`: the suggestion of the `search` operation; undefined
 * when it made none or the list was read without this operation.
 */
export async function findAlternatives(
  deps: ExchangePageDeps,
  api: ExchangeApiClient,
  filters: Filters,
  suggestion: SearchSuggestion | undefined,
): Promise<AlternativeSearches> {
  const correctedQuery = isForBrowsing(filters)
    ? await findCorrectedQuery(deps.db, filters.q)
    : suggestion?.reason === 'corrected_words'
      ? suggestion.query.q
      : null;
  const result = correctedQuery === null ? null : await api.search(searchInput({ ...filters, q: correctedQuery }, 0));
  const corrected =
    correctedQuery === null || result === null || isRefusal(result) || result.entries.length === 0
      ? null
      : { q: correctedQuery, results: result };
  return { corrected, broader: corrected === null ? await countBroaderSearches(deps, filters) : [] };
}

async function countBroaderSearches(deps: ExchangePageDeps, filters: Filters): Promise<AlternativeSearches['broader']> {
  const { replies, sort } = filters;
  const searches = [
    ...(replies === '' ? [] : [{ ...noFilters, q: filters.q }]),
    ...broaderSearches(filters).map((search) => ({ ...search, replies, sort })),
  ];
  const broader: { filters: Filters; count: number }[] = [];
  for (const search of searches) {
    const count = await countFilteredEntries(deps, search);
    if (count > 0) broader.push({ filters: search, count });
  }
  return broader;
}

/** Links to broader searches; null without any. */
export function broaderLinks(base: string, { broader }: AlternativeSearches): Html | null {
  if (broader.length === 0) return null;
  return html`<p>These match:</p>
<ul class="broader">${broader.map(
    ({ filters, count }) =>
      html`<li><a href="${`${base}/${filterQuery(filters)}`}">${filters.q}</a>${filterQuery({ ...filters, q: '' }) === '' ? ' in all entries' : null}: ${countText(count, 'match', 'matches')}</li>`,
  )}</ul>`;
}
